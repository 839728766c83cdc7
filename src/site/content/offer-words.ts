import type { Frequency } from '#core/catalogue/frequency.ts'
import type { SiteLocale } from '#core/locale/locale.ts'

/** Names of offers in structured data. */
export interface OfferWords {
  readonly firstTerm: string
  readonly renewal: string
  readonly terms: Readonly<Record<Extract<Frequency, 'monthly' | 'yearly'>, string>>
  readonly registration: string
  readonly transfer: string
}

export const offerWords: Readonly<Record<SiteLocale, OfferWords>> = {
  nl: {
    firstTerm: 'eerste periode, incl. btw',
    renewal: 'elke periode daarna, incl. btw',
    terms: { monthly: 'per maand', yearly: 'per jaar' },
    registration: 'registreren',
    transfer: 'verhuizen',
  },
  de: {
    firstTerm: 'erste Laufzeit, inkl. MwSt.',
    renewal: 'jede weitere Laufzeit, inkl. MwSt.',
    terms: { monthly: 'monatlich', yearly: 'jährlich' },
    registration: 'registrieren',
    transfer: 'umziehen',
  },
}
