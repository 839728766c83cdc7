/** `login`: log-ins from unknown devices. `none`: health checks, which a full process answers too. */
export type PlaceKind = 'reserved' | 'usual' | 'search' | 'session' | 'login' | 'side' | 'none'

export interface CallLimit {
  /** @returns a function that gives the place back, or null when the call has to be refused */
  readonly enter: (kind: PlaceKind) => Promise<(() => void) | null>
  readonly inFlight: () => number
  readonly refused: () => number
}

export const defaultMaxInFlight = 32
const reservedPlaces = 8
/** Searches leave the last quarter of the places to carts. */
const searchShare = 0.75
/**
 * Calls that strangers can send in any number, and that cost much (tokens and sessions are encrypted, log-ins wait for a
 * hash) or may be slow (reports of browsers). Each kind has a share that leaves places to carts.
 */
const ownShares = { session: 0.375, login: 0.375, side: 0.25 }
/** A provider may send more webhooks at once than there are places, and waits for their answers. */
const maxWaiting = 64
const maxWaitMs = 5000

/**
 * Limits the calls in flight. Reserved calls have places of their own, may use those that other calls leave free, and
 * wait a few seconds for one. They never take a place from other calls: many of them wait for a bank or a password hash.
 */
export function createCallLimit(maxInFlight = defaultMaxInFlight): CallLimit {
  const counts = { usual: 0, reserved: 0, session: 0, login: 0, side: 0 }
  const waiting = new Set<() => void>()
  let refused = 0

  return {
    async enter(kind) {
      if (kind === 'none') return () => {}
      const pool = kind === 'reserved' ? 'reserved' : 'usual'
      const isShared = hasOwnShare(kind)
      if (hasPlace(kind)) {
        counts[pool] += 1
        if (isShared) counts[kind] += 1
      } else if (pool === 'usual' || !(await waitForPlace())) {
        refused += 1
        return null
      }
      return () => {
        counts[pool] -= 1
        if (isShared) counts[kind] -= 1
        handOver()
      }
    },
    inFlight: () => counts.usual + counts.reserved,
    refused: () => refused,
  }

  function hasPlace(kind: PlaceKind): boolean {
    if (kind === 'reserved') return counts.usual + counts.reserved < maxInFlight + reservedPlaces
    if (hasOwnShare(kind) && counts[kind] >= ownShares[kind] * maxInFlight) return false
    return counts.usual < (kind === 'search' ? searchShare * maxInFlight : maxInFlight)
  }

  /** The place is counted here, so that no later call can take it before the waiting one goes on. */
  function handOver(): void {
    const [start] = waiting
    if (start === undefined || !hasPlace('reserved')) return
    counts.reserved += 1
    start()
  }

  /** @returns false when too many reserved calls wait already, or when no place became free in time */
  function waitForPlace(): Promise<boolean> {
    if (waiting.size >= maxWaiting) return Promise.resolve(false)
    return new Promise((resolve) => {
      const timer = setTimeout(end, maxWaitMs, false)
      const start = () => end(true)
      waiting.add(start)

      function end(hasPlaceNow: boolean): void {
        clearTimeout(timer)
        waiting.delete(start)
        resolve(hasPlaceNow)
      }
    })
  }
}

function hasOwnShare(kind: PlaceKind): kind is keyof typeof ownShares {
  return kind in ownShares
}
