import type { IsoDate } from '#core/time/iso-date.ts'
import type { PurposeChoice } from '#core/visits/cookie-consent.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { CountedStep, FunnelStep } from '#core/visits/funnel.ts'

export interface Visit {
  readonly affiliateId: string
  /** Where somebody landed. */
  readonly path: string
  readonly visitor: Visitor
}

export interface Visits {
  /** Once per partner, visitor and hour. Throws `Unavailable` when it cannot be written down. */
  count(visit: Visit): Promise<void>
}

export interface VisitDay {
  readonly day: IsoDate
  readonly visits: number
}

/** How often people came by a partner's link. */
export interface VisitCounts {
  /** Days with visits, the oldest first. Throws `Unavailable` when nobody can tell. */
  of(affiliateId: string): Promise<readonly VisitDay[]>
}

/** By what somebody can be told apart from others for a day. It is never kept. */
export interface Visitor {
  readonly source: string
  readonly userAgent: string
}

interface CookieChoice {
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

/** How often each step was taken on a day, in a language. */
export interface FunnelDay {
  readonly day: IsoDate
  readonly language: Locale
  readonly counts: Readonly<Record<FunnelStep, number>>
}

/** Numbers without persons. */
export interface Funnel {
  /** Costs nothing now: it is written down later, together with others. */
  readonly count: (step: CountedStep, language: Locale) => void
  /** What was counted since the last time. Throws `Unavailable` when it cannot be written, and keeps it then. */
  readonly write: () => Promise<void>
}
