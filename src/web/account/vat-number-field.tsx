import { useTranslations } from 'use-intl'
import type { FormFields } from '#web/account/form-fields.ts'
import { useVatChecks, type VatCheck } from '#web/account/vat-check.ts'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const home = 'NL'

/** What the register says never stands in anybody's way: a number it does not confirm only means VAT. */
export function VatNumberField({ fields }: { readonly fields: FormFields }) {
  const t = useTranslations('registration')
  const checks = useVatChecks()
  const { vatNumber, country } = fields.values
  const field = fields.bind('vatNumber')
  const check = checks.of(vatNumber, country)

  function handleBlur(): void {
    field.onBlur()
    checks.ask(vatNumber, country)
  }
  return (
    <TextField
      {...field}
      onBlur={handleBlur}
      label={t('vatNumber')}
      optional
      help={check && <CheckText check={check} isAbroad={country !== home} />}
      valid={check?.state === 'valid'}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="h"
    />
  )
}

function CheckText({ check, isAbroad }: { readonly check: VatCheck; readonly isAbroad: boolean }) {
  const t = useTranslations('registration.vat')
  if (check.state === 'invalid') {
    return (
      <>
        {t('invalid')} <ArticleLink id="vat-number" />
      </>
    )
  }
  if (check.state !== 'valid') return t(check.state)
  return (
    <>
      {check.name ? t('validName', { name: check.name }) : t('valid')} {isAbroad && t('reverse')}
    </>
  )
}
