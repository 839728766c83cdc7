import { type ReconcileDependencies, lookAtPayments } from '#services/orders/reconcile-payments.ts'

/** Does something again and again until told to stop. What goes wrong is reported, and tried again next time. */
export function every(ms: number, work: () => Promise<unknown>, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = work().catch(report)
  }
  const timer = setInterval(run, ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

const pauseMs = 15_000

/** Looks at payments again and again until told to stop, one round at a time. */
export function startLookingAtPayments(
  desk: ReconcileDependencies,
  report: (error: unknown) => void,
): () => Promise<void> {
  let round: Promise<void> | undefined
  const look = () => (round ??= lookAtPayments(desk).finally(() => (round = undefined)))
  return every(pauseMs, look, report)
}
