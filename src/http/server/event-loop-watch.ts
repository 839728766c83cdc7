export interface LoopWatch {
  /** Whether calls were kept waiting just now by something that held the processor. */
  readonly isBehind: () => boolean
  readonly stop: () => void
}

export interface LoopWatchOptions {
  readonly log: (line: string) => void
  readonly now?: () => number
}

const lookEveryMs = 250
const tooLateMs = 1000
/** Long enough for a balancer that asks every second to notice. */
const restMs = 2000

/** Notices when the event loop stands still for a second or more: a timer that comes late tells. */
export function watchEventLoop({ log, now = () => performance.now() }: LoopWatchOptions): LoopWatch {
  let expectedAt = now() + lookEveryMs
  let restsUntil = -Infinity

  const timer = setInterval(look, lookEveryMs).unref()

  return {
    isBehind() {
      /* Who asks may come before the timer that is late. */
      look()
      return now() < restsUntil
    },
    stop: () => clearInterval(timer),
  }

  function look(): void {
    const lateMs = now() - expectedAt
    if (lateMs >= tooLateMs) {
      restsUntil = now() + restMs
      log(`ALERT the event loop stood still for ${Math.round(lateMs)} ms`)
    }
    expectedAt = now() + lookEveryMs
  }
}
