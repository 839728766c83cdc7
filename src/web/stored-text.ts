import type { StorageKey } from '#core/retention/browser-storage.ts'

interface StoredText {
  readonly read: () => string | null
  /** An empty text removes the entry. */
  readonly write: (text: string) => void
}

/** A text in browser storage. If storage is blocked or full, it lasts as long as the page. */
export function storedText(storage: () => Storage, key: StorageKey): StoredText {
  let inMemory = ''
  return {
    read: () => {
      try {
        return storage().getItem(key) ?? (inMemory || null)
      } catch {
        return inMemory || null
      }
    },
    write: (text) => {
      inMemory = text
      try {
        if (text === '') storage().removeItem(key)
        else storage().setItem(key, text)
      } catch {}
    },
  }
}
