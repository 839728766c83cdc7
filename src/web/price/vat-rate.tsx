import { useTranslations } from 'use-intl'
import { formatRate } from '#core/money/euro-format.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { usualVatSides } from '#web/shell/display-preferences.ts'
import { useSite } from '#web/site-context.tsx'

/** The `rate` of a text about VAT: rendered with the default rate, which the browser replaces by the customer's. */
export function vatRateIn(locale: SiteLocale) {
  return { rate: () => <span data-vat-rate>{formatRate(visitorVatRate, locale)}</span> }
}

/** Shown after the fixed sentence about VAT if the visitor switched to the other display. */
export function ShownVatSide() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return <span className={`vat-shown ${usualVatSides[locale] === 'excl' ? 'incl' : 'excl'}`}>{t('vatShown')}</span>
}
