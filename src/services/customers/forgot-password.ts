import { emailFault, emailKeyOf } from '#domain/customers/email.ts'
import { fail, ok, type Failure, type Success } from '#domain/basics/result.ts'
import { accountLimits, tooMany, type TooMany } from './account-limits.ts'
import type { AccountDependencies } from './account-dependencies.ts'

export type Forgotten = Success<null> | Failure<'required' | 'malformed_email'> | TooMany

/** Mails a link to set a new password, if somebody has the address. Who asks does not learn whether. */
export async function forgotPassword(
  { customers, attempts }: AccountDependencies,
  email: string,
  source: string,
): Promise<Forgotten> {
  const fault = emailFault(email)
  if (fault !== null) return fail(fault, { path: 'email' })
  const wait = await attempts.take(accountLimits.forgotSource, source)
  if (wait > 0) return tooMany(wait)
  const emailKey = emailKeyOf(email)
  if ((await attempts.take(accountLimits.forgotAddress, emailKey)) > 0) return ok(null)
  const account = await customers.findAccountByEmail(emailKey)
  if (account !== null) await customers.mailPasswordReset(account.customer)
  return ok(null)
}
