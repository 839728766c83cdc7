import { shortNetworkOf } from '#core/net/networks.ts'
import {
  changedProfile,
  changesBetween,
  type FieldFault,
  type Profile,
  type ProfileForm,
  profileFaults,
  normalizeProfile,
  type Customer,
} from '#core/customers/profile.ts'
import { fail, type Failure, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { startVatCheck } from '#features/vat/check-vat-number.ts'
import { type DecidedTax, decidedTaxOf } from '#core/tax/vat-evidence.ts'
import type { Deps } from '#features/deps.ts'
import { supersedePaymentsOf } from '#features/orders/supersede-payments.ts'
import { isPhoneNumber } from '#platform/clients/number-checks.ts'

export type ChangeFault =
  | Failure<'login_required' | 'reauthentication_required'>
  | (Failure<'validation_failed'> & { readonly faults: readonly FieldFault[] })
export type ChangedCustomer = { readonly ok: true; readonly value: TaxedCustomer } | ChangeFault

/**
 * Changes some details; the result as a whole must be valid. Open carts need no update, because their tax is computed on
 * every read. Details that the tax depends on need a fresh password: a session that was left open is not enough.
 */
export async function changeCustomer(
  deps: Deps,
  { customerId, hasFreshPassword = false }: Caller,
  change: Partial<ProfileForm>,
  source: string,
): Promise<ChangedCustomer> {
  const { customers, transaction } = deps
  if (customerId === null) return fail('login_required')
  // The row stays locked from reading to writing, so that concurrent changes do not overwrite each other.
  const fault = await transaction(async (stores): Promise<ChangeFault | null> => {
    const before = await stores.customers.lock(customerId)
    if (before === null) return fail('login_required')
    const form = changedProfile(before, change)
    const faults = profileFaults(form)
    if (faults.length > 0) return { ...fail('validation_failed'), faults }
    const profile = normalizeProfile(form)
    // A phone number that was accepted before must not prevent other changes.
    if (profile.phone !== before.phone && !isPhoneNumber(profile.phone)) {
      return { ...fail('validation_failed'), faults: [{ path: 'phone', code: 'malformed_phone' }] }
    }
    const { tax, others } = changesBetween(before, profile)
    if (tax.length > 0 && !hasFreshPassword) return fail('reauthentication_required')
    const isVatNumberOpen = hasNewVatNumber(before, profile)
    await stores.customers.changeProfile(customerId, profile, { isVatNumberOpen })
    if (isVatNumberOpen) await startVatCheck(stores, customerId)
    if (hasOtherTax(before, profile)) await supersedePaymentsOf(stores, customerId)
    const event = { customerId, network: shortNetworkOf(source) }
    if (tax.length > 0) await stores.securityEvents.add({ ...event, kind: 'tax_changed', detail: tax.join(', ') })
    if (others.length > 0) {
      await stores.securityEvents.add({ ...event, kind: 'details_changed', detail: others.join(', ') })
    }
    return null
  })
  if (fault !== null) return fault
  const customer = await customers.find(customerId)
  return customer === null ? fail('login_required') : ok(taxedOn(deps, customer))
}

/** Open payments that were started with another tax are superseded. */
function hasOtherTax(before: Customer, after: Profile): boolean {
  const { country, customerType, vatNumber } = after
  return country !== before.country || customerType !== before.customerType || vatNumber !== before.vatNumber
}

/** The answer of the register is valid for one number, country and type of customer. */
function hasNewVatNumber(before: Customer, after: Profile): boolean {
  if (after.vatNumber === null) return false
  const isSame = before.vatNumber === after.vatNumber && before.country === after.country
  return !isSame || before.customerType !== after.customerType
}

/** A customer with the tax that applies to them today. */
export type TaxedCustomer = Customer & Omit<DecidedTax, 'exemption'>

function taxedOn({ today, proofs }: Deps, customer: Customer): TaxedCustomer {
  const { exemption: _exemption, ...tax } = decidedTaxOf(customer, today(), proofs.canProve)
  return { ...customer, ...tax }
}

export function readCustomer(deps: Deps, { customer }: Caller): Result<TaxedCustomer, 'login_required'> {
  return customer === undefined ? fail('login_required') : ok(taxedOn(deps, customer))
}
