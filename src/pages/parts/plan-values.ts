import type { SiteLocale } from '#domain/basics/locale.ts'

/** How the values of the catalogue are worded in a comparison. Numbers arrive formatted. */
export interface PlanValues {
  readonly yes: string
  readonly notIncluded: string
  readonly unlimited: string
  readonly free: string
  readonly gigabytes: (amount: string) => string
  readonly days: (amount: string) => string
  readonly sites: (count: number) => string
}

export const planValues: Readonly<Record<SiteLocale, PlanValues>> = {
  nl: {
    yes: 'ja',
    notIncluded: 'niet inbegrepen',
    unlimited: 'onbeperkt',
    free: 'gratis',
    gigabytes: (amount) => `${amount}\u00a0GB`,
    days: (amount) => `${amount}\u00a0dagen`,
    sites: (count) => (count === 1 ? '1\u00a0site' : `${count}\u00a0sites`),
  },
  de: {
    yes: 'ja',
    notIncluded: 'nicht enthalten',
    unlimited: 'unbegrenzt',
    free: 'kostenlos',
    gigabytes: (amount) => `${amount}\u00a0GB`,
    days: (amount) => `${amount}\u00a0Tage`,
    sites: (count) => (count === 1 ? '1\u00a0Website' : `${count}\u00a0Websites`),
  },
}
