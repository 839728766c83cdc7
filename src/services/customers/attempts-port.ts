/** So many tries in a window of time that begins with the first. */
export interface WindowLimit {
  readonly name: string
  readonly most: number
  readonly seconds: number
}

/** So many tries at will; each further one waits twice as long as the one before. Quiet for a while, all is forgotten. */
export interface DelayLimit {
  readonly name: string
  readonly free: number
  readonly maxDelaySeconds: number
  readonly forgottenAfterSeconds: number
}

/** Counted exactly, by all processes together. Every function throws `Unavailable` when nothing can be counted. */
export interface Attempts {
  /** Counts a try. Seconds to wait, or zero: go ahead. */
  take(limit: WindowLimit, subject: string): Promise<number>
  /** Counts a try as failed, before anybody knows: success clears it. */
  takeDelayed(limit: DelayLimit, subject: string): Promise<number>
  clear(limit: DelayLimit, subject: string): Promise<void>
}

export const noLimits: Attempts = {
  take: async () => 0,
  takeDelayed: async () => 0,
  clear: async () => {},
}
