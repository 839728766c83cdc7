import { type PasswordFault, passwordFault, type PasswordContext } from '#core/customers/password.ts'
import { fail, ok, type Failure, type Success, type Result } from '#core/result/result.ts'
import type { Deps } from '#features/deps.ts'
import type { Stores } from '#features/stores.ts'
import { accountLimits } from './account-limits.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { namesOf } from '#core/customers/registration.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { Account, CustomerStore, WantedAccount } from './repository.ts'
import { confirmEmail, mailCustomer } from './register.ts'
import { emailFault, emailKeyOf } from '#core/customers/email.ts'
import { shortNetworkOf } from '#core/net/networks.ts'

type PasswordCheck = Success<Account> | Failure<'login_required' | 'wrong_password'> | TooMany

/** Checks the password of the caller. Failures count for this session only, so that strangers cannot use up its limit. */
async function checkPassword(
  { customers, rateLimits, passwords, refusals }: Deps,
  { customerId, sessionHash = '' }: Caller,
  { password, path, source }: { readonly password: string; readonly path: string; readonly source: string },
): Promise<PasswordCheck> {
  const account = customerId === null ? null : await customers.findAccount(customerId)
  if (account === null || customerId === null) return fail('login_required')
  const network = shortNetworkOf(source)
  const wait = await rateLimits.takeDelayed(accountLimits.sessionPassword, sessionHash)
  if (wait > 0) {
    await refusals.count('lock_out', { customerId }, network)
    return tooMany(wait)
  }
  if (await passwords.verify(account.passwordHash, password)) return ok(account)
  await refusals.count('password_check', { customerId }, network)
  return fail('wrong_password', { path })
}

/**
 * Checks a password at log-in. A hash of another cost is renewed, because its timing would reveal that the account exists.
 * @returns null if the password is wrong
 */
export async function verifiedAccount(
  deps: Deps,
  account: WantedAccount | null,
  password: string,
): Promise<WantedAccount | null> {
  const { customers, passwords } = deps
  const isRight = await passwords.verify(account?.passwordHash ?? null, password)
  if (account === null || !isRight) return null
  const { customer, passwordHash: from, isKnownDevice } = account
  if (!passwords.isOutdated(from)) return account
  const to = await passwords.hash(password)
  if (await customers.renewHash(customer.id, { from, to })) return { ...account, passwordHash: to }
  // A concurrent log-in renewed the hash, or the password was changed.
  const changed = await customers.findAccount(customer.id)
  return verifiedAccount(deps, changed && { ...changed, isKnownDevice }, password)
}

export type Reauthentication = Success<null> | Failure<'login_required' | 'wrong_password'> | TooMany

/** Confirms the password: for some minutes this session may change sensitive details. */
export async function reauthenticate(
  deps: Deps,
  caller: Caller,
  { password, source }: { readonly password: string; readonly source: string },
): Promise<Reauthentication> {
  const checked = await checkPassword(deps, caller, { password, path: 'password', source })
  if (!checked.ok) return checked
  const { transaction, rateLimits } = deps
  const { sessionHash = '' } = caller
  const customerId = checked.value.customer.id
  // False if the session has ended, for example because the password was changed elsewhere.
  const isOpen = await transaction(async ({ sessions, securityEvents }) => {
    if (!(await sessions.confirmPassword(customerId, sessionHash))) return false
    await securityEvents.add({ kind: 'password_check', customerId, network: shortNetworkOf(source) })
    return true
  })
  if (!isOpen) return fail('login_required')
  await rateLimits.clear(accountLimits.sessionPassword, sessionHash)
  return ok(null)
}

export type PasswordChange = Success<null> | Failure<'login_required' | 'wrong_password' | PasswordFault> | TooMany

