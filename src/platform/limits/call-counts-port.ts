/** So many calls in a window of time that begins with the first. */
export interface CallLimit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

export interface CountedCall {
  readonly limit: CallLimit
  readonly subject: string
}

/** What one process has counted since it last asked. */
export interface CallCount {
  readonly key: string
  readonly count: number
  /** How long the window is, when this count is the first of it. */
  readonly seconds: number
}

/** Counts that all processes share. Every function throws `Unavailable` when nothing can be counted. */
export interface CallCounts {
  /** Counts a call exactly, in up to three windows; in none when one of them is full. Seconds to wait, or zero: go ahead. */
  take(counted: readonly CountedCall[]): Promise<number>
  /** A call that was counted and turned out to cost nothing. */
  giveBack(limit: CallLimit, subject: string): Promise<void>
  /** Adds to each count, and tells what all processes have counted and how many seconds the window still lasts. */
  settle(counts: readonly CallCount[]): Promise<readonly CallCount[]>
}
