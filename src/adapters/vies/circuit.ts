export interface Circuit {
  /** Whether asking makes sense now. */
  isClosed(): boolean
  note(isFailure: boolean): void
}

/** After so many failures in a row nobody is asked for a while; then one more failure is enough. */
export function createCircuit(options: {
  readonly mostFailures: number
  readonly restMs: number
  readonly now: () => number
}): Circuit {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY
  return {
    isClosed: () => options.now() >= restsUntil,
    note(isFailure) {
      failures = isFailure ? failures + 1 : 0
      if (failures >= options.mostFailures) restsUntil = options.now() + options.restMs
    },
  }
}
