/** Requests per minute and subscriber. */
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

/** Which limit applies to an endpoint; `free`: none, for health checks. */
export type RateLimitName = keyof typeof requestsPerMinute | 'free'

export interface RateLimit {
  /** Seconds to wait, or zero: go ahead. */
  take(limit: RateLimitName, subscriber: string): number
}

interface Window {
  readonly until: number
  requests: number
}

const windowMs = 60_000

/**
 * Fixed windows of a minute in memory, by a monotonic clock. Memory is bounded by two generations of windows: when the
 * young one is full or a minute old it replaces the old one, whose windows have expired by then.
 */
export function createRateLimit(
  options: { readonly maxSubscribers?: number; readonly now?: () => number } = {},
): RateLimit {
  const { maxSubscribers = 50_000, now = () => performance.now() } = options
  let young = new Map<string, Window>()
  let old = new Map<string, Window>()
  let bornAt = now()

  return {
    take(limit, subscriber) {
      if (limit === 'free') return 0
      const time = now()
      if (young.size >= maxSubscribers / 2 || time - bornAt > windowMs) {
        old = young
        young = new Map()
        bornAt = time
      }
      const window = windowOf(`${limit} ${subscriber}`, time)
      window.requests += 1
      return window.requests <= requestsPerMinute[limit] ? 0 : Math.ceil((window.until - time) / 1000)
    },
  }

  function windowOf(key: string, time: number): Window {
    const known = young.get(key) ?? old.get(key)
    if (known !== undefined && known.until > time) return known
    const window = { until: time + windowMs, requests: 0 }
    young.set(key, window)
    return window
  }
}

export const noRateLimit: RateLimit = { take: () => 0 }
