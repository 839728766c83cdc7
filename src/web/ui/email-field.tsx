import { maxEmailLength } from '#core/customers/email.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Fixed = 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'maxLength'

/** E-mail input with the matching phone keyboard and without autocorrection. */
export function EmailField(props: Omit<TextFieldProps, Fixed>) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxEmailLength}
    />
  )
}
