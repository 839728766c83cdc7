import { emailFault, emailKeyOf } from '#core/customers/email.ts'
import { canonicalPassword, maxPasswordLength } from '#core/customers/password.ts'
import { type DeviceName, deviceNameOf } from '#core/customers/device.ts'
import { shortNetworkOf } from '#core/net/networks.ts'
import { fail, ok, type Failure, type Result, type Success } from '#core/result/result.ts'
import {
  accountLimits,
  type AccountStores,
  takeFromSource,
  tooMany,
  type TooMany,
  type AccountDependencies,
} from '#features/customers/account-dependencies.ts'
import type { CustomerType } from '#core/tax/vat.ts'
import { decidedTaxOf } from '#core/tax/vat-evidence.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { WantedAccount } from '#features/customers/customer-ports.ts'
import { verifiedAccount } from '#features/customers/passwords.ts'
import type { ListedSession, OpenedSession } from './session-ports.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** An anonymous cart to take along. */
  readonly cartId: string | null
}

/** Where a log-in comes from: the client's address, the session its browser had, and what the browser is. */
export interface LoginOrigin {
  readonly source: string
  readonly sessionHash: string | null
  /** From a cookie that we signed. It need not have logged in to this account. */
  readonly deviceId: string | null
  readonly userAgent: string
}

export interface LoggedIn {
  readonly customerId: string
  readonly sessionId: string
  readonly deviceId: string
}

export type Authentication = Success<LoggedIn> | Failure<'wrong_credentials'> | TooMany

/**
 * Limits come first. From there on an unknown address takes as long as a known one, and gets the same answer. A device
 * that logged in to the account before has tries of its own, so that others cannot use them up.
 */
export async function authenticate(
  dependencies: AccountDependencies,
  { email, password, cartId }: Credentials,
  origin: LoginOrigin,
): Promise<Authentication> {
  const { customers, attempts, refusals, claimCart } = dependencies
  const { source, deviceId } = origin
  const network = shortNetworkOf(source)
  const isTyped = emailFault(email) === null && password !== ''
  const emailKey = isTyped ? emailKeyOf(email) : ''

  let account: WantedAccount | null | undefined
  if (isTyped && deviceId !== null) account = await customers.findAccountByEmail(emailKey, deviceId)
  const isKnown = account?.isKnownDevice ?? false
  const limit = isKnown ? accountLimits.loginDevice : accountLimits.loginAccount
  const subject = isKnown ? `${deviceId} ${emailKey}` : emailKey

  const sourceWait = isKnown
    ? await attempts.take(accountLimits.deviceLogins, deviceId ?? '')
    : await takeFromSource(attempts, accountLimits.loginSource, source)
  if (sourceWait === 0 && !isTyped) return fail('wrong_credentials')
  const wait = sourceWait > 0 ? sourceWait : await attempts.takeDelayed(limit, subject)
  if (wait > 0) {
    await refusals.count('lock_out', { emailKey }, network)
    return tooMany(wait)
  }
  if (Array.from(canonicalPassword(password)).length > maxPasswordLength) return fail('wrong_credentials')

  account ??= await customers.findAccountByEmail(emailKey, deviceId)
  const verified = await verifiedAccount(dependencies, account, password)
  const opened = verified && (await openSession(dependencies, verified, origin))
  if (verified === null || opened === null) {
    await refusals.count('login', { emailKey }, network)
    return fail('wrong_credentials')
  }
  const customerId = verified.customer.id
  await attempts.clear(limit, subject)
  if (cartId !== null) await claimCart(cartId, customerId)
  return ok({ customerId, sessionId: opened.sessionId, deviceId: opened.deviceId })
}

/** The session, what is kept about the log-in, and for a new device a mail. Null: the password was changed meanwhile. */
async function openSession(
  { transaction, attempts }: AccountDependencies,
  { customer, passwordHash, isKnownDevice }: WantedAccount,
  { source, sessionHash, deviceId, userAgent }: LoginOrigin,
): Promise<OpenedSession | null> {
  const device = deviceNameOf(userAgent)
  const network = shortNetworkOf(source)
  const { id: customerId } = customer
  // Counted before: inside the transaction it would wait for a second connection while it holds the first.
  const mayMail = !isKnownDevice && (await attempts.take(accountLimits.newDeviceMail, customerId)) === 0
  return transaction(async (stores) => {
    const opened = await stores.sessions.open({
      customerId,
      passwordHash,
      replaced: sessionHash,
      deviceId,
      network,
      ...device,
    })
    if (opened === null) return null
    const detail = [device.browser, device.system].filter((name) => name !== null).join(', ') || null
    await stores.securityEvents.add({ kind: 'login', customerId, network, detail })
    if (opened.isNewDevice && mayMail) await mailNewDevice(stores, customer, { ...device, network, at: opened.at })
    return opened
  })
}

