import type { PlanValues } from '#content/plan-page-text.ts'

export const planValuesNl: PlanValues = {
  yes: 'ja',
  notIncluded: 'niet inbegrepen',
  unlimited: 'onbeperkt',
  free: 'gratis',
  gigabytes: (amount) => `${amount}\u00a0GB`,
  days: (amount) => `${amount}\u00a0dagen`,
  sites: (count) => (count === 1 ? '1\u00a0site' : `${count}\u00a0sites`),
}
