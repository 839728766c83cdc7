import { type Log, textOf } from '#platform/telemetry/log.ts'
import { Unavailable } from '#core/result/unavailable.ts'

/**
 * Runs `work` at an interval until stopped. Runs never overlap: a tick during a run is skipped. Errors are reported,
 * and the next tick tries again.
 */
export function every(ms: number, work: () => Promise<unknown>, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work()
      .catch(report)
      .finally(() => (running = undefined))
  }
  const timer = setInterval(run, ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Outages of the database are left out, because the pool reports them once for all work. Statements that time out are
 * reported here.
 */
export function reportFailure(log: Log, work: string): (error: unknown) => void {
  return (error) => {
    if (error instanceof Unavailable && error.code === 'database_unavailable') return
    const cause = error instanceof Unavailable && error.cause instanceof Error ? error.cause.message : error
    log.error('background', 'Regular work failed.', { work, error: textOf(cause) })
  }
}
