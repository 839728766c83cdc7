import type { MovingWords } from '#content/moving-text.ts'

export const movingWordsDe: MovingWords = {
  price: {
    before: 'Sie zahlen nur, was Sie wählen: Hosting ab',
    between: 'im ersten Jahr, danach',
    after: 'pro Jahr.',
  },
  ready: {
    lead: 'Bereit? Beginnen Sie mit Ihrer Domain, den Rest fragen wir unterwegs.',
    button: 'Umzug starten',
  },
}
