import { maxEmailLength } from '#domain/customers/email.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

type Fixed = 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'maxLength'

/** An e-mail address, with the keyboard of a phone for it and nobody correcting it. */
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
