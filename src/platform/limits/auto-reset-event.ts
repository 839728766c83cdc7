export type AutoResetEvent = ReturnType<typeof createAutoResetEvent>

/** An event that wakes one waiting caller. If it is set while none is waiting, the next wait ends at once. */
export function createAutoResetEvent() {
  let isSet = false
  let wake: (() => void) | undefined
  return {
    set(): void {
      isSet = true
      wake?.()
    },
    /** Resolves when the event is set, or at the timeout, and resets the event. */
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
