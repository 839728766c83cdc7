import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Locale, locales } from '#domain/basics/locale.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormFields } from './form-fields.ts'

interface Props {
  readonly fields: FormFields
  /** The address to log in with is asked for once, and not changed here. */
  readonly withEmail?: boolean
  readonly children?: ReactNode
}

/** Who somebody is and where they live. */
export function PersonFields({ fields, withEmail = false, children }: Props) {
  const t = useTranslations('registration')
  return (
    <section className="fs">
      <h2>{t('yourDetails')}</h2>
      <div className="form">
        <TextField
          {...fields.bind('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={100}
          className="h"
        />
        <TextField
          {...fields.bind('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
          maxLength={100}
          className="h"
        />
        {withEmail && (
          <EmailField
            {...fields.bind('email')}
            label={t('email')}
            help={t('emailHelp')}
            valid={fields.isConfirmed('email')}
            className="h"
          />
        )}
        <TextField
          {...fields.bind('phone')}
          label={t('phone')}
          help={t('phoneHelp')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          className="h"
        />
        {!withEmail && <LanguageSelect fields={fields} className="h" />}
        <TextField
          {...fields.bind('postalCode')}
          label={t('postalCode')}
          valid={fields.isConfirmed('postalCode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={20}
          className="h keep"
        />
        <TextField
          {...fields.bind('houseNumber')}
          label={t('houseNumber')}
          autoComplete="address-line2"
          maxLength={20}
          className="h keep"
        />
        <TextField
          {...fields.bind('street')}
          label={t('street')}
          autoComplete="address-line1"
          maxLength={200}
          className="h"
        />
        <TextField
          {...fields.bind('city')}
          label={t('city')}
          autoComplete="address-level2"
          maxLength={100}
          className="h"
        />
        {children}
      </div>
    </section>
  )
}

/** Each in its own words: who looks for theirs reads no other. */
export const languageNames: Readonly<Record<Locale, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' }

interface LanguageProps {
  readonly fields: FormFields
  readonly className?: string
}

export function LanguageSelect({ fields, className }: LanguageProps) {
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
