import type { CustomerType } from '#core/tax/vat.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { withdrawalDays } from './withdrawal-period.ts'

/** Exact consent texts, displayed on the page and stored with the order. `[…]` becomes a link. */
export const consentTexts: Readonly<Record<'terms' | 'immediateStart' | 'mandate', LocalizedText>> = {
  terms: {
    nl: 'Ik ga akkoord met de [algemene voorwaarden] (pdf, Nederlands en Duits, 31 januari 2023).',
    de: 'Ich stimme den [Allgemeinen Geschäftsbedingungen] zu (PDF, Niederländisch und Deutsch, 31. Januar 2023).',
    en: 'I agree to the [general terms and conditions] (PDF, in Dutch and German, 31 January 2023).',
  },
  immediateStart: {
    nl: `Begin meteen met leveren. Ik weet dat ik een domeinnaam die geregistreerd is niet meer kan herroepen. Hosting kan ik ${withdrawalDays} dagen lang herroepen; ik betaal dan alleen de dagen tot mijn herroeping. [Zo werkt herroepen, met modelformulier]`,
    de: 'Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist mit der Ausführung beginnen. Mir ist bekannt, dass mein Widerrufsrecht mit vollständiger Vertragserfüllung erlischt, bei einer Domain mit der Registrierung. Widerrufe ich Hosting oder E-Mail, zahle ich nur die Tage bis zu meinem Widerruf. [Widerrufsbelehrung mit Muster-Widerrufsformular]',
    en: `Please start delivery at once. I know that I lose my right of withdrawal for a domain name once it is registered. I can withdraw from hosting for ${withdrawalDays} days; I then pay only for the days until I withdrew. [How withdrawal works, with the model form]`,
  },
  mandate: {
    nl: 'Schrijf verlengingen automatisch af met de betaalmethode van deze bestelling. Deze machtiging kan ik altijd intrekken.',
    de: 'Ich ermächtige Sie, Verlängerungen mit der Zahlungsart dieser Bestellung abzubuchen. Diese Ermächtigung kann ich jederzeit widerrufen.',
    en: 'Charge renewals automatically with the payment method of this order. I can revoke this mandate at any time.',
  },
}

/** Only consumers have a right of withdrawal; deliveries to businesses start immediately. */
export function needsStartConsent(customerType: CustomerType): boolean {
  return customerType === 'private'
}
