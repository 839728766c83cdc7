import { useTranslations } from 'use-intl'

/** Turns the large side of VAT away from the language's usual one; CSS acts on the box, the shell remembers it. */
export function VatSwitch() {
  const t = useTranslations('price')
  return (
    <label className="vatswitch">
      <input type="checkbox" data-vat-switch />
      <span>{t('vatSwitch')}</span>
    </label>
  )
}
