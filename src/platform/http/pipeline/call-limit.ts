/** `login`: logins from unknown devices. `none`: health checks, which are answered even if all places are taken. */
export type PlaceKind = 'reserved' | 'usual' | 'search' | 'session' | 'login' | 'side' | 'none'

export interface CallLimit {
  /** @returns a function that frees the place, or null if the call must be refused */
  readonly enter: (kind: PlaceKind) => Promise<(() => void) | null>
  readonly inFlight: () => number
  readonly refused: () => number
}

export const defaultMaxInFlight = 32
const reservedPlaces = 8
/** Searches leave the last quarter of the places to carts. */
const searchShare = 0.75
/**
 * Calls that anyone can send in any number and that are expensive (tokens and sessions are encrypted, logins wait for a
 * hash) or slow (browser reports). Each kind has its own share, which leaves places to carts.
 */
const ownShares = { session: 0.375, login: 0.375, side: 0.25 }
/** A provider may send more webhooks at once than there are places, and waits for their responses. */
const maxWaiting = 64
const maxWaitMs = 5000

/**
 * Limits the calls in flight. Reserved calls have places of their own, may also use places that are free, and wait a
 * few seconds for one. They never displace other calls, because many of them wait for a bank or a password hash.
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

  /** The place is counted here, so that no later call can take it before the waiting one continues. */
  function handOver(): void {
    const [start] = waiting
    if (start === undefined || !hasPlace('reserved')) return
    counts.reserved += 1
    start()
  }

  /** @returns false if too many reserved calls are waiting already, or no place became free in time */
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
