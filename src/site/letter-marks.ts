/** Places on a page that tell what came of its form; shown when the address names them. */
export const letterMarks = {
  sent: { nl: 'verzonden', de: 'gesendet' },
  refused: { nl: 'niet-verzonden', de: 'nicht-gesendet' },
  asked: { nl: 'aangevraagd', de: 'angefordert' },
} as const
