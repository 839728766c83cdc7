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

/** An outage is told by the pool, once for all. A statement that took too long or waited for a lock is not one. */
export function reportFailure(log: (line: string) => void, name: string): (error: unknown) => void {
  return (error) => {
    if (error instanceof Unavailable && error.code === 'database_unavailable') return
    const cause = error instanceof Unavailable && error.cause instanceof Error ? error.cause.message : error
    log(`${name} failed: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`)
  }
}
