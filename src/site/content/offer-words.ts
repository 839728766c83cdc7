import type { SiteLocale } from '#core/locale/locale.ts'

/** Names of offers in structured data. */
const nl = {
  firstTerm: 'eerste periode, incl. btw',
  renewal: 'elke periode daarna, incl. btw',
  terms: { monthly: 'per maand', yearly: 'per jaar' },
  registration: 'registreren',
  transfer: 'verhuizen',
}

const de: typeof nl = {
  firstTerm: 'erste Laufzeit, inkl. MwSt.',
  renewal: 'jede weitere Laufzeit, inkl. MwSt.',
  terms: { monthly: 'monatlich', yearly: 'jährlich' },
  registration: 'registrieren',
  transfer: 'umziehen',
}

export const offerWords: Readonly<Record<SiteLocale, typeof nl>> = { nl, de }
