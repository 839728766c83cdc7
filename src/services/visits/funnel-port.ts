import type { CountedStep, FunnelStep } from '#domain/visits/funnel.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Locale } from '#domain/basics/locale.ts'

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
