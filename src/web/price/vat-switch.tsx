import { useTranslations } from 'use-intl'

/** Inverts the default VAT display of the language. CSS follows the checkbox; the shell script stores the choice. */
export function VatSwitch() {
  const t = useTranslations('price')
  return (
    <label className="vat-switch">
      <input type="checkbox" data-vat-switch />
      <span>{t('vatSwitch')}</span>
    </label>
  )
}
