import type { SiteLocale } from '#core/locale/locale.ts'
import type { FaqItem } from '#site/pages/parts/faq-section.tsx'
import { offerWordsDe } from './offer-words-de.ts'
import { offerWordsNl } from './offer-words-nl.ts'

/** What every page that sells packages says in the same words, so that it stands in one place. */
export interface OfferWords {
  /** Around the two prices of the smallest package: `from` 24 `between` 42 `perYear`. */
  readonly price: { readonly from: string; readonly between: string; readonly perYear: string }
  /** Among what is included. */
  readonly freeMove: string
  /** Names the closed sections for screen readers. */
  readonly details: string
  /** Below the costs of three years. */
  readonly reckoned: Readonly<Record<'yearly' | 'monthly', string>>
  readonly questions: Readonly<Record<OfferQuestion, FaqItem>>
}

/** Questions that every package answers alike. */
export type OfferQuestion = 'cancelling' | 'speed' | 'datacentre'

export const offerWords: Readonly<Record<SiteLocale, OfferWords>> = { nl: offerWordsNl, de: offerWordsDe }
