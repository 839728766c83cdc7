import { writeSync } from 'node:fs'

/**
 * Sleeps and wakes up on one core, before everybody else there: what is missing then is time in which the core stood still, as those of a virtual
 * machine do when others want them. A line for each such pause: when it began, and how long it was.
 */

const sleepMs = 2
const minPauseMs = 3
const nobody = new Int32Array(new SharedArrayBuffer(4))

for (;;) {
  const before = performance.now()
  Atomics.wait(nobody, 0, 0, sleepMs)
  const ms = performance.now() - before - sleepMs
  if (ms >= minPauseMs) writeSync(1, `${performance.timeOrigin + before} ${ms}\n`)
}
