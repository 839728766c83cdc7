import { networksOf } from '#core/net/networks.ts'
import type { CallCounts } from '#platform/limits/call-counts-port.ts'
import { type CallWindow, limitsOf, type RateLimitName } from './limits.ts'

export interface RateLimit {
  /** Counts a call. Seconds to wait, or zero: go ahead. */
  take(limit: RateLimitName, source: string): number
  /** Adds up with the other processes what was counted since the last time. */
  settle(): Promise<void>
}

interface Window {
  readonly seconds: number
  readonly max: number
  until: number
  /** By all processes, as far as known here. */
  calls: number
  /** Of these, not told to the others yet. */
  unsettled: number
}

export interface RateLimitOptions {
  /** Absent: this process is the only one. */
  readonly shared?: Pick<CallCounts, 'settle'>
  readonly maxWindows?: number
  readonly now?: () => number
}

const generationMs = 60_000
/** In a second. */
const maxSettled = 500
/** In one statement: calls wait while it is written and read. */
const maxTogether = 50

/**
 * Windows in memory, by a monotonic clock, that processes settle with each other every second: what a source gets
 * beyond a limit is what it sends within that second. Memory is bounded by two generations: when the young one is full
 * or a minute old it replaces the old one. A window that is forgotten before it is over was settled, and the first call
 * after that brings it back.
 */
export function createRateLimit(options: RateLimitOptions = {}): RateLimit {
  const { shared, maxWindows = 50_000, now = () => performance.now() } = options
  let young = new Map<string, Window>()
  let old = new Map<string, Window>()
  let bornAt = now()
  const changed = new Set<string>()

  return {
    take(name, source) {
      const { source: bySource, everybody } = limitsOf(name)
      if (bySource === undefined) return 0
      const time = now()
      if (young.size >= maxWindows / 2 || time - bornAt > generationMs) {
        old = young
        young = new Map()
        bornAt = time
      }
      // Whoever is refused in a small network does not use up the large one, which others share.
      for (const network of networksOf(source)) {
        const wait = countCall(`${name} ${network.name}`, bySource, network.share, time)
        if (wait > 0) return wait
      }
      return everybody === undefined ? 0 : countCall(`${name} everybody`, everybody, 1, time)
    },

    async settle() {
      if (shared === undefined) return
      const keys = [...changed.values().take(maxSettled)]
      for (let from = 0; from < keys.length; from += maxTogether) {
        await settleSome(shared, keys.slice(from, from + maxTogether))
      }
    },
  }

  async function settleSome({ settle }: Pick<CallCounts, 'settle'>, keys: readonly string[]): Promise<void> {
    for (const key of keys) changed.delete(key)
    const time = now()
    const told = keys.flatMap((key) => {
      const window = young.get(key) ?? old.get(key)
      if (window === undefined || window.until <= time || window.unsettled === 0) return []
      return [{ key, window, count: window.unsettled }]
    })
    if (told.length === 0) return
    const counts = told.map(({ key, window, count }) => ({ key, count, seconds: (window.until - time) / 1000 }))
    const settled = new Map((await settle(counts)).map((each) => [each.key, each]))
    for (const { key, window, count } of told) {
      const total = settled.get(key)
      if (total === undefined) continue
      window.unsettled -= count
      window.calls = total.count + window.unsettled
      window.until = time + total.seconds * 1000
    }
  }

  /** In every window of a subject. */
  function countCall(subject: string, windows: readonly CallWindow[], share: number, time: number): number {
    let wait = 0
    for (const { max, seconds } of windows) {
      const key = `${subject} ${seconds}`
      const window = windowOf(key, { max: max * share, seconds }, time)
      window.calls += 1
      window.unsettled += 1
      if (isToldToOthers(window) && changed.size < maxWindows) changed.add(key)
      if (window.calls > window.max) wait = Math.max(wait, Math.ceil((window.until - time) / 1000))
    }
    return wait
  }

  function windowOf(key: string, { max, seconds }: CallWindow, time: number): Window {
    const known = young.get(key) ?? old.get(key)
    const window =
      known !== undefined && known.until > time
        ? known
        : { max, seconds, until: time + seconds * 1000, calls: 0, unsettled: 0 }
    if (young.get(key) !== window) young.set(key, window)
    return window
  }
}

/** A window of a minute is nobody else's business until a good part of it is used up: that saves most of the writing. */
function isToldToOthers({ seconds, max, calls }: Window): boolean {
  return seconds > 60 || calls * 8 >= max
}

export const noRateLimit: RateLimit = { take: () => 0, settle: async () => {} }
