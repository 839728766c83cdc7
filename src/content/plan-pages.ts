import { planPagesDe, planValuesDe } from '#content/de/plan-pages.ts'
import { planPagesNl, planValuesNl } from '#content/nl/plan-pages.ts'
import type { PlanPageId, PlanPageText, PlanValues } from '#content/plan-page-text.ts'
import type { SiteLocale } from '#domain/locale.ts'

export function planPageText(page: PlanPageId, locale: SiteLocale): PlanPageText<'nl'> | PlanPageText<'de'> {
  return locale === 'nl' ? planPagesNl[page] : planPagesDe[page]
}

export function planValues(locale: SiteLocale): PlanValues {
  return locale === 'nl' ? planValuesNl : planValuesDe
}
