export interface Circuit {
  /** Whether asking makes sense now. Whoever is let through says how it went. */
  admits(): boolean
  note(isFailure: boolean): void
}

export interface CircuitLimits {
  readonly maxFailures: number
  /** Older failures are forgotten. */
  readonly withinMs: number
  readonly restMs: number
}

/**
 * After so many failures without a success in between nobody is asked for a while. Then one may try while the others
 * wait for what it finds: a success ends the rest, a failure begins another.
 */
export function createCircuit({ maxFailures, withinMs, restMs }: CircuitLimits, now: () => number): Circuit {
  let failures: number[] = []
  let restsUntil: number | null = null
  return {
    admits() {
      if (restsUntil === null) return true
      if (now() < restsUntil) return false
      restsUntil = now() + restMs
      return true
    },
    note(isFailure) {
      const recent = failures.filter((at) => at > now() - withinMs)
      failures = isFailure ? [...recent, now()].slice(-maxFailures) : []
      if (!isFailure) restsUntil = null
      else if (restsUntil !== null || failures.length >= maxFailures) restsUntil = now() + restMs
    },
  }
}
