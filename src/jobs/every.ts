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
