export interface Lazy<T> {
  /** Loads the value once. A failed attempt is repeated on the next call. */
  readonly load: () => Promise<T>
  /** @returns undefined until the value is loaded */
  readonly value: () => T | undefined
}

/** A value that is loaded on first use and then cached. */
export function lazy<T>(fetch: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | undefined
  let value: T | undefined
  return {
    load: () => {
      loading ??= fetch().then(
        (loaded) => (value = loaded),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
    value: () => value,
  }
}
