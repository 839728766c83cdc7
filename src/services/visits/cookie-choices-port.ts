import type { PurposeChoice } from '#domain/visits/cookie-consent.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { Visitor } from './visitor-port.ts'

export interface CookieChoice {
  readonly purposes: PurposeChoice
  readonly version: number
  readonly language: Locale
  /** The number of the choice before. */
  readonly replaces: string | null
  readonly visitor: Visitor
}

export interface CookieChoices {
  /** Keeps the proof and tells its number; the same choice again is the one before. Throws `Unavailable`. */
  keep(choice: CookieChoice): Promise<string>
}
