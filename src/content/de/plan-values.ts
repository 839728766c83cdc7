import type { PlanValues } from '#content/plan-page-text.ts'

export const planValuesDe: PlanValues = {
  yes: 'ja',
  notIncluded: 'nicht enthalten',
  unlimited: 'unbegrenzt',
  free: 'kostenlos',
  gigabytes: (amount) => `${amount}\u00a0GB`,
  days: (amount) => `${amount}\u00a0Tage`,
  sites: (count) => (count === 1 ? '1\u00a0Website' : `${count}\u00a0Websites`),
}
