import { availableParallelism } from 'node:os'

/** Who goes before whom when not all can be served; the first two go before everybody else. */
export type Rank = 'first' | 'second' | 'usual' | 'last'

export interface Admission {
  /** False while a call of any rank would be admitted. */
  readonly isCrowded: () => boolean
  /** Whether any call is under way. */
  readonly hasCalls: () => boolean
  /** Whether a call of this rank is not admitted now; then it is counted as refused. */
  readonly refuses: (rank: Rank) => boolean
  /** A place among the calls under way; null: refused. `isOwnWork`: it waits for nobody but us and the database; `isHashed`: `hashing` counts it. */
  readonly enter: (rank: Rank, isOwnWork: boolean, isHashed?: boolean) => Place | null
  /** Whether carts get as few places as they ever do. */
  readonly isOverloaded: () => boolean
  /** Calls of the usual rank that may be under way now. */
  readonly limit: () => number
  readonly refused: Readonly<Record<Rank, number>>
}

export interface Place {
  readonly leave: () => void
}

export interface AdmissionOptions {
  /** Calls at a time, at most. */
  readonly max?: number
  /** False: `max` alone limits, however long calls take. */
  readonly isAdaptive?: boolean
  readonly now?: () => number
  /** The share of the time since it was last asked in which the process was busy. */
  readonly busyShare?: () => number
  /** How many passwords are being hashed for log-ins that go before others. */
  readonly hashing?: () => number
  readonly cores?: number
}

/** Up to which share of `max` a rank is admitted. */
const shares: Readonly<Record<Rank, number>> = { first: 1, second: 1, usual: 0.75, last: 0.5 }
/** How many are admitted in overload, in limits; the first ranks as many as at rest. */
const widths: Readonly<Record<Rank, number>> = { first: 2, second: 2, usual: 1, last: 0.25 }
/** Times what a call takes that has the shop to itself: more, and calls wait for each other. */
const maxSlowdown = 2
/** Below this nobody notices. */
const minTargetMs = 3
/** A process that is busy for more of its time keeps calls waiting, some of them for long. */
const maxBusy = 0.75
/** The last rank leaves room for the others before it is needed. */
const maxBusyOfLast = 0.6
/** So few when calls are late; enough to keep processor and database busy. */
const minLimit = 2
/** So many when the process is busy and calls are not late: a few that never wait may keep it so, and are served as well. */
const minBusyLimit = 4
/** A call of the first ranks is twice the work of one behind them. */
const weightOfFirst = 2
/** One that is under way for longer waits for somebody else: a bank, its turn to hash, a body that comes slowly. */
const maxFreshMs = 100
/** Two keep carts out of a busy process, and whoever has the second rank. */
const maxFresh = 2
/** A hash takes a core: one of two is all that a busy process may do. */
const weightOfHash = 2 * minBusyLimit
/** Of the last rank, in overload: less than one at a time, with pauses between them. */
const minLimitOfLast = 0.25
/** A search that waited for a slow register is no reason for a long one. */
const maxPauseMs = 50
/** At rest: room for a crowd that comes at once; more room only for those who need it. */
const restLimit = 64
const windowMs = 20
const minSamples = 8
const minOwnRunning = 3
const quietMs = 100
/**
 * A crowd lasts; a database that writes its buffers to disk makes calls late for a moment. So long only the last rank
 * is refused for it.
 */
const patienceMs = 200
const minGrowth = 1.2
/** As much room again as there is, by the same law: a crowd that is gone is forgotten within half a second. */
const maxGrowth = 2
/** Of the share of the last window in the average: one window says little. */
const busyWeight = 0.2
/** What was measured longer ago says nothing. */
const forgetMs = 1000

/**
 * Admission control: a limit on calls at a time that follows from how long they take. By Little's law a k-th of the calls
 * under way takes a k-th of the time when the shop does as much as it can; so the limit is set to what would take the
 * target. A rank counts the calls that go before it, never those behind it.
 */
