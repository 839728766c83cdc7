import type { LocalizedText } from './price.ts'

/** What people are asked about. What the shop cannot work without needs no answer. */
export const purposes = ['affiliate', 'analytics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** Yes or no to each purpose somebody was asked about. */
export type PurposeChoice = Readonly<Partial<Record<Purpose, boolean>>>

/** Of the words below. Changed words are a new version, and everybody is asked again. */
export const consentVersion = 1

/** What somebody agrees to, word for word. */
export const purposeTexts: Readonly<Record<Purpose | 'necessary', Record<'name' | 'about', LocalizedText>>> = {
  necessary: {
    name: { nl: 'Noodzakelijk', de: 'Notwendig', en: 'Necessary' },
    about: {
      nl: 'Je mandje, inloggen en deze keuze. Kom je via een partner, dan onthouden we 30 dagen wiens link het was, alleen om die partner te betalen.',
      de: 'Ihr Warenkorb, die Anmeldung und diese Auswahl.',
      en: 'Your cart, logging in and this choice.',
    },
  },
  affiliate: {
    name: { nl: 'Partnerlink', de: 'Partnerlink', en: 'Partner link' },
    about: {
      nl: '30 dagen onthouden via welke partner je kwam, zodat die zijn vergoeding krijgt. Zonder toestemming geldt dat alleen voor dit bezoek.',
      de: '30 Tage merken, über welchen Partner Sie kamen, damit er seine Vergütung erhält. Ohne Einwilligung gilt das nur für diesen Besuch.',
      en: 'Remember for 30 days which partner sent you, so that they are paid. Without consent this holds for this visit only.',
    },
  },
  analytics: {
    name: { nl: 'Statistieken', de: 'Statistik', en: 'Statistics' },
    about: {
      nl: 'Meten hoe bezoekers de winkel gebruiken, met Google Analytics. Zonder je naam, je adres of de namen die je zoekt.',
      de: 'Messen, wie der Shop genutzt wird, mit Google Analytics. Ohne Ihren Namen, Ihre Adresse oder die Domains, die Sie suchen.',
      en: 'Measure how the shop is used, with Google Analytics. Without your name, your address or the names you search for.',
    },
  },
  marketing: {
    name: { nl: 'Marketing', de: 'Marketing', en: 'Marketing' },
    about: {
      nl: 'Het kenmerk van de advertentie waarmee je kwam 30 dagen onthouden en een bestelling daaraan koppelen. Zonder toestemming geldt dat alleen voor dit bezoek.',
      de: 'Die Kennung der Anzeige, über die Sie kamen, 30 Tage merken und eine Bestellung damit verknüpfen. Ohne Einwilligung gilt das nur für diesen Besuch.',
      en: 'Remember the id of the advertisement that brought you for 30 days and link an order to it. Without consent this holds for this visit only.',
    },
  },
}
