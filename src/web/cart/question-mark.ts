const key = 'cartQuestion'

/** Remembers that something is to be asked while a page makes way for the next one in the same tab. */
export interface QuestionMark {
  readonly isSet: () => boolean
  readonly set: (isToAsk: boolean) => void
}

/** Where storage is blocked, a page that is loaded again does not ask again. */
export function questionMark(storage: () => Storage): QuestionMark {
  return {
    isSet: () => {
      try {
        return storage().getItem(key) !== null
      } catch {
        return false
      }
    },
    set: (isToAsk) => {
      try {
        if (isToAsk) storage().setItem(key, '1')
        else storage().removeItem(key)
      } catch {
        // Nothing depends on it.
      }
    },
  }
}
