export interface Bell {
  ring(): void
  /** Until it rings, or rang since the last time somebody waited; or for so long. */
  wait(ms?: number): Promise<void>
}

/** Wakes who waits for it, and remembers one ring while nobody does. */
export function createBell(): Bell {
  let hasRung = false
  let heard: (() => void) | undefined
  return {
    ring() {
      hasRung = true
      heard?.()
    },
    async wait(ms) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
      heard = resolve
      if (!hasRung) await promise
      hasRung = false
      clearTimeout(timer)
    },
  }
}
