import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { type PasswordContext, passwordStrength, passwordFault } from '#core/customers/password.ts'
import { brandName } from '#site/brand.ts'
import { lazy } from '#web/lazy.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useFaultText } from '#web/account/fault-text.ts'
import type { BoundField } from '#web/account/form-fields.ts'
import { useOneField } from '#web/account/one-field.ts'

interface Props extends BoundField {
  readonly label: string
  readonly context: PasswordContext
  readonly isCommon: IsCommon
  /** Loads the list of common passwords. */
  readonly onFocus: () => void
}

/** Field for a new password, with an estimate of its strength. */
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
            <span className="strength-bar" aria-hidden="true">
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

type IsCommon = (password: string) => boolean

const knowsNone: IsCommon = () => false
const commonPasswords = lazy(async () => {
  const { isCommonPasswordAt } = await import('#core/customers/common-passwords.ts')
  return isCommonPasswordAt(brandName)
})

/** The list of common passwords is loaded on focus. The server checks the password in any case. */
export function useCommonPasswords(): { readonly isCommon: IsCommon; readonly load: () => void } {
  const [isCommon, setCommon] = useState<IsCommon>(() => commonPasswords.value() ?? knowsNone)
  const load = () =>
    void commonPasswords
      .load()
      .then((list) => setCommon(() => list))
      .catch(() => {})
  return { isCommon, load }
}

interface NewPassword {
  readonly value: string
  readonly field: BoundField & {
    readonly context: PasswordContext
    readonly isCommon: IsCommon
    readonly onFocus: () => void
  }
  readonly isRight: () => boolean
  readonly refuse: (code: string | undefined) => void
  readonly empty: () => void
}

/** The new password of a short form. */
export function useNewPassword(context: PasswordContext, form: RefObject<HTMLFormElement | null>): NewPassword {
  const textOf = useFaultText()
  const { isCommon, load } = useCommonPasswords()
  const faultOf = (text: string) => (text === '' ? 'required' : passwordFault(text, context, isCommon))
  const { value, bound, code, isRight, refuse, empty } = useOneField('password', faultOf, form)
  const error = code === undefined ? undefined : textOf('password', code)
  return { value, field: { ...bound, error, context, isCommon, onFocus: load }, isRight, refuse, empty }
}
