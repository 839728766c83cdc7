import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Of what runs beside the shop's own thread, hashing is what takes long. */
const threads = '/proc/self/task'
const workerName = /^libuv-worker/
const behindEverybody = 19

/**
 * Lets the threads that hash give way to everything else, so that a flood of log-ins slows nobody but itself. Only
 * Linux can do that thread by thread; elsewhere nothing happens.
 */
export function lowerHashingPriority(): void {
  try {
    for (const thread of readdirSync(threads)) {
      if (workerName.test(readFileSync(`${threads}/${thread}/comm`, 'utf8')))
        setPriority(Number(thread), behindEverybody)
    }
  } catch {
    // The threads are there all the same, at the usual priority.
  }
}
