import type { FieldFault, Customer } from '#core/customers/profile.ts'
import { type RegistrationForm, registrationFaults, normalizeRegistration } from '#core/customers/registration.ts'
import { fail, ok, type Failure, type Success, type Result } from '#core/result/result.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import { startVatCheck } from '#features/vat/check-vat-number.ts'
import { type AccountDependencies, accountLimits, type AccountStores } from './accounts.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { NewCustomer } from './repository.ts'

export interface FaultyForm extends Failure<'validation_failed'> {
  readonly faults: readonly FieldFault[]
}

export type RegistrationOutcome = Success<null> | FaultyForm | TooMany

/**
 * An address that somebody has already gets a mail instead of an account. Who asks does not learn which of both, nor
 * from the time it takes: the password is hashed in any case.
 */
export async function register(
  { customers, transaction, mails, rateLimits, passwords, isCommonPassword, isPhoneNumber }: AccountDependencies,
  form: RegistrationForm,
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

  const known = await customers.findAccountByEmail(registration.emailKey)
  const passwordHash = await passwords.hash(password)
  const isNew = await transaction((stores) => addCustomer(stores, registration, passwordHash))
  // Not known a moment ago: then the same form was sent twice, and the other one is the account.
  if (!isNew && known !== null) await mailThatAccountExists(mails, known.customer)
  return ok(null)
}

/** A new customer, the mail that asks to confirm the address, and a check of the VAT number. */
async function addCustomer(
  stores: AccountStores,
  registration: NewCustomer['registration'],
  passwordHash: string,
): Promise<boolean> {
  const { vatNumber } = registration
  const vatState = vatNumber === null ? null : 'unknown'
  const id = await stores.customers.add({ registration, passwordHash, vatState })
  if (id === null) return false
  await mailCustomer(stores.mails, { ...registration, id }, 'verifyEmail', `verifyEmail ${id}`)
  if (vatNumber !== null) await startVatCheck(stores, id)
  return true
}

/** Once an hour at most. */
function mailThatAccountExists(mails: MailOutbox, customer: Customer): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  return mailCustomer(mails, customer, 'accountExists', `accountExists ${customer.id} ${hour}`)
}

/** With the link of a mail. Following it a second time is no mistake. Answers with the order to go on with. */
export async function verifyEmail(
  { transaction, tokens }: AccountDependencies,
  token: string,
): Promise<Result<{ readonly paymentId: string | null }, 'token_invalid'>> {
  await transaction(async (stores) => {
    const customerId = await stores.customers.takeToken(token, 'verify_email')
    if (customerId !== null) await confirmEmail(stores, customerId)
  })
  const confirmed = await tokens.confirmedBy(token)
  return confirmed === null ? fail('token_invalid') : ok(confirmed)
}

/** Domain names that waited for it are released after that. */
export async function confirmEmail(
  { customers, jobs }: Pick<AccountStores, 'customers' | 'jobs'>,
  customerId: string,
): Promise<void> {
  const isNews = await customers.confirmEmail(customerId)
  if (isNews) await jobs.add({ task: 'release_deliveries', payload: { customerId } })
}

/** Another link to confirm the address. Whoever asks too often, or has confirmed it, gets no more. */
export async function resendVerification(
  { customers, mails, rateLimits }: AccountDependencies,
  customerId: string,
): Promise<void> {
  const customer = await customers.find(customerId)
  if (customer === null || customer.isEmailVerified) return
  if ((await rateLimits.take(accountLimits.resend, customerId)) > 0) return
  await mailCustomer(mails, customer, 'verifyEmail', `verifyEmail ${customerId} ${crypto.randomUUID()}`)
}

/** A mail with a link, which is made when the mail is sent. */
export function mailCustomer(
  mails: MailOutbox,
  { id, email, language, firstName }: Pick<Customer, 'id' | 'email' | 'language' | 'firstName'>,
  template: 'accountExists' | 'verifyEmail' | 'resetPassword',
  cause: string,
): Promise<void> {
  return mails.add({ cause, to: email, language, customerId: id, template, data: { firstName } })
}
