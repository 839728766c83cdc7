import type { SiteLocale } from '#core/locale/locale.ts'

/** Purposes that need consent; necessary cookies do not. */
export const purposes = ['affiliate', 'analytics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** Whether the affiliate cookie needs consent on the pages of a language. */
export const asksForPartnerLink: Readonly<Record<SiteLocale, boolean>> = { nl: false, de: true }

/** Choices per purpose; absent if the visitor was not asked. */
export type PurposeChoice = Readonly<Partial<Record<Purpose, boolean>>>

/** Version of `cookie-consent-texts.ts`. Increase it when the texts change, so that every visitor is asked again. */
export const consentVersion = 3
