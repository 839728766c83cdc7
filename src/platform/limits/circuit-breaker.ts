interface CircuitBreakerOptions {
  readonly maxFailures: number
  /** Older failures are forgotten. */
  readonly windowMs: number
  readonly openMs: number
  /** Of so many subjects, so that one that always fails does not stop the others. */
  readonly minSubjects?: number
  /** After `openMs`: a single probe while the others still wait for its outcome, or everybody at once. */
  readonly halfOpen?: 'one' | 'all'
}

/** In its window. */
const maxKept = 100

/**
 * Opens after so many failures without a success in between: no requests for a while. Then it is half open: a success
 * closes it, a failure opens it again.
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
    /** `subject`: what the request was about; undefined: nothing that others are about. */
    record(isFailure: boolean, subject?: string): void {
      const recent = failures.filter(({ at }) => at > now() - windowMs)
      failures = isFailure ? [...recent, { at: now(), subject: subject ?? Symbol('another') }].slice(-maxKept) : []
      const isMany = failures.length >= maxFailures && new Set(failures.map((each) => each.subject)).size >= minSubjects
      if (!isFailure) openUntil = null
      else if (openUntil !== null || isMany) openUntil = now() + openMs
    },
  }
}