/** Changes the password of a caller who knows the current one. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  form: { readonly currentPassword: string; readonly password: string; readonly source: string },
): Promise<PasswordChange> {
  const { customers, transaction, rateLimits, passwords, isCommonPassword } = deps
  const customer = caller.customerId === null ? null : await customers.find(caller.customerId)
  if (customer === null) return fail('login_required')
  const fault = passwordFault(form.password, passwordContextOf(customer), isCommonPassword)
  if (fault !== null) return fail(fault, { path: 'password' })
  const { currentPassword, source } = form
  const checked = await checkPassword(deps, caller, {
    password: currentPassword,
    path: 'currentPassword',
    source,
  })
  if (!checked.ok) return checked
  const { emailKey, passwordHash } = checked.value
  const { sessionHash = '' } = caller
  const to = await passwords.hash(form.password)
  const change = { from: passwordHash, to, keptSession: caller.sessionHash ?? null }
  // False if a concurrent request changed it first.
  const isChanged = await transaction(async (stores) => {
    if (!(await replacePassword(stores, customer.id, change))) return false
    await stores.sessions.confirmPassword(customer.id, sessionHash)
    const network = shortNetworkOf(source)
    await stores.securityEvents.add({ kind: 'password_changed', customerId: customer.id, network })
    return true
  })
  if (!isChanged) return fail('wrong_password', { path: 'currentPassword' })
  await rateLimits.clear(accountLimits.sessionPassword, sessionHash)
  await rateLimits.clear(accountLimits.loginAccount, emailKey)
  return ok(null)
}

/** Sets the password, ends all sessions but one, and mails the customer. */
async function replacePassword(
  { customers, mails }: Stores,
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

/** Words that a password of this customer must not consist of. */
function passwordContextOf(customer: Customer): PasswordContext {
  return { email: customer.email, names: namesOf(customer) }
}

type Forgotten = Success<null> | Failure<'required' | 'malformed_email'> | TooMany

/** Mails a link to set a new password if the address has an account. The result does not reveal whether it has. */
export async function forgotPassword(
  { customers, mails, rateLimits }: Deps,
  email: string,
  source: string,
): Promise<Forgotten> {
  const fault = emailFault(email)
  if (fault !== null) return fail(fault, { path: 'email' })
  const wait = await takeFromSource(rateLimits, accountLimits.forgotSource, source)
  if (wait > 0) return tooMany(wait)
  const emailKey = emailKeyOf(email)
  if ((await rateLimits.take(accountLimits.forgotAddress, emailKey)) > 0) return ok(null)
  const account = await customers.findAccountByEmail(emailKey)
  if (account === null) return ok(null)
  const { customer } = account
  await mailCustomer(mails, customer, 'resetPassword', `resetPassword ${customer.id} ${crypto.randomUUID()}`)
  return ok(null)
}

/**
 * Sets a password with the token of a mailed link. The recipient of the mail is the owner, so their device gets a rate
 * limit of its own and strangers cannot lock them out.
 * @returns the id of the device
 */
export async function setPassword(
  { transaction, tokens, rateLimits, passwords, isCommonPassword }: Deps,
  { token, password }: { readonly token: string; readonly password: string },
  { deviceId, source }: { readonly deviceId: string | null; readonly source: string },
): Promise<Result<string, 'token_invalid' | PasswordFault>> {
  const customer = await tokens.holderOf(token, 'set_password')
  if (customer === null) return fail('token_invalid')
  const fault = passwordFault(password, passwordContextOf(customer), isCommonPassword)
  if (fault !== null) return fail(fault, { path: 'password' })
  const to = await passwords.hash(password)
  const ownDevice = await transaction(async (stores) => {
    const customerId = await stores.customers.takeToken(token, 'set_password')
    if (customerId === null) return null
    // Reading the mail proves that the address is theirs.
    await confirmEmail(stores, customerId)
    await replacePassword(stores, customerId, { from: null, to, keptSession: null })
    await stores.securityEvents.add({ kind: 'password_reset', customerId, network: shortNetworkOf(source) })
    return stores.sessions.rememberDevice(customerId, deviceId)
  })
  if (ownDevice === null) return fail('token_invalid')
  await rateLimits.clear(accountLimits.loginAccount, emailKeyOf(customer.email))
  return ok(ownDevice)
}
