import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Passed =
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'required'
  | 'readOnly'
  | 'autoFocus'

export interface TextFieldProps extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({
  ref,
  value,
  onChange,
  label,
  help,
  error,
  optional,
  valid,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, optional, valid, className }}>
      {(links) => (
        <input
          type="text"
          {...input}
          {...links}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
