import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '#platform/limits/limiter.ts'

/**
 * 7 MiB, five passes, one thread. OWASP lists it as equal to 19 MiB and two passes, and it takes two thirds of the time
 * because more of it stays in the processor's caches. The package uses argon2id by default.
 */
const secureCost = { memoryCost: 7168, timeCost: 5, parallelism: 1 }

export type HashingCost = Readonly<typeof secureCost>

const prefixAt = ({ memoryCost, timeCost, parallelism }: HashingCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Hash of an unknown password at the same cost: unknown accounts take as long to check as known ones. */
const unknownPasswordAt = (cost: HashingCost): string =>
  `${prefixAt(cost)}RC5Z39IphE3dXUFDlYaRKw$x+PamTvxj/4b0ozK+zojR8FuhOlvfXeyGI/7Pas1esw`

export interface HashingOptions {
  /** For tests that need no secure hash. There is no setting, so that a shop cannot weaken it. */
  readonly cost?: HashingCost
  readonly maxConcurrent?: number
  readonly maxQueueLength?: number
}

export type Passwords = ReturnType<typeof createPasswords>

/** One core is left for other requests, however many clients log in. `hash` and `verify` throw `Unavailable` if the queue is full. */
export function createPasswords({
  cost = secureCost,
  maxConcurrent = Math.max(1, availableParallelism() - 1),
  maxQueueLength = 32,
}: HashingOptions = {}) {
  const limiter = createLimiter({ maxConcurrent, maxQueueLength })
  const unknownPassword = unknownPasswordAt(cost)
  return {
    /** Whether the queue is full, so that the next call would be refused. */
    isBusy: limiter.isFull,

    /** Whether a hash has another cost than new ones. */
    isOutdated: (stored: string) => !stored.startsWith(prefixAt(cost)),

    hash: (password: string) => limiter.run(() => hash(password.normalize('NFC'), cost)),

    /** Without a hash it takes as long, and is false. */
    verify: (stored: string | null, password: string) =>
      limiter.run(async () => {
        const isRight = await verify(stored ?? unknownPassword, password.normalize('NFC'))
        return isRight && stored !== null
      }),
  }
}
