import { type FieldFault } from '#domain/customers/profile.ts'
import { type RegistrationForm, registrationFaults, normalizeRegistration } from '#domain/customers/registration.ts'
import { fail, ok, type Failure, type Success } from '#domain/basics/result.ts'
import { accountLimits, tooMany, type TooMany } from './account-limits.ts'
import type { AccountDependencies } from './account-dependencies.ts'

export interface FaultyForm extends Failure<'validation_failed'> {
  readonly faults: readonly FieldFault[]
}

export type RegistrationOutcome = Success<null> | FaultyForm | TooMany

/**
 * An address that somebody has already gets a mail instead of an account. Who asks does not learn which of both, nor
 * from the time it takes: the password is hashed in any case.
 */
export async function register(
  { customers, attempts, passwords, isCommonPassword, isPhoneNumber }: AccountDependencies,
  form: RegistrationForm,
  source: string,
): Promise<RegistrationOutcome> {
  const faults = registrationFaults(form, isCommonPassword)
  if (faults.length > 0) return { ...fail('validation_failed'), faults }
  const { password, ...registration } = normalizeRegistration(form)
  if (!isPhoneNumber(registration.phone)) {
    return { ...fail('validation_failed'), faults: [{ path: 'phone', code: 'malformed_phone' }] }
  }
  const wait = await attempts.take(accountLimits.registerSource, source)
  if (wait > 0) return tooMany(wait)

  const known = await customers.findAccountByEmail(registration.emailKey)
  const isNew = await customers.add({ registration, passwordHash: await passwords.hash(password) })
  // Not known a moment ago: then the same form was sent twice, and the other one is the account.
  if (!isNew && known !== null) await customers.mailThatAccountExists(known.customer)
  return ok(null)
}
