import { useTranslations } from 'use-intl'
import { type Locale, locales } from '#domain/basics/locale.ts'
import type { FormFields } from '#web/account/form-fields.ts'
import { SelectField } from '#web/ui/select-field.tsx'

/** Each in its own words: who looks for theirs reads no other. */
export const languageNames: Readonly<Record<Locale, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' }

interface Props {
  readonly fields: FormFields
  readonly className?: string
}

export function LanguageSelect({ fields, className }: Props) {
  const t = useTranslations('registration')
  return (
    <SelectField {...fields.bind('language')} label={t('language')} autoComplete="language" className={className}>
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {languageNames[locale]}
        </option>
      ))}
    </SelectField>
  )
}
