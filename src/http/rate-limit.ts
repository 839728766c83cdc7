/** How often one subscriber may call, a minute. */
export const paces = { newCarts: 30, carts: 600, reports: 120 } as const

/** Which limit counts a call; `free` is for those that ask for the shop's health. */
export type Pace = keyof typeof paces | 'free'

export interface RateLimit {
  /** Seconds to wait, or zero: go ahead. */
  take(pace: Pace, subscriber: string): number
}

interface Window {
  until: number
  calls: number
}

const windowMs = 60_000

/** Counts in memory, by a clock that never jumps. What is remembered is bounded: the oldest windows go first. */
export function createRateLimit(
  options: { readonly mostSubscribers?: number; readonly now?: () => number } = {},
): RateLimit {
  const { mostSubscribers = 50_000, now = () => performance.now() } = options
  const windows = new Map<string, Window>()

  return {
    take(pace, subscriber) {
      if (pace === 'free') return 0
      const key = `${pace} ${subscriber}`
      const time = now()
      let window = windows.get(key)
      if (window === undefined || window.until <= time) {
        windows.delete(key)
        window = { until: time + windowMs, calls: 0 }
        windows.set(key, window)
        forgetOldest()
      }
      window.calls += 1
      return window.calls <= paces[pace] ? 0 : Math.ceil((window.until - time) / 1000)
    },
  }

  function forgetOldest(): void {
    for (const key of windows.keys()) {
      if (windows.size <= mostSubscribers) return
      windows.delete(key)
    }
  }
}

export const noRateLimit: RateLimit = { take: () => 0 }
