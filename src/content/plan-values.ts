import type { PlanValues } from '#content/plan-page-text.ts'
import { planValuesDe } from '#content/de/plan-values.ts'
import { planValuesNl } from '#content/nl/plan-values.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

export function planValues(locale: SiteLocale): PlanValues {
  return locale === 'nl' ? planValuesNl : planValuesDe
}
