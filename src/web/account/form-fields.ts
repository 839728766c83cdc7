import { type Dispatch, type ReactNode, useReducer } from 'react'
import { firstFault } from '#web/use-focus-on.ts'
import { useFaultText } from './fault-text.ts'
import { type Fault, formAfter, type FormEvent, type FormState, isConfirmed, shownFaults } from './form-state.ts'
import type { FormField, RegistrationValues, TypedField } from './registration-values.ts'

export interface BoundField {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: ReactNode
}

/** The fields of a form, each bound to its value, error and blur handler. */
export interface FormFields {
  readonly values: RegistrationValues
  readonly bind: (name: TypedField) => BoundField
  readonly errorOf: (name: FormField) => ReactNode
  readonly isConfirmed: (name: FormField) => boolean
  readonly change: (change: Partial<RegistrationValues>) => void
}

interface Form {
  readonly state: FormState
  readonly faults: readonly Fault[]
  readonly fields: FormFields
  readonly tell: Dispatch<FormEvent>
}

export function useForm(begin: FormState, faultsOf: (values: RegistrationValues) => readonly Fault[]): Form {
  const [state, tell] = useReducer(formAfter, begin)
  const textOf = useFaultText()
  const { values } = state
  const faults = faultsOf(values)
  const shown = shownFaults(state, faults)

  const change = (changed: Partial<RegistrationValues>) => tell({ type: 'typed', change: changed })
  const errorOf = (name: FormField): ReactNode => {
    const code = shown.get(name)
    return code === undefined ? undefined : textOf(name, code, values.country)
  }
  const bind = (name: TypedField): BoundField => ({
    name,
    value: values[name],
    onChange: (value) => change({ [name]: value }),
    onBlur: () => tell({ type: 'left', name }),
    error: errorOf(name),
  })
  const fields: FormFields = {
    values,
    bind,
    errorOf,
    change,
    isConfirmed: (name) => isConfirmed(state, name, faults),
  }
  return { state, faults, fields, tell }
}

export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(firstFault)?.focus()
}
