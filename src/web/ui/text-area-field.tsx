import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps, splitProps } from './field.tsx'

type Passed = 'rows' | 'maxLength' | 'autoCapitalize' | 'spellCheck' | 'required' | 'inputMode' | 'placeholder'

interface TextAreaFieldProps extends FieldProps, Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, Passed> {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, { onChange, ...area }] = splitProps(props)
  return (
    <Field {...frame}>
      {(links) => <textarea {...area} {...links} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
