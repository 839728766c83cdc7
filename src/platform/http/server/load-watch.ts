import type { Log } from '#platform/telemetry/log.ts'
import { close, open } from 'node:fs'
import { devNull } from 'node:os'
import { performance } from 'node:perf_hooks'
import { createOutage } from '#platform/telemetry/outages.ts'

export interface LoopWatch {
  /** Whether the event loop was blocked within the last seconds. */
  readonly isBehind: () => boolean
  readonly stop: () => void
}

export interface LoopWatchOptions {
  readonly log: Log
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
      log.alert('event_loop', 'The event loop was blocked.', { ms: Math.round(lateMs) })
    }
    expectedAt = now() + checkIntervalMs
  }
}

/** Consecutive seconds with refusals before overload is logged, and without refusals before it counts as over. */
const overloadSeconds = 5

/** Logs once when calls are refused for several seconds in a row, and once when that is over. */
export function watchOverload(log: Log, refused: () => number): () => void {
  const outage = createOutage({
    began: () => log.alert('overload', 'Calls are refused because there are too many.'),
    over: (seconds) => log.info('overload', 'No calls are refused any more.', { seconds }),
  })
  let before = refused()
  let [busySeconds, calmSeconds] = [0, 0]
  const timer = setInterval(() => {
    const isBusy = refused() > before
    before = refused()
    ;[busySeconds, calmSeconds] = isBusy ? [busySeconds + 1, 0] : [0, calmSeconds + 1]
    if (busySeconds === overloadSeconds) outage.began('overload')
    if (calmSeconds === overloadSeconds) outage.over()
  }, 1000).unref()
  return () => clearInterval(timer)
}

/**
 * Logs once when the process has run out of file descriptors, and once when some are free again. Node reports no error
 * in this case: it accepts connections and closes them at once.
 */
export function watchDescriptors(log: Log): () => void {
  const outage = createOutage({
    began: (code) => log.alert('overload', 'Connections are refused: no file descriptor is left.', { code }),
    over: (seconds) => log.info('overload', 'Connections are accepted again.', { seconds }),
  })
  const timer = setInterval(() => {
    open(devNull, (error, descriptor) => {
      if (!error) close(descriptor, () => outage.over())
      else if (error.code === 'EMFILE' || error.code === 'ENFILE') outage.began(error.code)
    })
  }, 1000).unref()
  return () => clearInterval(timer)
}
