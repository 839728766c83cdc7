import type { SiteLocale } from '#core/locale/locale.ts'
import { offerWordsDe } from './offer-words-de.ts'
import { offerWordsNl } from './offer-words-nl.ts'

export const offerWords: Readonly<Record<SiteLocale, typeof offerWordsNl>> = { nl: offerWordsNl, de: offerWordsDe }
