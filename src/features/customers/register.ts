import type { FieldFault, Customer } from '#core/customers/profile.ts'
import { type RegistrationForm, registrationFaults, normalizeRegistration } from '#core/customers/registration.ts'
import { fail, ok, type Failure, type Success, type Result } from '#core/result/result.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import { startVatCheck } from '#features/vat/check-vat-number.ts'
import type { Deps } from '#features/deps.ts'
import type { Stores } from '#features/stores.ts'
import { isPhoneNumber } from '#platform/clients/number-checks.ts'
import { accountLimits } from './account-limits.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { NewCustomer } from './repository.ts'

export interface FaultyForm extends Failure<'validation_failed'> {
  readonly faults: readonly FieldFault[]
}

export type RegistrationOutcome = Success<null> | FaultyForm | TooMany

/**
 * An address that has an account gets a mail instead of another one. Neither the result nor its timing reveals which of
 * the two happened: the password is hashed in any case.
 */
export async function register(
  { customers, transaction, mails, rateLimits, passwords, isCommonPassword }: Deps,
  form: RegistrationForm & { readonly ordering?: boolean },
  source: string,
): Promise<RegistrationOutcome> {
  const faults = registrationFaults(form, isCommonPassword)
  if (faults.length > 0) return { ...fail('validation_failed'), faults }
  const { password, ...registration } = normalizeRegistration(form)
  if (!isPhoneNumber(registration.phone)) {
    return { ...fail('validation_failed'), faults: [{ path: 'phone', code: 'malformed_phone' }] }
  }
  const wait = await takeFromSource(rateLimits, accountLimits.registerSource, source)
  if (wait > 0) return tooMany(wait)

  const existing = await customers.findAccountByEmail(registration.emailKey)
  const passwordHash = await passwords.hash(password)
  const isNew = await transaction((stores) => addCustomer(stores, registration, passwordHash, form.ordering ?? false))
  // If the account did not exist a moment ago, a repeated request has just created it.
  if (!isNew && existing !== null) await mailThatAccountExists(mails, existing.customer)
  return ok(null)
}

/** The mail of an order confirms the address too, so that a buyer gets no other mail when the order follows in time. */
const orderingMs = 30 * 60_000

const firstMailOf = (customerId: string): string => `verifyEmail ${customerId}`

/**
 * Adds the customer, mails the link to confirm the address, and starts a check of the VAT number. The mail to a customer
 * who is ordering waits, because the mail of the order replaces it.
 */
async function addCustomer(
  stores: Stores,
  registration: NewCustomer['registration'],
  passwordHash: string,
  isOrdering: boolean,
): Promise<boolean> {
  const { vatNumber } = registration
  const vatState = vatNumber === null ? null : 'unknown'
  const id = await stores.customers.add({ registration, passwordHash, vatState })
  if (id === null) return false
  const runAt = isOrdering ? new Date(Date.now() + orderingMs) : undefined
  await mailCustomer(stores.mails, { ...registration, id }, 'verifyEmail', firstMailOf(id), runAt)
  if (vatNumber !== null) await startVatCheck(stores, id)
  return true
}

/** Sends the e-mail at most once an hour. */
function mailThatAccountExists(mails: MailOutbox, customer: Customer): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  return mailCustomer(mails, customer, 'accountExists', `accountExists ${customer.id} ${hour}`)
}

/** Confirms an address with the token of a mailed link. Repeating it succeeds. @returns the payment to go on with */
export async function verifyEmail(
  { transaction, tokens }: Deps,
  token: string,
): Promise<Result<{ readonly paymentId: string | null }, 'token_invalid'>> {
  await transaction(async (stores) => {
    const customerId = await stores.customers.takeToken(token, 'verify_email')
    if (customerId !== null) await confirmEmail(stores, customerId)
  })
  const confirmed = await tokens.confirmedBy(token)
  return confirmed === null ? fail('token_invalid') : ok(confirmed)
}

/** Confirms the address and releases the deliveries that waited for it. */
export async function confirmEmail({ customers, jobs, mails }: Stores, customerId: string): Promise<void> {
  const isFirst = await customers.confirmEmail(customerId)
  if (!isFirst) return
  await dropFirstMail(mails, customerId)
  await jobs.add({ task: 'release_deliveries', payload: { customerId } })
}

/** Drops the mail that waits for an order: it is not needed any more. */
export function dropFirstMail(mails: MailOutbox, customerId: string): Promise<void> {
  return mails.drop(firstMailOf(customerId))
}

/** Sends the mail that waits for an order now: the order cannot be placed before the address is confirmed. */
export function hurryFirstMail(mails: MailOutbox, customerId: string): Promise<void> {
  return mails.hurry(firstMailOf(customerId))
}

/** Mails another link to confirm the address, unless it is confirmed or the rate limit is reached. `code`: digits too. */
export async function resendVerification(
  { customers, mails, rateLimits }: Deps,
  customerId: string,
  kind: 'link' | 'code',
): Promise<void> {
  const customer = await customers.find(customerId)
  if (customer === null || customer.isEmailVerified) return
  if ((await rateLimits.take(accountLimits.resend, customerId)) > 0) return
  const { email, language, firstName } = customer
  await mails.add({
    cause: `verifyEmail ${customerId} ${crypto.randomUUID()}`,
    to: email,
    language,
    customerId,
    template: 'verifyEmail',
    data: { firstName, ...(kind === 'code' && { hasCode: true }) },
  })
}

/** Queues a mail with a link, whose token is issued when the mail is sent. */
export function mailCustomer(
  mails: MailOutbox,
  { id, email, language, firstName }: Pick<Customer, 'id' | 'email' | 'language' | 'firstName'>,
  template: 'accountExists' | 'verifyEmail' | 'resetPassword',
  cause: string,
  runAt?: Date,
): Promise<void> {
  return mails.add({ cause, to: email, language, customerId: id, template, data: { firstName } }, runAt)
}
