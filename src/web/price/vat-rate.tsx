import { useTranslations } from 'use-intl'
import { formatRate } from '#core/money/euro-format.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { usualVatSides } from '#web/shell/display-preferences.ts'
import { useSite } from '#web/site-context.tsx'

/** The `rate` of a text about VAT: a visitor's, in a place where the browser can put a customer's own. */
export function vatRateIn(locale: SiteLocale) {
  return { rate: () => <span data-vat-rate>{formatRate(visitorVatRate, locale)}</span> }
}

/** The sentence about VAT stays as it is; with the other side chosen, this one says what is shown. */
export function ShownVatSide() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return <span className={`vatshown ${usualVatSides[locale] === 'excl' ? 'incl' : 'excl'}`}>{t('vatShown')}</span>
}