export function createAdmission(options: AdmissionOptions = {}): Admission {
  const { max = 512, isAdaptive = true, now = () => performance.now() } = options
  const { busyShare = () => 0, hashing = () => 0, cores = availableParallelism() } = options
  const running: Record<Rank, number> = { first: 0, second: 0, usual: 0, last: 0 }
  const own: Record<Rank, number> = { first: 0, second: 0, usual: 0, last: 0 }
  const refused: Record<Rank, number> = { first: 0, second: 0, usual: 0, last: 0 }
  const maxLimit = max / widths.last
  let limit = isAdaptive ? Math.min(maxLimit, restLimit) : maxLimit
  let lastLimit = limit * widths.last
  let pausedUntil = 0
  let busy = 0
  let aloneMs = minTargetMs
  let wasLate = false
  let lowSince: number | null = null
  /** Of the first ranks, in the order they came. */
  const fresh = new Set<{ readonly began: number }>()
  let [since, samples, sumMs, peak, isNeeded] = [now(), 0, 0, 0, false]
  let [pressureBefore, peakOfLast, isLastNeeded] = [0, 0, false]

  return {
    isCrowded: () => !hasPlace('last'),
    hasCalls: () => allBefore('last') + running.last > 0,
    refuses,
    isOverloaded,
    enter(rank, isOwnWork, isHashed = false) {
      if (refuses(rank)) return null
      running[rank] += 1
      if (isOwnWork) own[rank] += 1
      peak = Math.max(peak, before('last'))
      peakOfLast = Math.max(peakOfLast, running.last)
      const [began, isAlone] = [now(), allBefore('last') + running.last === 1]
      const call = { began }
      if (isOfFirst(rank) && !isHashed) fresh.add(call)
      return {
        leave() {
          running[rank] -= 1
          fresh.delete(call)
          if (rank === 'last' && lastLimit < 1) pauseAfter(now() - began)
          if (!isOwnWork) return
          own[rank] -= 1
          note(now() - began, isAlone)
        },
      }
    },
    limit: () => limit,
    refused,
  }

  function refuses(rank: Rank): boolean {
    if (isAdaptive) adjust()
    if (hasPlace(rank)) return false
    refused[rank] += 1
    return true
  }

  function hasPlace(rank: Rank): boolean {
    if (rank === 'second' && isOverloaded() && freshCount() >= maxFresh) return false
    const isSpared = rank !== 'last' && !isLow()
    const width = (isSpared || isOfFirst(rank) ? Math.max(limit, restLimit) : limit) * widths[rank]
    const places = Math.floor(rank === 'last' ? Math.min(width, Math.max(1, lastLimit) + before(rank)) : width)
    const count = before(rank) + running[rank]
    if (count > places / 2) isNeeded = true
    if (rank === 'last' && running.last > lastLimit / 2) isLastNeeded = true
    if (rank === 'last' && lastLimit < 1 && now() < pausedUntil) return false
    return count < places && allBefore(rank) + running[rank] < max * shares[rank]
  }

  /** A moment does not count. */
  function isLow(): boolean {
    return lowSince !== null && now() - lowSince >= patienceMs
  }

  function isOverloaded(): boolean {
    return isLow() && limit < minBusyLimit + 1
  }

  /** So long that there are as many at a time as the limit says, on average. */
  function pauseAfter(ms: number): void {
    pausedUntil = now() + Math.min(maxPauseMs, ms / lastLimit - ms)
  }

  /** What goes before it and keeps us busy, in calls. No more places than a busy process has: at rest a crowd of log-ins refuses no cart. */
  function before(rank: Rank): number {
    if (isOfFirst(rank)) return 0
    const first = Math.min(minBusyLimit, weightOfFirst * freshCount()) + (weightOfHash * hashing()) / cores
    return rank === 'usual' ? first : first + running.usual
  }

  /** Calls of the first ranks that keep us busy. */
  function freshCount(): number {
    const oldest = now() - maxFreshMs
    for (const call of fresh) {
      if (call.began > oldest) break
      fresh.delete(call)
    }
    return fresh.size
  }

  function allBefore(rank: Rank): number {
    if (rank === 'first') return 0
    if (rank === 'second') return running.first
    const first = running.first + running.second
    return rank === 'usual' ? first : first + running.usual
  }

  /** One call that waited for a lock is no crowd. */
  function note(ms: number, isAlone: boolean): void {
    const cappedMs = Math.min(ms, 5 * targetMs())
    if (isAlone) aloneMs += (cappedMs - aloneMs) / 32
    samples += 1
    sumMs += cappedMs
  }

  function targetMs(): number {
    return Math.max(minTargetMs, aloneMs * maxSlowdown)
  }

  function adjust(): void {
    const ageMs = now() - since
    if (ageMs < windowMs || (samples < minSamples && ageMs < quietMs)) return
    // Few were done: either few came, or those that came are still waiting.
    const isStuck = samples < minSamples && own.first + own.second + own.usual + own.last >= minOwnRunning
    const averageMs = isStuck ? ageMs : sumMs / Math.max(samples, minSamples)
    const slowdown = averageMs / targetMs()
    const share = busyShare()
    busy += (share - busy) * busyWeight
    const pressure = Math.max(slowdown, busy / maxBusy)
    const isLate = pressure > 1
    const isForgotten = ageMs > forgetMs && !isStuck
    if (isForgotten) limit = Math.max(limit, restLimit)
    else if (!isLate) limit = isNeeded || limit < restLimit ? limit * growthAt(pressure) : limit
    else if (limit < restLimit || wasLate) {
      const lower = Math.min(limit, peak / pressure)
      limit = slowdown > 1 ? Math.max(minLimit, lower) : Math.max(Math.min(limit * minGrowth, minBusyLimit), lower)
    }
    limit = Math.min(maxLimit, limit)
    wasLate = isLate
    lowSince = limit < restLimit ? (lowSince ?? now()) : null
    const pressureNow = Math.max(slowdown, share / maxBusyOfLast)
    const pressureOnLast = Math.min(pressureNow, pressureBefore)
    const restOfLast = restLimit * widths.last
    if (isForgotten) lastLimit = Math.max(lastLimit, restOfLast)
    else if (pressureOnLast > 1) {
      const least = lastLimit > 1 ? 1 : minLimitOfLast
      lastLimit = Math.max(least, Math.min(lastLimit, Math.max(1, peakOfLast)) / pressureOnLast)
    } else if (isLastNeeded || lastLimit < restOfLast) lastLimit = Math.min(max, lastLimit * growthAt(pressureOnLast))
    ;[since, samples, sumMs, peak, isNeeded] = [now(), 0, 0, before('last'), false]
    ;[pressureBefore, peakOfLast, isLastNeeded] = [pressureNow, running.last, false]
  }
}

function growthAt(pressure: number): number {
  return Math.max(minGrowth, Math.min(maxGrowth, 1 / pressure))
}

function isOfFirst(rank: Rank): boolean {
  return rank === 'first' || rank === 'second'
}
