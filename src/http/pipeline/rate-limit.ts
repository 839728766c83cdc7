/** How often one subscriber may call, a minute. */
export const requestsPerMinute = {
  newCarts: 30,
  carts: 600,
  reports: 120,
  sessions: 600,
  /** Log-ins and what else asks for a password are also counted in the database, closer. */
  logIns: 120,
  accounts: 120,
  customers: 120,
  vatChecks: 30,
  searches: 60,
  nameChecks: 20,
  payments: 120,
  /** From a few addresses of the provider, for all payments. */
  webhooks: 6000,
  invoices: 60,
  declarations: 20,
  feedback: 20,
  contact: 20,
  partners: 30,
  provisioning: 6000,
  visits: 30,
  consents: 30,
  demo: 600,
} as const

/** Which limit counts a call; `free` is for those that ask for the shop's health. */
export type RateLimitName = keyof typeof requestsPerMinute | 'free'

export interface RateLimit {
  /** Seconds to wait, or zero: go ahead. */
  take(pace: RateLimitName, subscriber: string): number
}

interface Window {
  readonly until: number
  calls: number
}

const windowMs = 60_000

/**
 * Counts in memory, by a clock that never jumps: so many calls in the minute that begins with the first. What is
 * remembered is bounded: two generations of windows, and when the young one is full or a minute old it takes the
 * place of the old one, whose windows are over by then.
 */
export function createRateLimit(
  options: { readonly maxSubscribers?: number; readonly now?: () => number } = {},
): RateLimit {
  const { maxSubscribers = 50_000, now = () => performance.now() } = options
  let young = new Map<string, Window>()
  let old = new Map<string, Window>()
  let bornAt = now()

  return {
    take(pace, subscriber) {
      if (pace === 'free') return 0
      const time = now()
      if (young.size >= maxSubscribers / 2 || time - bornAt > windowMs) {
        old = young
        young = new Map()
        bornAt = time
      }
      const window = windowOf(`${pace} ${subscriber}`, time)
      window.calls += 1
      return window.calls <= requestsPerMinute[pace] ? 0 : Math.ceil((window.until - time) / 1000)
    },
  }

  function windowOf(key: string, time: number): Window {
    const known = young.get(key) ?? old.get(key)
    if (known !== undefined && known.until > time) return known
    const window = { until: time + windowMs, calls: 0 }
    young.set(key, window)
    return window
  }
}

export const noRateLimit: RateLimit = { take: () => 0 }
