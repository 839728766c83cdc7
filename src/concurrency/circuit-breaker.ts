export interface CircuitBreaker {
  /** Whether a request makes sense now. Whoever gets a yes reports the outcome with `record`. */
  allowsRequest(): boolean
  record(isFailure: boolean): void
}

export interface CircuitBreakerOptions {
  readonly maxFailures: number
  /** Older failures are forgotten. */
  readonly windowMs: number
  readonly openMs: number
  /** After `openMs`: a single probe while the others still wait for its outcome, or everybody at once. */
  readonly halfOpen?: 'one' | 'all'
}

/**
 * Opens after so many failures without a success in between: no requests for a while. Then it is half open: a success
 * closes it, a failure opens it again.
 */
export function createCircuitBreaker(
  { maxFailures, windowMs, openMs, halfOpen = 'one' }: CircuitBreakerOptions,
  now: () => number,
): CircuitBreaker {
  let failures: number[] = []
  let openUntil: number | null = null
  return {
    allowsRequest() {
      if (openUntil === null) return true
      if (now() < openUntil) return false
      if (halfOpen === 'one') openUntil = now() + openMs
      return true
    },
    record(isFailure) {
      const recent = failures.filter((at) => at > now() - windowMs)
      failures = isFailure ? [...recent, now()].slice(-maxFailures) : []
      if (!isFailure) openUntil = null
      else if (openUntil !== null || failures.length >= maxFailures) openUntil = now() + openMs
    },
  }
}
