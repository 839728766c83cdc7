import type { FormField, RegistrationValues } from './registration-values.ts'

export interface Fault {
  readonly path: string
  readonly code: string
}

export interface FormState {
  readonly values: RegistrationValues
  readonly typed: ReadonlySet<FormField>
  /** Fields that were edited and then left. */
  readonly left: ReadonlySet<FormField>
  readonly wasSent: boolean
  /** Errors reported by the server, kept until the field changes. */
  readonly refused: ReadonlyMap<string, string>
}

export type FormEvent =
  | { readonly type: 'typed'; readonly change: Partial<RegistrationValues> }
  | { readonly type: 'left'; readonly name: FormField }
  | { readonly type: 'found'; readonly values: RegistrationValues }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly faults: readonly Fault[] }

export function formWith(values: RegistrationValues): FormState {
  return { values, typed: new Set(), left: new Set(), wasSent: false, refused: new Map() }
}

/** These fields are validated by country, so a new country clears their server errors. */
const boundToCountry = ['postalCode', 'phone', 'vatNumber', 'chamberOfCommerceNumber'] as const

export function formAfter(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed': {
      const names = Object.keys(event.change) as FormField[]
      const answered: readonly string[] = names.includes('country') ? [...names, ...boundToCountry] : names
      return {
        ...state,
        values: { ...state.values, ...event.change },
        typed: new Set([...state.typed, ...names]),
        refused: new Map([...state.refused].filter(([path]) => !answered.includes(path))),
      }
    }
    case 'left':
      if (!state.typed.has(event.name)) return state
      return { ...state, values: withHouseNumber(state.values), left: new Set([...state.left, event.name]) }
    case 'found':
      return { ...state, values: event.values }
    case 'sent':
      return { ...state, values: withHouseNumber(state.values), wasSent: true, refused: new Map() }
    case 'refused':
      return { ...state, refused: new Map(event.faults.map(({ path, code }) => [path, code])) }
  }
}

/**
 * Errors to show by field. A field is validated when the visitor leaves it after typing, then on every change. Once the
 * form was sent, all fields are validated.
 */
export function shownFaults(state: FormState, faults: readonly Fault[]): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  for (const { path, code } of faults) {
    if (!shown.has(path) && (state.wasSent || state.left.has(path as FormField))) shown.set(path, code)
  }
  for (const [path, code] of state.refused) if (!shown.has(path)) shown.set(path, code)
  return shown
}

/** The field was validated and is valid. */
export function isConfirmed(state: FormState, name: FormField, faults: readonly Fault[]): boolean {
  return (
    state.left.has(name) &&
    state.values[name] !== '' &&
    !state.refused.has(name) &&
    !faults.some(({ path }) => path === name)
  )
}

interface Address {
  readonly street: string
  readonly houseNumber: string
}

const numberAtEnd = /^(.*\p{L}.*?)[\s,]+(\d{1,5}(?:[\s-]?\p{L}{1,2}|[-/]\d{1,4})?)$/u

/** Browsers autofill `Oudegracht 14` as one line, so without a house number the trailing number is split off. */
export function withHouseNumber<Values extends Address>(values: Values): Values {
  if (values.houseNumber.trim() !== '') return values
  const [, street, houseNumber] = numberAtEnd.exec(values.street.trim()) ?? []
  return street === undefined || houseNumber === undefined ? values : { ...values, street, houseNumber }
}
