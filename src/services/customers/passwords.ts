import { type PasswordFault, passwordFault, type PasswordContext } from '#domain/customers/password.ts'
import { fail, ok, type Failure, type Success, type Result } from '#domain/basics/result.ts'
import {
  type AccountDependencies,
  accountLimits,
  type AccountStores,
  takeFromSource,
  tooMany,
  type TooMany,
} from './account-dependencies.ts'
import type { Caller } from '#services/basics/caller.ts'
import { namesOf } from '#domain/customers/registration.ts'
import type { Customer, CustomerStore } from './customer-ports.ts'
import { confirmEmail, mailCustomer } from './register.ts'
import { emailFault, emailKeyOf } from '#domain/customers/email.ts'

export type PasswordChange = Success<null> | Failure<'login_required' | 'wrong_password' | PasswordFault> | TooMany

/** By somebody who is logged in and knows the password; wrong ones count like those of a log-in. */
export async function changePassword(
  { customers, transaction, attempts, passwords, isCommonPassword }: AccountDependencies,
  caller: Caller,
  form: { readonly currentPassword: string; readonly password: string },
): Promise<PasswordChange> {
  const account = caller.customerId === null ? null : await customers.findAccount(caller.customerId)
  if (account === null) return fail('login_required')
  const { customer, emailKey } = account
  const fault = passwordFault(form.password, passwordContextOf(customer), isCommonPassword)
  if (fault !== null) return fail(fault, { path: 'password' })
  const wait = await attempts.takeDelayed(accountLimits.loginAccount, emailKey)
  if (wait > 0) return tooMany(wait)
  const isRight = await passwords.verify(account.passwordHash, form.currentPassword)
  if (!isRight) return fail('wrong_password', { path: 'currentPassword' })
  const to = await passwords.hash(form.password)
  const change = { from: account.passwordHash, to, keptSession: caller.sessionHash ?? null }
  // False: somebody else changed it first.
  const isChanged = await transaction((stores) => replacePassword(stores, customer.id, change))
  if (!isChanged) return fail('wrong_password', { path: 'currentPassword' })
  await attempts.clear(accountLimits.loginAccount, emailKey)
  return ok(null)
}

/** Sessions end, but for one, and a mail says so. */
async function replacePassword(
  { customers, mails }: AccountStores,
  customerId: string,
  change: Parameters<CustomerStore['replacePassword']>[1],
): Promise<boolean> {
  const changed = await customers.replacePassword(customerId, change)
  if (changed === null) return false
  const { email, language, firstName } = changed
  const at = changed.at.toISOString()
  await mails.add({
    cause: `passwordChanged ${customerId} ${at}`,
    to: email,
    language,
    customerId,
    template: 'passwordChanged',
    data: { firstName, at },
  })
  return true
}

/** What a password of this customer must not be made of. */
function passwordContextOf(customer: Customer): PasswordContext {
  return { email: customer.email, names: namesOf(customer) }
}

type Forgotten = Success<null> | Failure<'required' | 'malformed_email'> | TooMany

/** Mails a link to set a new password, if somebody has the address. Who asks does not learn whether. */
export async function forgotPassword(
  { customers, mails, attempts }: AccountDependencies,
  email: string,
  source: string,
): Promise<Forgotten> {
  const fault = emailFault(email)
  if (fault !== null) return fail(fault, { path: 'email' })
  const wait = await takeFromSource(attempts, accountLimits.forgotSource, source)
  if (wait > 0) return tooMany(wait)
  const emailKey = emailKeyOf(email)
  if ((await attempts.take(accountLimits.forgotAddress, emailKey)) > 0) return ok(null)
  const account = await customers.findAccountByEmail(emailKey)
  if (account === null) return ok(null)
  const { customer } = account
  await mailCustomer(mails, customer, 'resetPassword', `resetPassword ${customer.id} ${crypto.randomUUID()}`)
  return ok(null)
}

/** With the link of a mail. A link that was used, is too old or was never ours: all the same. */
export async function setPassword(
  { transaction, tokens, attempts, passwords, isCommonPassword }: AccountDependencies,
  token: string,
  password: string,
): Promise<Result<null, 'token_invalid' | PasswordFault>> {
  const customer = await tokens.holderOf(token, 'set_password')
  if (customer === null) return fail('token_invalid')
  const fault = passwordFault(password, passwordContextOf(customer), isCommonPassword)
  if (fault !== null) return fail(fault, { path: 'password' })
  const to = await passwords.hash(password)
  const isSet = await transaction(async (stores) => {
    const customerId = await stores.customers.takeToken(token, 'set_password')
    if (customerId === null) return false
    // Who reads the mail has the address.
    await confirmEmail(stores, customerId)
    return replacePassword(stores, customerId, { from: null, to, keptSession: null })
  })
  if (!isSet) return fail('token_invalid')
  await attempts.clear(accountLimits.loginAccount, emailKeyOf(customer.email))
  return ok(null)
}
