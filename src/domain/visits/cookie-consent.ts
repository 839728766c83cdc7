/** What people are asked about. What the shop cannot work without needs no answer. */
export const purposes = ['affiliate', 'analytics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** Yes or no to each purpose somebody was asked about. */
export type PurposeChoice = Readonly<Partial<Record<Purpose, boolean>>>

/** Of the words in `cookie-consent-texts.ts`. Changed words are a new version, and everybody is asked again. */
export const consentVersion = 1
