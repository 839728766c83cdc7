import type { CustomerType } from '#domain/tax/vat.ts'
import type { LocalizedText } from '#domain/basics/locale.ts'

/** Exact consent texts: shown on the page and stored with the order. `[…]` becomes a link. */
export const consentTexts: Readonly<Record<'terms' | 'immediateStart', LocalizedText>> = {
  terms: {
    nl: 'Ik ga akkoord met de [algemene voorwaarden] (pdf, 31 januari 2023).',
    de: 'Ich stimme den [Allgemeinen Geschäftsbedingungen] zu (PDF, niederländisch, 31. Januar 2023).',
    en: 'I agree to the [general terms and conditions] (PDF, in Dutch, 31 January 2023).',
  },
  immediateStart: {
    nl: 'Begin meteen met leveren. Ik weet dat ik een domeinnaam die geregistreerd is niet meer kan herroepen. Hosting kan ik 14 dagen lang herroepen; ik betaal dan alleen de dagen dat ik haar had. [Zo werkt herroepen]',
    de: 'Bitte beginnen Sie sofort mit der Leistung. Mir ist bekannt, dass mein Widerrufsrecht für eine Domain erlischt, sobald sie registriert ist. Hosting kann ich 14 Tage lang widerrufen; ich zahle dann nur für die Tage, an denen ich es hatte. [So funktioniert der Widerruf]',
    en: 'Please start delivery at once. I know that I lose my right of withdrawal for a domain name once it is registered. I can withdraw from hosting for 14 days; I then pay only for the days I had it. [How withdrawal works]',
  },
}

/** The right of withdrawal is for consumers only: deliveries to businesses start at once. */
export function needsStartConsent(customerType: CustomerType): boolean {
  return customerType === 'private'
}

/** Length of the withdrawal period. */
export const withdrawalDays = 14
