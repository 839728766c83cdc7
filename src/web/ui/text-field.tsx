import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldProps, splitProps } from './field.tsx'

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

export function TextField(props: TextFieldProps) {
  const [frame, { onChange, ...input }] = splitProps(props)
  return (
    <Field {...frame}>
      {(links) => <input type="text" {...input} {...links} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
