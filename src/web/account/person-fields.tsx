import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Locale, locales } from '#core/locale/locale.ts'
import { isOptional, type personFields, profileFields } from '#core/customers/profile.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import type { FormFields } from './form-fields.ts'

interface PersonInput extends Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
  readonly name: Exclude<(typeof personFields)[number], 'country'>
  readonly help?: 'phoneHelp'
  /** Stays beside its neighbour on narrow screens. */
  readonly isShort?: true
  /** Shows a mark when valid, for values whose notation is unclear. */
  readonly isConfirmed?: true
  /** A contact detail; names and addresses have a layout of their own. */
  readonly isContact?: true
}

/** Text fields of a person in form order. To add a field, add an entry here. */
export const personInputs: readonly PersonInput[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  {
    name: 'phone',
    help: 'phoneHelp',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    isContact: true,
  },
  {
    name: 'postalCode',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    isShort: true,
    isConfirmed: true,
  },
  { name: 'houseNumber', autoComplete: 'address-line2', isShort: true },
  { name: 'street', autoComplete: 'address-line1' },
  { name: 'city', autoComplete: 'address-level2' },
]

interface Props {
  readonly fields: FormFields
  /** Only registration asks for the e-mail address. */
  readonly withEmail?: boolean
  readonly children?: ReactNode
}

/** Name, contact and address. */
export function PersonFields({ fields, withEmail = false, children }: Props) {
  const t = useTranslations('registration')
  return (
    <section className="form-section">
      <h2>{t('yourDetails')}</h2>
      <div className="form">
        {personInputs.map(({ name, help, isShort, isConfirmed, isContact: _isContact, ...attributes }) => (
          <Fragment key={name}>
            <TextField
              {...fields.bind(name)}
              {...attributes}
              label={t(name)}
              maxLength={profileFields[name].maxLength}
              help={help && t(help)}
              optional={isOptional(name, fields.values.country)}
              valid={isConfirmed && fields.isConfirmed(name)}
              className={isShort ? 'half half-on-phones' : 'half'}
            />
            {name === 'lastName' && withEmail && (
              <EmailField
                {...fields.bind('email')}
                label={t('email')}
                help={t('emailHelp')}
                valid={fields.isConfirmed('email')}
                className="half"
              />
            )}
            {name === 'phone' && !withEmail && <LanguageSelect fields={fields} className="half" />}
          </Fragment>
        ))}
        {children}
      </div>
    </section>
  )
}

/** Each language in its own name. */
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
