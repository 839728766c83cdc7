import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '#features/deps.ts'
import { findReadable } from './read-payment.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import { confirmEmail, resendVerification } from '#features/customers/register.ts'

/** The payment whose page the buyer is on. Banks open other browsers, which are not logged in. */
interface PaidPage {
  readonly paymentId: string
}

/**
 * Confirms an address with the digits of the newest mail. An address that was confirmed before stays so, whatever is
 * typed. `code_expired`: the digits are too old, or were tried too often.
 */
export async function confirmByCode(
  deps: Deps,
  caller: Pick<Caller, 'customerId'>,
  { code, paymentId }: PaidPage & { readonly code: string },
): Promise<Result<null, 'not_found' | 'code_wrong' | 'code_expired'>> {
  const customerId = await buyerOf(deps, caller, paymentId)
  if (customerId === null) return fail('not_found')
  return deps.transaction(async (stores) => {
    // The lock has two calls with the same digits wait for each other.
    const customer = await stores.customers.lock(customerId)
    if (customer === null) return fail('not_found')
    if (customer.isEmailVerified) return ok(null)
    const expected = await stores.customers.tryCode(customerId)
    if (expected === null) return fail('code_expired', { path: 'code' })
    if (!timingSafeEqual(expected, deps.emailCodes.hashOf(customer, code))) return fail('code_wrong', { path: 'code' })
    await confirmEmail(stores, customerId)
    return ok(null)
  })
}

/** Mails another code. */
export async function mailAnotherCode(
  deps: Deps,
  caller: Pick<Caller, 'customerId'>,
  { paymentId }: PaidPage,
): Promise<Result<null, 'not_found'>> {
  const customerId = await buyerOf(deps, caller, paymentId)
  if (customerId === null) return fail('not_found')
  await resendVerification(deps, customerId, 'code')
  return ok(null)
}

/** Only of a payment that the caller may read. */
async function buyerOf(deps: Deps, caller: Pick<Caller, 'customerId'>, paymentId: string): Promise<string | null> {
  return (await findReadable(deps, caller, paymentId))?.payment.customerId ?? null
}
