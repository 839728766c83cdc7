import type { ReactNode, Ref } from 'react'
import { Field, type FieldProps, splitProps } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectFieldProps extends FieldProps {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly autoComplete?: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLSelectElement>
}

export function SelectField(props: SelectFieldProps) {
  const [frame, { onChange, ...select }] = splitProps(props)
  return (
    <Field {...frame} end={<Icon name="chev" className="down" />}>
      {(links) => <select {...select} {...links} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
