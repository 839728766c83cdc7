import type { ReactNode, Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
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

export function SelectField({
  ref,
  value,
  onChange,
  label,
  help,
  error,
  optional,
  valid,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, help, error, optional, valid, className }} end={<Icon name="chev" className="down" />}>
      {(links) => (
        <select {...select} {...links} ref={ref} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      )}
    </Field>
  )
}
