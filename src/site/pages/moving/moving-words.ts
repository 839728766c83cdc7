import { promises, promiseWords } from '#catalogue/promises.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'

/** Texts that all moving pages share. */
const nl = {
  /** Text before the two prices of the smallest package. */
  price: 'Je betaalt alleen je pakket: hosting',
  /** Last question of every page, about the duration of a move. */
  duration: {
    question: 'Hoe lang duurt een verhuizing, en wanneer beginnen jullie?',
    answer: `Een verhuizing duurt ${promiseWords.nl.movingTime} vanaf het moment dat we overal bij kunnen. Wil je als consument dat we meteen beginnen, zeg dat dan bij je bestelling. Anders beginnen we na je bedenktijd van ${promiseWords.nl.withdrawalPeriod}.`,
  },
  /** Link beside the questions, back to the field for the domain name. */
  ready: {
    lead: 'Klaar om te gaan? Begin met je domeinnaam, de rest vragen we onderweg.',
    button: 'Start je verhuizing',
  },
}

const de: typeof nl = {
  price: 'Sie zahlen nur Ihr Paket: Hosting',
  duration: {
    question: 'Wie lange dauert ein Umzug, und wann fangen Sie an?',
    answer: `Ein Umzug dauert ${promiseWords.de.movingTime} ab dem Zeitpunkt, an dem wir alle Zugänge haben. Wünschen Sie als Verbraucher bei der Bestellung keinen sofortigen Beginn, fangen wir nach der Widerrufsfrist an (${promiseWords.de.withdrawalPeriod}).`,
  },
  ready: {
    lead: 'Beginnen Sie mit Ihrer Domain, alles Weitere fragen wir danach.',
    button: 'Umzug starten',
  },
}

export const movingWords: Readonly<Record<SiteLocale, typeof nl>> = { nl, de }

/** Labels of Dutch pages for the person who does a step, and how long it takes. */
export const whoDoes = {
  we: `Wij, 1 tot ${promises.movingWorkingDays - 1} werkdagen`,
  together: 'Samen, op de laatste dag',
} as const

/** Texts that all pages about one provider share. */
export const moverWords = {
  stepsHeading: 'Zo gaat het',
  dutiesHeading: 'Wie doet wat?',
  dutiesHead: ['Onderdeel', `Dit doet ${brand.name}`, 'Dit doe jij'],
  factsHeading: (provider: string) => `${provider} in het kort`,
  watchHeading: (provider: string) => `Let op bij ${provider}`,
  packingHeading: 'Wat we nodig hebben, en wat niet meegaat',
  bringHeading: 'Dit hebben we nodig',
  staysHeading: 'Dit gaat niet mee',
  faqHeading: 'Vragen over verhuizen',
  nextHeading: 'Verder',
} as const
