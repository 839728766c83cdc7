export interface CircuitBreaker {
  /** Whether asking makes sense now. Whoever is let through says how it went. */
  allowsRequest(): boolean
  record(isFailure: boolean): void
}

export interface CircuitBreakerOptions {
  readonly maxFailures: number
  /** Older failures are forgotten. */
  readonly windowMs: number
  readonly openMs: number
}

/**
 * After so many failures without a success in between nobody is asked for a while. Then one may try while the others
 * wait for what it finds: a success ends the rest, a failure begins another.
 */
export function createCircuitBreaker(
  { maxFailures, windowMs, openMs }: CircuitBreakerOptions,
  now: () => number,
): CircuitBreaker {
  let failures: number[] = []
  let restsUntil: number | null = null
  return {
    allowsRequest() {
      if (restsUntil === null) return true
      if (now() < restsUntil) return false
      restsUntil = now() + openMs
      return true
    },
    record(isFailure) {
      const recent = failures.filter((at) => at > now() - windowMs)
      failures = isFailure ? [...recent, now()].slice(-maxFailures) : []
      if (!isFailure) restsUntil = null
      else if (restsUntil !== null || failures.length >= maxFailures) restsUntil = now() + openMs
    },
  }
}
