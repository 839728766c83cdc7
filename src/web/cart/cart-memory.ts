const key = 'cartId'
const asideKey = 'cartIdAside'
const shape = /^[A-Za-z0-9_-]{22,43}$/

/** Where a browser keeps which cart is its own. Blocked or full storage: it lasts as long as the page. */
export interface CartMemory {
  readonly read: () => string | null
  readonly keep: (id: string) => void
  readonly forget: () => void
  /** An id whose cart could not be loaded for now: dropped as the cart, not as a chance. */
  readonly readAside: () => string | null
  readonly setAside: (id: string) => void
  readonly forgetAside: () => void
}

export function cartMemory(storage: () => Storage): CartMemory {
  const own = new Map<string, string>()
  const read = (name: string): string | null => {
    const value = attempt(() => storage().getItem(name)) ?? own.get(name) ?? null
    return value !== null && shape.test(value) ? value : null
  }
  const keep = (name: string, id: string): void => {
    own.set(name, id)
    attempt(() => storage().setItem(name, id))
  }
  const forget = (name: string): void => {
    own.delete(name)
    attempt(() => storage().removeItem(name))
  }
  return {
    read: () => read(key),
    keep: (id) => keep(key, id),
    forget: () => forget(key),
    readAside: () => read(asideKey),
    setAside: (id) => keep(asideKey, id),
    forgetAside: () => forget(asideKey),
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Whether a change of storage in another tab concerns the cart. */
export function concernsCart(changedKey: string | null): boolean {
  return changedKey === null || changedKey === key
}
