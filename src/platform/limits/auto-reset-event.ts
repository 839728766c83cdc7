export interface AutoResetEvent {
  set(): void
  /** Until it is set, which it may be already, or until the timeout. Resets it. */
  wait(timeoutMs?: number): Promise<void>
}

/** Wakes the one that waits; set while nobody does, the next wait ends at once. */
export function createAutoResetEvent(): AutoResetEvent {
  let isSet = false
  let wake: (() => void) | undefined
  return {
    set() {
      isSet = true
      wake?.()
    },
    async wait(timeoutMs) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = timeoutMs === undefined ? undefined : setTimeout(resolve, timeoutMs)
      wake = resolve
      if (!isSet) await promise
      isSet = false
      clearTimeout(timer)
    },
  }
}
