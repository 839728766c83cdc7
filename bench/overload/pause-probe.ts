import { writeSync } from 'node:fs'

/**
 * Sleeps and wakes up on one core, before everybody else there, and then reads a little memory: what is late is time in which the core stood
 * still, as those of a virtual machine do when others want them, and memory that is slow is slow for all who run there. A line for each such time, in
 * milliseconds of the clock: when it began, and when what had gathered in it was worked off.
 */

const sleepMs = 2
const minPauseMs = 3
/** Times the length of a pause: so long it takes cores that are three quarters busy to catch up. */
const catchingUp = 3
const pageCount = 1024
const pageBytes = 4096
const lineBytes = 64
/** Times what a walk usually takes; 1.3 × in a crowd, 4 to 10 × when memory is slow. */
const slowFactor = 2
const usualOf = 1000
const slowOf = 3

const nobody = new Int32Array(new SharedArrayBuffer(4))
const pages = new Uint8Array(pageCount * pageBytes)
const walks: number[] = []
let usualMs = Infinity
let slowSince: number | undefined

for (;;) {
  const before = performance.now()
  Atomics.wait(nobody, 0, 0, sleepMs)
  const woke = performance.now()
  const late = woke - before - sleepMs
  if (late >= minPauseMs) tell(before, before + late * (1 + catchingUp))
  watchMemory(woke)
}

function watchMemory(since: number): void {
  walk()
  const until = performance.now()
  walks.push(until - since)
  if (walks.length === usualOf) {
    usualMs = medianOf(walks)
    walks.splice(0, usualOf - slowOf)
  }
  const isSlow = medianOf(walks.slice(-slowOf)) > slowFactor * usualMs
  if (isSlow) slowSince ??= since - sleepMs * slowOf
  else if (slowSince !== undefined) {
    tell(slowSince, until + (until - slowSince))
    slowSince = undefined
  }
}

/** A line of each of many pages: more of them than the nearest cache has room for. */
function walk(): void {
  for (let page = 0; page < pageCount; page += 1) {
    const at = page * pageBytes + (page % lineBytes) * lineBytes
    pages[at] = (pages[at] ?? 0) + 1
  }
}

function tell(from: number, until: number): void {
  writeSync(1, `${performance.timeOrigin + from} ${performance.timeOrigin + until}\n`)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
