/**
 * Does something again and again until told to stop, one round at a time: while one takes longer than the pause, none
 * begins. What goes wrong is reported, and tried again the next time.
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
