import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { postalCodeExample } from '#core/customers/postal-code.ts'
import { vatNumberExample } from '#core/tax/vat-number.ts'
import { withArticle } from '#web/ui/with-article.tsx'

type FaultText = (path: string, code: string, country?: string) => ReactNode

/** The most specific text for an error; every code has a generic fallback. */
export function useFaultText(): FaultText {
  const t = useTranslations('registration')
  const problems = useTranslations('problems')
  return (path, code, country = '') => {
    const missing = `missing.${path}` as 'missing.email'
    if (code === 'required' && t.has(missing)) return t(missing)
    const postalCode = postalCodeExample(country)
    if (code === 'malformed_postal_code' && postalCode !== null)
      return withArticle(t('malformed.postalCode', { example: postalCode }), code)
    const vatNumber = vatNumberExample(country)
    if (code === 'malformed_vat_number' && vatNumber !== null) {
      return withArticle(t('malformed.vatNumber', { country, example: vatNumber }), code)
    }
    const general = code as 'validation_failed'
    return withArticle(problems(problems.has(general) ? general : 'validation_failed'), code)
  }
}
