import {
  changedProfile,
  type FieldFault,
  type Profile,
  type ProfileForm,
  profileFaults,
  tidyProfile,
} from '#domain/profile.ts'
import { fail, type Failure, ok, type Result } from '#domain/result.ts'
import type { Caller } from '#services/caller.ts'
import { type CustomerDesk, taxedOn, type TaxedCustomer } from '#services/customer-desk.ts'
import type { DetailsDecision } from '#services/ports/customer-details.ts'
import type { Customer } from '#services/ports/customers.ts'

export type ChangeFault = Failure<'login_required'> | (Failure<'validation_failed'> & WithFaults)
interface WithFaults {
  readonly faults: readonly FieldFault[]
}
export type ChangedCustomer = { readonly ok: true; readonly value: TaxedCustomer } | ChangeFault

/** Some details change, and all of them together must be right. Open carts follow: their tax is read when they are. */
export async function changeCustomer(
  { changes, today }: CustomerDesk,
  { customerId }: Caller,
  change: Partial<ProfileForm>,
): Promise<ChangedCustomer> {
  if (customerId === null) return fail('login_required')
  const changed = await changes.change(customerId, (customer): DetailsDecision<ChangedCustomer> => {
    const form = changedProfile(customer, change)
    const faults = profileFaults(form)
    if (faults.length > 0) return { answer: { ...fail('validation_failed'), faults } }
    const profile = tidyProfile(form)
    const isVatNumberOpen = isOpenAgain(customer, profile)
    const vatState = profile.vatNumber === null ? null : isVatNumberOpen ? 'unknown' : customer.vatState
    const answer: Result<TaxedCustomer, never> = ok(taxedOn({ ...customer, ...profile, vatState }, today()))
    return { answer, change: { profile, isVatNumberOpen } }
  })
  return changed ?? fail('login_required')
}

/** What the register said holds for that number, in that country, of a business. */
function isOpenAgain(before: Customer, after: Profile): boolean {
  if (after.vatNumber === null) return false
  const isSame = before.vatNumber === after.vatNumber && before.country === after.country
  return !isSame || before.customerType !== after.customerType
}
