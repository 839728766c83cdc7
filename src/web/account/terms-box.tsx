import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import type { FormFields } from '#web/account/form-fields.ts'
import { TickBox } from '#web/ui/tick-box.tsx'

/** Never ticked for anybody. */
export function TermsBox({ fields }: { readonly fields: FormFields }) {
  const t = useTranslations('registration')
  return (
    <TickBox
      name="acceptTerms"
      isTicked={fields.values.acceptTerms}
      onChange={(acceptTerms) => fields.change({ acceptTerms })}
      error={fields.errorOf('acceptTerms')}
    >
      {t.rich('terms', {
        terms: (text) => (
          <a className="link" href={brand.termsPath} target="_blank" rel="noopener">
            {text}
          </a>
        ),
      })}
    </TickBox>
  )
}
