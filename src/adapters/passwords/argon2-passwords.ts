import { availableParallelism, setPriority } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { boundedQueue } from '#concurrency/bounded-queue.ts'
import type { Passwords } from '#services/customers/passwords-port.ts'
import { readdirSync, readFileSync } from 'node:fs'

/** 19 MiB, two passes, one lane: about 15 ms, and what OWASP asks for. argon2id is the package's own choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password nobody knows, at the same cost. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$RC5Z39IphE3dXUFDlYaRKw$x+PamTvxj/4b0ozK+zojR8FuhOlvfXeyGI/7Pas1esw'

export interface HashingOptions {
  readonly maxConcurrent?: number
  readonly maxQueueLength?: number
  /** Whether hashing gives way to everybody else: in priority, and in time when a crowd wants it. */
  readonly yieldsToOthers?: boolean
}

/**
 * A few people who log in at the same moment are served one after the other without a pause. What is more than that is
 * a flood: it gets about an eighth of the time, because a core that is hashing slows all that share its machine, whatever
 * the priority.
 */
const inACrowd = { crowd: 4, pauseMs: 100 }

/** One core is left for everybody else, however many try to log in. */
export function createPasswords({
  maxConcurrent = Math.max(1, availableParallelism() - 1),
  maxQueueLength = 32,
  yieldsToOthers = false,
}: HashingOptions = {}): Passwords {
  const { inTurn, isFull } = boundedQueue({
    atOnce: maxConcurrent,
    waiting: maxQueueLength,
    ...(yieldsToOthers && inACrowd),
  })
  let isBehind = !yieldsToOthers
  const hashing = <Done>(work: () => Promise<Done>): Promise<Done> =>
    inTurn(async () => {
      const done = work()
      // The first work makes the threads.
      if (!isBehind) lowerHashingPriority()
      isBehind = true
      return done
    })
  return {
    isBusy: isFull,

    hash: (password) => hashing(() => hash(password.normalize('NFC'), cost)),

    verify: (known, password) =>
      hashing(async () => {
        const isRight = await verify(known ?? nobodys, password.normalize('NFC'))
        return isRight && known !== null
      }),
  }
}

/** Of what runs beside the shop's own thread, hashing is what takes long. */
const threads = '/proc/self/task'
const workerName = /^libuv-worker/
const behindEverybody = 19

/**
 * Lets the threads that hash give way to everything else, so that a flood of log-ins slows nobody but itself. Only
 * Linux can do that thread by thread; elsewhere nothing happens.
 */
function lowerHashingPriority(): void {
  try {
    for (const thread of readdirSync(threads)) {
      if (workerName.test(readFileSync(`${threads}/${thread}/comm`, 'utf8')))
        setPriority(Number(thread), behindEverybody)
    }
  } catch {
    // The threads are there all the same, at the usual priority.
  }
}
