import { availableParallelism, setPriority } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '#concurrency/limiter.ts'
import type { Passwords } from '#services/customers/customer-ports.ts'
import { readdirSync, readFileSync } from 'node:fs'

/** 19 MiB, two passes, one lane: about 15 ms, and what OWASP asks for. argon2id is the package's own choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password nobody knows, at the same cost: unknown accounts take as long to check as known ones. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$RC5Z39IphE3dXUFDlYaRKw$x+PamTvxj/4b0ozK+zojR8FuhOlvfXeyGI/7Pas1esw'

export interface HashingOptions {
  readonly maxConcurrent?: number
  readonly maxQueueLength?: number
  /** Lowers the priority of hashing threads, and pauses between hashes while many wait. */
  readonly yieldsToOthers?: boolean
}

/**
 * A few log-ins at the same moment are served without a pause. More is a flood: it gets about an eighth of the time,
 * because a core that is hashing slows everything on its machine, whatever the priority.
 */
const floodControl = { crowd: 4, pauseMs: 100 }

/** One core is left for other requests, however many try to log in. */
export function createPasswords({
  maxConcurrent = Math.max(1, availableParallelism() - 1),
  maxQueueLength = 32,
  yieldsToOthers = false,
}: HashingOptions = {}): Passwords {
  const limiter = createLimiter({ maxConcurrent, maxQueueLength, ...(yieldsToOthers && floodControl) })
  let isPriorityLowered = !yieldsToOthers
  const hashing = <Done>(work: () => Promise<Done>): Promise<Done> =>
    limiter.run(async () => {
      const done = work()
      // The threads exist only after the first hash.
      if (!isPriorityLowered) lowerHashingPriority()
      isPriorityLowered = true
      return done
    })
  return {
    isBusy: limiter.isFull,

    hash: (password) => hashing(() => hash(password.normalize('NFC'), cost)),

    verify: (known, password) =>
      hashing(async () => {
        const isRight = await verify(known ?? nobodys, password.normalize('NFC'))
        return isRight && known !== null
      }),
  }
}

/** Of the work on libuv's threads only hashing takes long. */
const threads = '/proc/self/task'
const workerName = /^libuv-worker/
const behindEverybody = 19

/** Lowers the priority of the threads that hash. Only Linux can do that per thread; elsewhere nothing happens. */
function lowerHashingPriority(): void {
  try {
    for (const thread of readdirSync(threads)) {
      if (workerName.test(readFileSync(`${threads}/${thread}/comm`, 'utf8')))
        setPriority(Number(thread), behindEverybody)
    }
  } catch {
    // They keep their usual priority.
  }
}
