export type AutoResetEvent = ReturnType<typeof createAutoResetEvent>

/** Wakes the one that waits; set while nobody does, the next wait ends at once. */
export function createAutoResetEvent() {
  let isSet = false
  let wake: (() => void) | undefined
  return {
    set(): void {
      isSet = true
      wake?.()
    },
    /** Until it is set, which it may be already, or until the timeout. Resets it. */
    async wait(timeoutMs?: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = timeoutMs === undefined ? undefined : setTimeout(resolve, timeoutMs)
      wake = resolve
      if (!isSet) await promise
      isSet = false
      clearTimeout(timer)
    },
  }
}
