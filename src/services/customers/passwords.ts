import { type PasswordFault, passwordFault, type PasswordContext } from '#domain/customers/password.ts'
import { fail, ok, type Failure, type Success, type Result } from '#domain/basics/result.ts'
import { accountLimits, tooMany, type TooMany, type AccountDependencies } from './account-dependencies.ts'
import type { Caller } from '#services/basics/caller.ts'
import { namesOf } from '#domain/customers/registration.ts'
import type { Customer } from './customer-ports.ts'
import { emailFault, emailKeyOf } from '#domain/customers/email.ts'

export type PasswordChange = Success<null> | Failure<'login_required' | 'wrong_password' | PasswordFault> | TooMany

/** By somebody who is logged in and knows the password; wrong ones count like those of a log-in. */
export async function changePassword(
  { customers, attempts, passwords, isCommonPassword }: AccountDependencies,
  caller: Caller,
  wish: { readonly currentPassword: string; readonly password: string },
): Promise<PasswordChange> {
  const account = caller.customerId === null ? null : await customers.findAccount(caller.customerId)
  if (account === null) return fail('login_required')
  const { customer, emailKey } = account
  const fault = passwordFault(wish.password, passwordContextOf(customer), isCommonPassword)
  if (fault !== null) return fail(fault, { path: 'password' })
  const wait = await attempts.takeDelayed(accountLimits.loginAccount, emailKey)
  if (wait > 0) return tooMany(wait)
  const isRight = await passwords.verify(account.passwordHash, wish.currentPassword)
  const isChanged =
    isRight &&
    (await customers.changePassword(account, await passwords.hash(wish.password), caller.sessionHash ?? null))
  if (!isChanged) return fail('wrong_password', { path: 'currentPassword' })
  await attempts.clear(accountLimits.loginAccount, emailKey)
  return ok(null)
}

/** What a password of this customer must not be made of. */
function passwordContextOf(customer: Customer): PasswordContext {
  return { email: customer.email, names: namesOf(customer) }
}

type Forgotten = Success<null> | Failure<'required' | 'malformed_email'> | TooMany

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

/** With the link of a mail. A link that was used, is too old or was never ours: all the same. */
export async function setPassword(
  { customers, tokens, attempts, passwords, isCommonPassword }: AccountDependencies,
  token: string,
  password: string,
): Promise<Result<null, 'token_invalid' | PasswordFault>> {
  const customer = await tokens.holderOf(token, 'set_password')
  if (customer === null) return fail('token_invalid')
  const fault = passwordFault(password, passwordContextOf(customer), isCommonPassword)
  if (fault !== null) return fail(fault, { path: 'password' })
  if (!(await customers.setPassword(token, await passwords.hash(password)))) return fail('token_invalid')
  await attempts.clear(accountLimits.loginAccount, emailKeyOf(customer.email))
  return ok(null)
}
