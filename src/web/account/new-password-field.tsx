import { useTranslations } from 'use-intl'
import { type PasswordContext, passwordStrength } from '#domain/customers/password.ts'
import type { IsCommon } from '#web/account/common-passwords.ts'
import type { BoundField } from '#web/account/form-fields.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

interface Props extends BoundField {
  readonly label: string
  readonly context: PasswordContext
  readonly isCommon: IsCommon
  /** The time to fetch the list of common passwords. */
  readonly onFocus: () => void
}

/** A password being chosen, with how long it would stand up to guessing. */
export function NewPasswordField({ context, isCommon, ...field }: Props) {
  const t = useTranslations('registration')
  const strength = passwordStrength(field.value, context, isCommon)
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      help={
        <>
          {t('passwordHelp')}
          <span className="strength" data-level={field.value === '' ? undefined : strength}>
            <span className="bar" aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </span>
            <span>{field.value !== '' && t(`strength.s${strength}`)}</span>
          </span>
        </>
      }
    />
  )
}
