import {
  changedProfile,
  type FieldFault,
  type Profile,
  type ProfileForm,
  profileFaults,
  normalizeProfile,
} from '#domain/customers/profile.ts'
import { fail, type Failure, ok } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import { type CustomerDependencies, taxedOn, type TaxedCustomer } from './customer-dependencies.ts'
import type { DetailsDecision } from './customer-details-port.ts'
import type { Customer } from './customers-port.ts'

export type ChangeFault = Failure<'login_required'> | (Failure<'validation_failed'> & WithFaults)
interface WithFaults {
  readonly faults: readonly FieldFault[]
}
export type ChangedCustomer = { readonly ok: true; readonly value: TaxedCustomer } | ChangeFault

/** Some details change, and all of them together must be right. Open carts follow: their tax is read when they are. */
export async function changeCustomer(
  { customers, changes, isPhoneNumber, today }: CustomerDependencies,
  { customerId }: Caller,
  change: Partial<ProfileForm>,
): Promise<ChangedCustomer> {
  if (customerId === null) return fail('login_required')
  const faults = await changes.change(customerId, (customer): DetailsDecision<readonly FieldFault[]> => {
    const form = changedProfile(customer, change)
    const found = profileFaults(form)
    if (found.length > 0) return { answer: found }
    const profile = normalizeProfile(form)
    // A number that was accepted before must not stop other changes.
    if (profile.phone !== customer.phone && !isPhoneNumber(profile.phone)) {
      return { answer: [{ path: 'phone', code: 'malformed_phone' }] }
    }
    return { answer: [], change: { profile, isVatNumberOpen: isOpenAgain(customer, profile) } }
  })
  if (faults !== null && faults.length > 0) return { ...fail('validation_failed'), faults }
  const customer = faults && (await customers.find(customerId))
  return customer === null ? fail('login_required') : ok(taxedOn(customer, today()))
}

/** What the register said holds for that number, in that country, of a business. */
function isOpenAgain(before: Customer, after: Profile): boolean {
  if (after.vatNumber === null) return false
  const isSame = before.vatNumber === after.vatNumber && before.country === after.country
  return !isSame || before.customerType !== after.customerType
}
