import { isCountry } from '#core/locale/country.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import { type VatNumberFault, vatNumberOf } from '#core/tax/vat-number.ts'
import type { Deps } from '#features/deps.ts'
import type { Stores } from '#features/stores.ts'
import type { VatCheck } from './repository.ts'

export interface CheckedVatNumber {
  readonly state: 'valid' | 'invalid' | 'unknown'
  readonly vatNumber: string
  /** The holder, for member states that disclose it. */
  readonly name: string | null
}

/** Checks a number as typed: first its format, then the register. */
export async function checkVatNumber(
  { vatRegister, vatChecks }: Deps,
  typed: { readonly vatNumber: string; readonly country: string },
): Promise<Result<CheckedVatNumber, VatNumberFault | 'unknown_country'>> {
  if (!isCountry(typed.country)) return fail('unknown_country', { path: 'country' })
  const vatNumber = vatNumberOf(typed.vatNumber, typed.country)
  if (!vatNumber.ok) return { ...vatNumber, path: 'vatNumber' }
  const answer = await vatRegister.ask(vatNumber.value)
  await vatChecks.keep({ vatNumber: vatNumber.value, answer })
  const name = answer.state === 'valid' ? answer.name : null
  return ok({ state: answer.state, vatNumber: vatNumber.value, name })
}

/** Three weeks: after the first attempts the job runs hourly. */
const maxCheckAttempts = 500

/** Checks a customer's new number: by a recent answer, or by a job that asks the register. */
export async function startVatCheck({ vatChecks, jobs }: Stores, customerId: string): Promise<void> {
  if (await vatChecks.adoptRecent(customerId)) return
  const key = `check_vat_number ${customerId}`
  await jobs.add({ task: 'check_vat_number', payload: { customerId }, key, maxAttempts: maxCheckAttempts })
}

/**
 * Stores the answer about a customer's unchecked number. From now on their tax depends on it, and a mail tells them. A
 * cached answer counts like a fresh one; a request that failed is not stored as evidence.
 * @returns false if the customer has another number by now; the answer is then evidence only
 */
export function settleVatNumber({ transaction }: Deps, customerId: string, check: VatCheck): Promise<boolean> {
  const { vatNumber, answer } = check
  return transaction(async ({ vatChecks, mails }) => {
    const customer = await vatChecks.settle(customerId, check)
    if (!answer.isFresh && answer.state === 'unknown') return customer !== null
    const checkId = await vatChecks.add(customerId, check)
    if (customer === null) return false
    if (answer.state === 'unknown') return true
    const { email, language, firstName } = customer
    await mails.add({
      cause: `vatNumberChecked ${checkId}`,
      to: email,
      language,
      customerId,
      template: 'vatNumberChecked',
      data: { firstName, vatNumber, state: answer.state },
    })
    return true
  })
}

/** Checks the current VAT number of a customer in VIES, retried until VIES gives a result. VAT is charged until then. */
export async function checkVatNumberOf(deps: Deps, customerId: string): Promise<void> {
  const customer = await deps.customers.find(customerId)
  if (customer === null || customer.vatNumber === null || customer.vatState !== 'unknown') return
  const { vatNumber } = customer
  const answer = await deps.vatRegister.ask(vatNumber)
  const isTheirs = await settleVatNumber(deps, customerId, { vatNumber, answer })
  if (answer.state === 'unknown' && isTheirs) throw new Error(`no answer about the VAT number: ${answer.reason}`)
}
