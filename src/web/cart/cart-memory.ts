import type { StorageKey } from '#core/retention/browser-storage.ts'

const key = 'cartId' satisfies StorageKey
const asideKey = 'cartIdAside' satisfies StorageKey
const shape = /^[A-Za-z0-9_-]{22}$/

/** Where a browser stores the id of its cart. */
export interface CartMemory {
  readonly read: () => string | null
  readonly keep: (id: string) => void
  /** Removes this id only; an id stored meanwhile by another tab stays. */
  readonly forget: (id: string) => void
  /** Id of a cart that temporarily failed to load. It is no longer the current cart, and loading is retried later. */
  readonly readAside: () => string | null
  readonly setAside: (id: string) => void
  readonly forgetAside: () => void
  /** False when the id is lost with the window. */
  readonly lasts: () => boolean
}

/** Uses the first storage that works. If all are blocked or full, the id lasts as long as the page. */
export function cartMemory(...storages: readonly (() => Storage)[]): CartMemory {
  const own = new Map<string, string>()
  let lasts = true

  const read = (name: string): string | null => {
    for (const storage of storages) {
      const value = attempt(() => storage().getItem(name))
      if (value === undefined || value === null) continue
      if (shape.test(value)) return value
      attempt(() => storage().removeItem(name))
    }
    return own.get(name) ?? null
  }
  const keep = (name: string, id: string): void => {
    own.set(name, id)
    const taker = storages.findIndex((storage) => attempt(() => storage().setItem(name, id)) !== undefined)
    lasts = taker === 0
  }
  const forget = (name: string, id: string | undefined): void => {
    if (own.get(name) === id) own.delete(name)
    for (const storage of storages) {
      attempt(() => storage().getItem(name) === id && storage().removeItem(name))
    }
  }
  return {
    read: () => read(key),
    keep: (id) => keep(key, id),
    forget: (id) => forget(key, id),
    readAside: () => read(asideKey),
    setAside: (id) => keep(asideKey, id),
    forgetAside: () => forget(asideKey, read(asideKey) ?? undefined),
    lasts: () => lasts,
  }
}

/** @returns undefined if `work` threw, because storage is blocked or full */
function attempt<T>(work: () => T): T | null | undefined {
  try {
    return work() ?? null
  } catch {
    return undefined
  }
}

/** Whether a storage event from another tab concerns the cart. */
export function concernsCart(changedKey: string | null): boolean {
  return changedKey === null || changedKey === key
}
