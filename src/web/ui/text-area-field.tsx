import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Passed = 'rows' | 'maxLength' | 'autoCapitalize' | 'spellCheck' | 'required' | 'inputMode' | 'placeholder'

export interface TextAreaFieldProps extends FieldProps, Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, Passed> {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

export function TextAreaField({
  value,
  onChange,
  label,
  help,
  error,
  optional,
  valid,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, help, error, optional, valid, className }}>
      {(links) => <textarea {...area} {...links} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