function mailNewDevice(
  { mails }: Pick<AccountStores, 'mails'>,
  { id, email, language, firstName }: Customer,
  { at, ...device }: DeviceName & { readonly network: string; readonly at: Date },
): Promise<void> {
  const cause = `newDevice ${id} ${crypto.randomUUID()}`
  const data = { firstName, ...device, at: at.toISOString() }
  return mails.add({ cause, to: email, language, customerId: id, template: 'newDevice', data })
}

/** The tax is worked out anew for every call: it follows from what the customer's row says now. */
export async function readCaller(
  { sessions, today, canProve }: Pick<AccountDependencies, 'sessions' | 'today' | 'canProve'>,
  sessionId: string,
): Promise<Caller | null> {
  const session = await sessions.find(sessionId)
  if (session === null) return null
  const { customer, hash: sessionHash, openedAt, hasFreshPassword } = session
  const tax = decidedTaxOf(customer, today(), canProve)
  return { customerId: customer.id, customer, tax, sessionHash, sessionOpenedAt: openedAt, hasFreshPassword }
}

/** What a page knows of the customer who is logged in. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly firstName: string
  readonly customerType: CustomerType
  readonly language: Locale
  readonly emailVerified: boolean
  readonly taxExempt: boolean
  readonly taxPercentage: number
}

export function sessionUserOf(
  { today, canProve }: Pick<AccountDependencies, 'today' | 'canProve'>,
  { customer }: Caller,
): SessionUser | null {
  if (customer === undefined) return null
  const { id, email, firstName, lastName, customerType, language, isEmailVerified } = customer
  const { taxExempt, taxPercentage } = decidedTaxOf(customer, today(), canProve)
  return {
    id,
    email,
    name: `${firstName} ${lastName}`,
    firstName,
    customerType,
    language,
    emailVerified: isEmailVerified,
    taxExempt,
    taxPercentage,
  }
}

/** Where the customer is logged in, this session first. */
export async function listSessions(
  { sessions }: Pick<AccountDependencies, 'sessions'>,
  { customerId, sessionHash }: Caller,
): Promise<Result<readonly (ListedSession & { readonly isCurrent: boolean })[], 'login_required'>> {
  if (customerId === null) return fail('login_required')
  const listed = (await sessions.listOf(customerId)).map((session) => ({
    ...session,
    isCurrent: session.hash === sessionHash,
  }))
  return ok(listed.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)))
}

export async function logOut(
  { transaction }: Pick<AccountDependencies, 'transaction'>,
  { customerId, sessionHash }: Caller,
  source: string,
): Promise<void> {
  if (customerId === null || sessionHash === undefined) return
  await transaction(async ({ sessions, securityEvents }) => {
    if (await sessions.end(customerId, sessionHash)) {
      await securityEvents.add({ kind: 'logout', customerId, network: shortNetworkOf(source) })
    }
  })
}

/** Ends one of the customer's own sessions, and its device is unknown from then on. Already over: nothing happens. */
export async function endSession(
  { transaction }: Pick<AccountDependencies, 'transaction'>,
  { customerId }: Caller,
  { hash, source }: { readonly hash: string; readonly source: string },
): Promise<Result<null, 'login_required'>> {
  if (customerId === null) return fail('login_required')
  await transaction(async ({ sessions, securityEvents }) => {
    if (await sessions.end(customerId, hash, { forgetDevice: true })) {
      await securityEvents.add({ kind: 'session_ended', customerId, network: shortNetworkOf(source) })
    }
  })
  return ok(null)
}

/** Log out everywhere else; all other devices are unknown from then on. */
export async function endOtherSessions(
  { transaction }: Pick<AccountDependencies, 'transaction'>,
  { customerId, sessionHash }: Caller,
  source: string,
): Promise<Result<null, 'login_required'>> {
  if (customerId === null) return fail('login_required')
  await transaction(async ({ sessions, securityEvents }) => {
    const count = await sessions.endOthers(customerId, sessionHash ?? null)
    if (count > 0) {
      await securityEvents.add({
        kind: 'sessions_ended',
        customerId,
        network: shortNetworkOf(source),
        detail: String(count),
      })
    }
  })
  return ok(null)
}
