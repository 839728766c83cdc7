import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import type { FormFields } from '#web/account/form-fields.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Never ticked for anybody. */
export function TermsBox({ fields }: { readonly fields: FormFields }) {
  const t = useTranslations('registration')
  const id = useId()
  const error = fields.errorOf('acceptTerms')
  return (
    <div className="f">
      <div className="agree">
        <input
          type="checkbox"
          className="cb"
          id={id}
          name="acceptTerms"
          checked={fields.values.acceptTerms}
          onChange={(event) => fields.change({ acceptTerms: event.target.checked })}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}d`}
        />
        <label htmlFor={id}>
          {t.rich('terms', {
            terms: (text) => (
              <a className="link" href={brand.termsPath} target="_blank" rel="noopener">
                {text}
              </a>
            ),
          })}
        </label>
      </div>
      <div id={`${id}d`} aria-live="polite">
        {error !== undefined && (
          <p className="etxt">
            <Icon name="warn" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
