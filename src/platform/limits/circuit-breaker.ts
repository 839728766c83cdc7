interface CircuitBreakerOptions {
  readonly maxFailures: number
  /** Failures older than this are ignored. */
  readonly windowMs: number
  readonly openMs: number
  /**
   * Minimum number of different subjects among the failures, so that one subject that always fails does not stop the
   * others.
   */
  readonly minSubjects?: number
  /** After `openMs`: `one` allows a single probe, `all` allows all requests again. */
  readonly halfOpen?: 'one' | 'all'
}

/** Maximum number of failures kept in the window. */
const maxKept = 100

/**
 * Opens after `maxFailures` failures without a success in between, and allows no requests for `openMs`. Then it is half
 * open: a success closes it, a failure opens it again.
 */
export function createCircuitBreaker(
  { maxFailures, windowMs, openMs, minSubjects = 1, halfOpen = 'one' }: CircuitBreakerOptions,
  now: () => number,
) {
  let failures: { readonly at: number; readonly subject: unknown }[] = []
  let openUntil: number | null = null
  return {
    /** Whether a request may be made now. A caller that gets true reports the outcome with `record`. */
    allowsRequest(): boolean {
      if (openUntil === null) return true
      if (now() < openUntil) return false
      if (halfOpen === 'one') openUntil = now() + openMs
      return true
    },
    /** @param subject what the request was about; undefined counts as a subject of its own */
    record(isFailure: boolean, subject?: string): void {
      const recent = failures.filter(({ at }) => at > now() - windowMs)
      failures = isFailure ? [...recent, { at: now(), subject: subject ?? Symbol('another') }].slice(-maxKept) : []
      const isMany = failures.length >= maxFailures && new Set(failures.map((each) => each.subject)).size >= minSubjects
      if (!isFailure) openUntil = null
      else if (openUntil !== null || isMany) openUntil = now() + openMs
    },
  }
}
