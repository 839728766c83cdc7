import { availableParallelism, getPriority, setPriority } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '#platform/limits/limiter.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import type { HashingLine, Passwords } from './customer-ports.ts'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * 7 MiB, five passes, one lane. OWASP lists it as equal to 19 MiB and two, and it takes two thirds of the time: more of it
 * stays in the caches of a processor. argon2id is the package's own choice.
 */
const secureCost = { memoryCost: 7168, timeCost: 5, parallelism: 1 }

export type HashingCost = Readonly<typeof secureCost>

/** What a hash of this cost begins with. */
const prefixAt = ({ memoryCost, timeCost, parallelism }: HashingCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Hash of a password nobody knows, at the same cost: unknown accounts take as long to check as known ones. */
const nobodysAt = (cost: HashingCost): string =>
  `${prefixAt(cost)}RC5Z39IphE3dXUFDlYaRKw$x+PamTvxj/4b0ozK+zojR8FuhOlvfXeyGI/7Pas1esw`

export interface HashingOptions {
  /** Tests of other things hash cheaply. No setting: a shop cannot weaken it. */
  readonly cost?: HashingCost
  readonly maxConcurrent?: number
  readonly maxQueueLength?: number
  /** How much of the queue one network may take. */
  readonly maxPerNetwork?: number
  /** Lowers the priority of hashing threads, and pauses between hashes while many wait. */
  readonly yieldsToOthers?: boolean
  /** Whether the process serves no carts while a password is hashed: then a long line would only keep everybody waiting. */
  readonly isOverloaded?: () => boolean
}

/**
 * A dozen log-ins at the same moment are served without a pause. The more wait, the longer the pause, because a core that is
 * hashing slows everything on its machine. Only in a flood it may be several times what a hash takes: otherwise a queue that
 * was long once would stay so.
 */
const pauseMsOf = (queued: number, isFlood: boolean) => (queued > 12 ? Math.min(isFlood ? 100 : 30, 6 * queued) : 0)

/** So many log-ins wait at most in overload, of those that are not known. */
const overloadQueueLength = 2

/** Places for devices and sessions that are known. */
const urgentQueueLength = 16

/** One core is left for other requests, however many try to log in. */
export function createPasswords({
  cost = secureCost,
  maxConcurrent = Math.max(1, availableParallelism() - 1),
  maxQueueLength = 32,
  maxPerNetwork = Math.ceil(maxQueueLength / 4),
  yieldsToOthers = false,
  isOverloaded = () => false,
}: HashingOptions = {}): Passwords {
  const flood = createFloodWatch()
  let running = 0
  const limiter = createLimiter({
    maxConcurrent,
    maxQueueLength,
    urgentQueueLength,
    ...(yieldsToOthers && { pauseMs: (queued: number) => pauseMsOf(queued, flood.lasts()) }),
  })
  const nobodys = nobodysAt(cost)
  const waiting = new Map<string, number>()
  const setFlood = createFloodNiceness()
  const hashing = async <Done>(line: HashingLine, work: () => Promise<Done>): Promise<Done> => {
    const network = line === 'known' ? null : line.network
    if (network !== null) enter(network)
    try {
      return await limiter.run(
        async () => {
          running += 1
          try {
            const done = work()
            // The threads exist only after the first hash.
            if (yieldsToOthers) setFlood(flood.lasts())
            return await done
          } finally {
            running -= 1
          }
        },
        undefined,
        network === null,
      )
    } finally {
      if (network !== null) leave(network)
    }
  }
  return {
    isBusy(isKnown) {
      const isLong = isKnown === false && limiter.waiting() >= overloadQueueLength && isOverloaded() && !flood.lasts()
      const isFull = isLong || limiter.isFull(isKnown)
      if (isFull) flood.noteRefusal()
      return isFull
    },

    isQueueFull: () => limiter.isFull(),

    running: () => (flood.lasts() ? 0 : running),

    isOutdated: (known) => !known.startsWith(prefixAt(cost)),

    hash: (password, line) => hashing(line, () => hash(password.normalize('NFC'), cost)),

    verify: (known, password, line) =>
      hashing(line, async () => {
        const isRight = await verify(known ?? nobodys, password.normalize('NFC'))
        return isRight && known !== null
      }),
  }

  /** One network must not take the whole queue from all others. */
  function enter(network: string): void {
    const count = waiting.get(network) ?? 0
    if (yieldsToOthers && count >= maxPerNetwork) {
      flood.noteRefusal()
      throw new Unavailable('busy')
    }
    waiting.set(network, count + 1)
  }

  function leave(network: string): void {
    const count = (waiting.get(network) ?? 1) - 1
    if (count === 0) waiting.delete(network)
    else waiting.set(network, count)
  }
}

/** In a flood a hundredth of the weight of other threads: with more, carts beside it take nearly three times as long. */
const floodNiceness = 19
/** Who could not come back from that gets a tenth. With a hundredth half of the log-ins took 3.4 s on one core in overload. */
const lastingNiceness = 10
/** So many are turned away in so long by a flood; a crowd has fewer. */
const floodRefusals = 8
const floodMs = 2000

function createFloodWatch() {
  const refusedAt: number[] = []
  return {
    noteRefusal(): void {
      refusedAt.push(performance.now())
      if (refusedAt.length > floodRefusals) refusedAt.shift()
    },
    lasts: () => refusedAt.length === floodRefusals && performance.now() - (refusedAt[0] ?? 0) < floodMs,
  }
}

/** Sets the priority of the threads that hash, when that changes. Only Linux has one per thread; elsewhere nothing happens. */
function createFloodNiceness(): (isFlood: boolean) => void {
  const own = getPriority()
  let wasFlood = false
  return (isFlood) => {
    if (isFlood === wasFlood) return
    wasFlood = isFlood
    try {
      for (const thread of hashingThreads()) {
        if (!isFlood) setPriority(thread, own)
        else setPriority(thread, canComeBack(thread, own) ? floodNiceness : own + lastingNiceness)
      }
    } catch {
      // They keep the priority they have.
    }
  }
}

/** Of the work on libuv's threads only hashing takes long. */
function hashingThreads(): readonly number[] {
  const threads = '/proc/self/task'
  return readdirSync(threads)
    .filter((thread) => readFileSync(`${threads}/${thread}/comm`, 'utf8').startsWith('libuv-worker'))
    .map(Number)
}

/** Who is not root may give way, but comes back only if allowed to (`LimitNICE` of systemd). */
function canComeBack(thread: number, usual: number): boolean {
  try {
    setPriority(thread, usual + 1)
    setPriority(thread, usual)
    return true
  } catch {
    return false
  }
}
