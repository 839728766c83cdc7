import type { SiteLocale } from '#domain/basics/locale.ts'
import { brand } from '#site/brand.ts'

/** What every page about moving says in the same words. */
interface MovingWords {
  /** Before the two prices of the smallest package. */
  readonly price: string
  /** Beside the questions: back to the field for the name. */
  readonly ready: { readonly lead: string; readonly button: string }
}

export const movingWords: Readonly<Record<SiteLocale, MovingWords>> = {
  nl: {
    price: 'Je betaalt alleen wat je kiest: hosting',
    ready: { lead: 'Klaar om te gaan? Begin met je naam, de rest vragen we onderweg.', button: 'Start je verhuizing' },
  },
  de: {
    price: 'Sie zahlen nur, was Sie wählen: Hosting',
    ready: {
      lead: 'Bereit? Beginnen Sie mit Ihrer Domain, den Rest fragen wir unterwegs.',
      button: 'Umzug starten',
    },
  },
}

/** What the pages about one provider say in the same words. */
export const moverWords = {
  stepsHeading: 'Zo gaat het',
  dutiesHeading: 'Wie doet wat?',
  dutiesHead: ['Onderdeel', `Dit doet ${brand.name}`, 'Dit doe jij'],
  factsHeading: (provider: string) => `${provider} in het kort`,
  watchHeading: (provider: string) => `Let op bij ${provider}`,
  packingHeading: 'Voor de verhuisdozen',
  bringHeading: 'Dit hebben we nodig',
  staysHeading: 'Dit gaat niet mee',
  faqHeading: 'Vragen over verhuizen',
  nextHeading: 'Waar ga je naartoe?',
} as const
