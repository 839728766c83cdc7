interface CacheOptions {
  readonly maxEntries?: number
  readonly now?: () => number
}

/** A cache whose values expire. When it is full, the oldest entry is removed. */
export function createExpiringCache<Value>({ maxEntries = 10_000, now = () => performance.now() }: CacheOptions = {}) {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>()

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (entry === undefined || entry.until > now()) return entry?.value
      entries.delete(key)
      return undefined
    },
    set(key: string, value: Value, lifetimeMs: number): void {
      entries.delete(key)
      entries.set(key, { value, until: now() + lifetimeMs })
      const [oldest] = entries.keys()
      if (oldest !== undefined && entries.size > maxEntries) entries.delete(oldest)
    },
    delete: (key: string) => void entries.delete(key),
  }
}

/** Caches the result for each key, and shares a load that is in progress. Failures are not cached. */
export function memoize<Value>(
  load: (key: string) => Promise<Value>,
  { lifetimeMs, ...options }: CacheOptions & { readonly lifetimeMs: number },
): (key: string) => Promise<Value> {
  const cache = createExpiringCache<Promise<Value>>(options)

  return (key) => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const value = load(key)
    cache.set(key, value, lifetimeMs)
    value.catch(() => cache.get(key) === value && cache.delete(key))
    return value
  }
}
