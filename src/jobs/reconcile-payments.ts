import { every } from '#jobs/every.ts'
import { type ReconcileDependencies, lookAtPayments } from '#services/orders/reconcile-payments.ts'

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
