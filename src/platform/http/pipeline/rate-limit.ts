import { networksOf } from '#core/net/networks.ts'
import { type CallWindow, limitsIn, type LimitTable } from './limits.ts'

/** Rate limits counted in the memory of this process. `takeSource` and `takeAccount` return the seconds to wait; 0: go ahead. */
export interface RateLimit {
  /** Counts a call of a source and of the wider networks it belongs to. */
  takeSource(limit: string, source: string): number
  /** @returns the remaining wait of a source, without counting a call */
  waitOfSource(limit: string, source: string): number
  /** Counts a call about a known payment or from a known device. */
  takeThing(limit: string, thing: string): number
  /** Counts a call of a customer who is logged in. */
  takeAccount(limit: string, customerId: string): number
  /** Uncounts the last call of a customer, because it was refused for its content. */
  giveBackAccount(limit: string, customerId: string): void
}

interface Window {
  readonly until: number
  calls: number
}

interface CountedWindow {
  readonly key: string
  readonly max: number
  readonly seconds: number
}

export interface RateLimitOptions {
  readonly maxWindows?: number
  readonly now?: () => number
}

const sweepMs = 60_000

/**
 * Fixed windows by a monotonic clock. A call that one of its windows refuses is counted in none of them, so that a
 * refused source does not use up the share of its neighbours. Memory is bounded: expired windows are deleted every
 * minute, and the least recently used ones when there are too many.
 */
export function createRateLimit(
  table: LimitTable,
  { maxWindows = 50_000, now = () => performance.now() }: RateLimitOptions = {},
): RateLimit {
  const windows = new Map<string, Window>()
  let sweptAt = now()

  return {
    takeSource: (name, source) => take(sourceWindowsOf(name, source)),
    waitOfSource: (name, source) => waitOf(sourceWindowsOf(name, source), now()),
    takeThing: (name, thing) => take(countedWindowsOf(`${name} thing ${thing}`, limitsIn(table, name).thing ?? [])),
    takeAccount: (name, customerId) => take(accountWindowsOf(name, customerId)),

    giveBackAccount(name, customerId) {
      for (const { key } of accountWindowsOf(name, customerId)) {
        const window = windows.get(key)
        if (window !== undefined && window.calls > 0) window.calls -= 1
      }
    },
  }

  function sourceWindowsOf(name: string, source: string): readonly CountedWindow[] {
    const { source: bySource = [], everybody = [] } = limitsIn(table, name)
    const ofNetworks = networksOf(source).flatMap((network) =>
      countedWindowsOf(`${name} ${network.name}`, bySource, network.share),
    )
    return [...ofNetworks, ...countedWindowsOf(`${name} everybody`, everybody)]
  }

  function accountWindowsOf(name: string, customerId: string): readonly CountedWindow[] {
    return countedWindowsOf(`${name} account ${customerId}`, limitsIn(table, name).account ?? [])
  }

  function take(counted: readonly CountedWindow[]): number {
    const time = now()
    if (time - sweptAt > sweepMs) sweep(time)
    const seconds = waitOf(counted, time)
    if (seconds === 0) for (const each of counted) count(each, time)
    return seconds
  }

  function waitOf(counted: readonly CountedWindow[], time: number): number {
    let seconds = 0
    for (const { key, max } of counted) {
      const window = windows.get(key)
      if (window === undefined || window.until <= time || window.calls < max) continue
      seconds = Math.max(seconds, Math.ceil((window.until - time) / 1000))
    }
    return seconds
  }

  function count({ key, seconds }: CountedWindow, time: number): void {
    const existing = windows.get(key)
    const isOpen = existing !== undefined && existing.until > time
    const window = isOpen ? existing : { until: time + seconds * 1000, calls: 0 }
    window.calls += 1
    // A map keeps the order of insertion: the least recently used window is the first.
    windows.delete(key)
    windows.set(key, window)
    if (windows.size > maxWindows) windows.delete(windows.keys().next().value ?? '')
  }

  function sweep(time: number): void {
    sweptAt = time
    for (const [key, { until }] of windows) if (until <= time) windows.delete(key)
  }
}

function countedWindowsOf(subject: string, windows: readonly CallWindow[], share = 1): readonly CountedWindow[] {
  return windows.map(({ max, seconds }) => ({ key: `${subject} ${seconds}`, max: max * share, seconds }))
}

export const noRateLimit: RateLimit = {
  takeSource: () => 0,
  waitOfSource: () => 0,
  takeThing: () => 0,
  takeAccount: () => 0,
  giveBackAccount() {},
}
