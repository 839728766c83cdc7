import type { SiteLocale } from '#domain/basics/locale.ts'

/** What people are asked about. What the shop cannot work without needs no answer. */
export const purposes = ['affiliate', 'analytics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** Languages whose visitors are asked about a partner's link; in the others it needs no consent. */
export const asksForPartnerLink: Readonly<Record<SiteLocale, boolean>> = { nl: false, de: true }

/** Yes or no to each purpose somebody was asked about. */
export type PurposeChoice = Readonly<Partial<Record<Purpose, boolean>>>

/** Version of `cookie-consent-texts.ts`: raise it when the texts change, so that everybody is asked again. */
export const consentVersion = 1
