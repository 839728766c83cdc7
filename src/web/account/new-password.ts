import type { RefObject } from 'react'
import { type PasswordContext, passwordFault } from '#domain/customers/password.ts'
import { type IsCommon, useCommonPasswords } from '#web/account/common-passwords.ts'
import { useFaultText } from '#web/account/fault-text.ts'
import type { BoundField } from '#web/account/form-fields.ts'
import { useOneField } from '#web/account/one-field.ts'

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

/** The password being chosen in a short form. */
export function useNewPassword(context: PasswordContext, form: RefObject<HTMLFormElement | null>): NewPassword {
  const textOf = useFaultText()
  const { isCommon, load } = useCommonPasswords()
  const faultOf = (text: string) => (text === '' ? 'required' : passwordFault(text, context, isCommon))
  const { value, bound, code, isRight, refuse, empty } = useOneField('password', faultOf, form)
  const error = code === undefined ? undefined : textOf('password', code)
  return { value, field: { ...bound, error, context, isCommon, onFocus: load }, isRight, refuse, empty }
}
