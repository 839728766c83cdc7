import type { FieldFault } from '#domain/customers/profile.ts'
import { type RegistrationForm, registrationFaults, tidyRegistration } from '#domain/customers/registration.ts'
import { fail, ok, type Failure, type Success, type Result } from '#domain/basics/result.ts'
import { accountLimits, tooMany, type TooMany, type AccountDependencies } from './account-dependencies.ts'

export interface FaultyForm extends Failure<'validation_failed'> {
  readonly faults: readonly FieldFault[]
}

export type RegistrationOutcome = Success<null> | FaultyForm | TooMany

/**
 * An address that somebody has already gets a mail instead of an account. Who asks does not learn which of both, nor
 * from the time it takes: the password is hashed in any case.
 */
export async function register(
  { customers, attempts, passwords, isCommonPassword }: AccountDependencies,
  form: RegistrationForm,
  source: string,
): Promise<RegistrationOutcome> {
  const faults = registrationFaults(form, isCommonPassword)
  if (faults.length > 0) return { ...fail('validation_failed'), faults }
  const wait = await attempts.take(accountLimits.registerSource, source)
  if (wait > 0) return tooMany(wait)

  const { password, ...registration } = tidyRegistration(form)
  const known = await customers.findAccountByEmail(registration.emailKey)
  const isNew = await customers.add({ registration, passwordHash: await passwords.hash(password) })
  // Not known a moment ago: then the same form was sent twice, and the other one is the account.
  if (!isNew && known !== null) await customers.mailThatAccountExists(known.customer)
  return ok(null)
}

/** With the link of a mail. Following it a second time is no mistake. */
export async function verifyEmail(
  { customers }: AccountDependencies,
  token: string,
): Promise<Result<null, 'token_invalid'>> {
  return (await customers.verifyEmail(token)) ? ok(null) : fail('token_invalid')
}

/** Another link to confirm the address. Whoever asks too often, or has confirmed it, gets no more. */
export async function resendVerification(
  { customers, attempts }: AccountDependencies,
  customerId: string,
): Promise<void> {
  const customer = await customers.find(customerId)
  if (customer === null || customer.isEmailVerified) return
  if ((await attempts.take(accountLimits.resend, customerId)) > 0) return
  await customers.mailVerification(customer)
}
