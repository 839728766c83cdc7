import type { MoverWords, MovingWords } from '#content/moving-text.ts'
import { brand } from '#site/brand.ts'

export const movingWordsNl: MovingWords = {
  price: {
    before: 'Je betaalt alleen wat je kiest: hosting vanaf',
    between: 'het eerste jaar, daarna',
    after: 'per jaar.',
  },
  ready: { lead: 'Klaar om te gaan? Begin met je naam, de rest vragen we onderweg.', button: 'Start je verhuizing' },
}

export const moverWordsNl: MoverWords = {
  stepsHeading: 'Zo gaat het',
  dutiesHeading: 'Wie doet wat?',
  dutiesHead: ['Onderdeel', `Dit doet ${brand.name}`, 'Dit doe jij'],
  factsHeading: (provider) => `${provider} in het kort`,
  watchHeading: (provider) => `Let op bij ${provider}`,
  packingHeading: 'Voor de verhuisdozen',
  bringHeading: 'Dit hebben we nodig',
  staysHeading: 'Dit gaat niet mee',
  faqHeading: 'Vragen over verhuizen',
  nextHeading: 'Waar ga je naartoe?',
}
