import {
  type Holder,
  type HolderFault,
  holderFaults,
  type HolderForm as TypedHolder,
  normalizeHolder,
  registerFaults,
} from '#core/customers/holder.ts'
import { personFields } from '#core/customers/profile.ts'
import type { RegistrationValues } from '#web/account/registration-values.ts'

export type KnownHolder = Holder & { readonly id: string }

/** `tld`: the registry that rejects the value; undefined if all of them do. */
type WrongField = HolderFault & { readonly tld?: string }

export function wrongIn(typed: TypedHolder, tlds: readonly string[]): readonly WrongField[] {
  const faults = holderFaults(typed)
  if (faults.length > 0) return faults
  const holder = normalizeHolder(typed)
  return tlds.flatMap((tld) => registerFaults(tld, holder).map((fault) => ({ ...fault, tld })))
}

/** Message key of an error raised by some registries only. */
export function faultKey(path: string, code: string) {
  if (code === 'post_box') return 'faults.postBox'
  if (code === 'not_european') return path === 'citizenship' ? 'faults.citizenship' : 'faults.notEuropean'
  return path === 'legalForm' ? 'faults.legalForm' : 'faults.companyNumber'
}

/** A new holder defaults to a company, since orders on behalf of others are mostly for companies. */
export function valuesOf(holder: KnownHolder | undefined, empty: RegistrationValues): RegistrationValues {
  if (holder === undefined) return { ...empty, customerType: 'business' }
  const { customerType, email, companyName, chamberOfCommerceNumber } = holder
  const person = Object.fromEntries(personFields.map((name) => [name, holder[name]]))
  const company = { companyName: companyName ?? '', chamberOfCommerceNumber: chamberOfCommerceNumber ?? '' }
  return { ...empty, ...person, ...company, customerType, email }
}

export function typedOf(values: RegistrationValues, legalForm: string, citizenship: string): TypedHolder {
  const { customerType, email, companyName, chamberOfCommerceNumber } = values
  const person = Object.fromEntries(personFields.map((name) => [name, values[name]])) as unknown as RegistrationValues
  return customerType === 'business'
    ? { ...person, customerType, email, companyName, legalForm, chamberOfCommerceNumber }
    : { ...person, customerType, email, ...(citizenship !== '' && { citizenship }) }
}
