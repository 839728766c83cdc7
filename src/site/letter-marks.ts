/** Fragments of form outcomes on a page: the outcome is shown when the URL contains its fragment. */
export const letterMarks = {
  sent: { nl: 'verzonden', de: 'gesendet' },
  refused: { nl: 'niet-verzonden', de: 'nicht-gesendet' },
  asked: { nl: 'aangevraagd', de: 'angefordert' },
} as const
