import type { ExtensionGroup } from '#domain/catalogue/catalogue.ts'
import type { NameResult } from '#domain/names/name-result.ts'

/** Why a question about names was not answered, or not to the end. */
export type Trouble = 'tooFast' | 'unreachable'

export interface NameQuestion {
  /** As it was typed. */
  readonly text: string
  /** Nothing: the featured extensions of the language. */
  readonly group?: ExtensionGroup | 'suggestions'
}

/** What can be asked about names. Neither throws: who is stopped is not answered. */
export interface DomainCalls {
  /** Gives rows as they become known. Null when the answer came to its end. */
  readonly search: (
    question: NameQuestion,
    take: (found: readonly NameResult[]) => void,
    signal: AbortSignal,
  ) => Promise<Trouble | null>
  readonly check: (names: readonly string[], signal: AbortSignal) => Promise<readonly NameResult[] | Trouble>
}
