export interface LoopWatch {
  /** Whether the event loop was blocked within the last seconds. */
  readonly isBehind: () => boolean
  readonly stop: () => void
}

export interface LoopWatchOptions {
  readonly log: (line: string) => void
  readonly now?: () => number
}

const checkIntervalMs = 250
const maxDelayMs = 1000
/** Long enough for a load balancer that checks every second to notice. */
const unhealthyMs = 2000

/** Detects an event loop that is blocked for a second or more, by a timer that fires late. */
export function watchEventLoop({ log, now = () => performance.now() }: LoopWatchOptions): LoopWatch {
  let expectedAt = now() + checkIntervalMs
  let unhealthyUntil = -Infinity

  const timer = setInterval(check, checkIntervalMs).unref()

  return {
    isBehind() {
      /* The health check may run before the late timer. */
      check()
      return now() < unhealthyUntil
    },
    stop: () => clearInterval(timer),
  }

  function check(): void {
    const lateMs = now() - expectedAt
    if (lateMs >= maxDelayMs) {
      unhealthyUntil = now() + unhealthyMs
      log(`ALERT the event loop stood still for ${Math.round(lateMs)} ms`)
    }
    expectedAt = now() + checkIntervalMs
  }
}
