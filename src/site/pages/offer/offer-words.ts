import type { SiteLocale } from '#core/locale/locale.ts'
import type { FaqItem } from '#site/pages/parts/faq-section.tsx'
import { offerWordsDe } from './offer-words-de.ts'
import { offerWordsNl } from './offer-words-nl.ts'

/** Texts that all pages selling packages share. */
export interface OfferWords {
  /** Texts around the two prices of the smallest package: `from` 24 `between` 42 `perYear`. */
  readonly price: { readonly from: string; readonly between: string; readonly perYear: string }
  /** Item in the list of included features. */
  readonly freeMove: string
  /** Label of the collapsed sections for screen readers. */
  readonly details: string
  /** Explanation below the costs of three years. */
  readonly reckoned: Readonly<Record<'yearly' | 'monthly', string>>
  readonly questions: Readonly<Record<OfferQuestion, FaqItem>>
}

/** Questions whose answer is the same for all packages. */
export type OfferQuestion = 'cancelling' | 'speed' | 'datacentre'

export const offerWords: Readonly<Record<SiteLocale, OfferWords>> = { nl: offerWordsNl, de: offerWordsDe }
