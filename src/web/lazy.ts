export interface Lazy<T> {
  /** Loads it once; a failed attempt is repeated at the next call. */
  readonly load: () => Promise<T>
  /** @returns undefined until it is loaded */
  readonly value: () => T | undefined
}

/** Something that is loaded at its first use and then kept. */
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
