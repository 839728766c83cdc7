import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '#platform/limits/limiter.ts'
import type { Passwords } from './customer-ports.ts'

/**
 * 7 MiB, five passes, one lane. OWASP lists it as equal to 19 MiB and two, and it takes two thirds of the time: more of it
 * stays in the caches of a processor. argon2id is the package's own choice.
 */
const secureCost = { memoryCost: 7168, timeCost: 5, parallelism: 1 }

export type HashingCost = Readonly<typeof secureCost>

/** What a hash of this cost begins with. */
const prefixAt = ({ memoryCost, timeCost, parallelism }: HashingCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Hash of an unknown password at the same cost: unknown accounts take as long to check as known ones. */
const unknownPasswordAt = (cost: HashingCost): string =>
  `${prefixAt(cost)}RC5Z39IphE3dXUFDlYaRKw$x+PamTvxj/4b0ozK+zojR8FuhOlvfXeyGI/7Pas1esw`

export interface HashingOptions {
  /** Tests of other things hash cheaply. No setting: a shop cannot weaken it. */
  readonly cost?: HashingCost
  readonly maxConcurrent?: number
  readonly maxQueueLength?: number
}

/** One core is left for other requests, however many clients try to log in. */
export function createPasswords({
  cost = secureCost,
  maxConcurrent = Math.max(1, availableParallelism() - 1),
  maxQueueLength = 32,
}: HashingOptions = {}): Passwords {
  const limiter = createLimiter({ maxConcurrent, maxQueueLength })
  const unknownPassword = unknownPasswordAt(cost)
  return {
    isBusy: limiter.isFull,

    isOutdated: (known) => !known.startsWith(prefixAt(cost)),

    hash: (password) => limiter.run(() => hash(password.normalize('NFC'), cost)),

    verify: (known, password) =>
      limiter.run(async () => {
        const isRight = await verify(known ?? unknownPassword, password.normalize('NFC'))
        return isRight && known !== null
      }),
  }
}
