import type { MovingWords } from '#content/moving-text.ts'

export const movingWordsDe: MovingWords = {
  price: {
    before: 'Sie zahlen nur das Hosting, das Sie wählen. Ab',
    between: 'im ersten Jahr, danach',
    after: 'pro Jahr.',
  },
  ready: {
    lead: 'Bereit? Beginnen Sie mit Ihrer Domain, den Rest fragen wir unterwegs.',
    button: 'Umzug starten',
  },
}
