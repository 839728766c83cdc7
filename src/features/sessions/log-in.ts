import { type DeviceName, deviceNameOf } from '#core/customers/device.ts'
import { emailFault, emailKeyOf } from '#core/customers/email.ts'
import { canonicalPassword, maxPasswordLength } from '#core/customers/password.ts'
import type { Customer } from '#core/customers/profile.ts'
import { shortNetworkOf } from '#core/net/networks.ts'
import { fail, type Failure, ok, type Success } from '#core/result/result.ts'
import { accountLimits } from '#features/customers/account-limits.ts'
import { verifiedAccount } from '#features/customers/passwords.ts'
import type { WantedAccount } from '#features/customers/repository.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { Deps } from '#features/deps.ts'
import type { Stores } from '#features/stores.ts'
import type { OpenedSession } from './repository.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** An anonymous cart, which becomes the customer's. */
  readonly cartId: string | null
}

export interface LoginOrigin {
  /** The client's address. */
  readonly source: string
  /** The session that the browser had before. */
  readonly sessionHash: string | null
  /** From a cookie that we signed. The device may never have logged in to this account. */
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
 * Rate limits are checked first. After that an unknown address takes as long as a known one, and gets the same answer. A
 * device that logged in to the account before has a limit of its own, which strangers cannot use up.
 */
export async function authenticate(
  deps: Deps,
  { email, password, cartId }: Credentials,
  origin: LoginOrigin,
): Promise<Authentication> {
  const { carts, customers, rateLimits, refusals } = deps
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
    ? await rateLimits.take(accountLimits.deviceLogins, deviceId ?? '')
    : await takeFromSource(rateLimits, accountLimits.loginSource, source)
  if (sourceWait === 0 && !isTyped) return fail('wrong_credentials')
  const wait = sourceWait > 0 ? sourceWait : await rateLimits.takeDelayed(limit, subject)
  if (wait > 0) {
    await refusals.count('lock_out', { emailKey }, network)
    return tooMany(wait)
  }
  if (Array.from(canonicalPassword(password)).length > maxPasswordLength) return fail('wrong_credentials')

  account ??= await customers.findAccountByEmail(emailKey, deviceId)
  const verified = await verifiedAccount(deps, account, password)
  const opened = verified && (await openSession(deps, verified, origin))
  if (verified === null || opened === null) {
    await refusals.count('login', { emailKey }, network)
    return fail('wrong_credentials')
  }
  const customerId = verified.customer.id
  await rateLimits.clear(limit, subject)
  // An anonymous cart becomes the customer's; the cart of another customer stays as it is.
  if (cartId !== null) await carts.claim(cartId, customerId)
  return ok({ customerId, sessionId: opened.sessionId, deviceId: opened.deviceId })
}

/**
 * Opens the session, records the log-in, and mails the customer about a new device.
 * @returns null if the password was changed since it was checked
 */
async function openSession(
  { transaction, rateLimits }: Deps,
  { customer, passwordHash, isKnownDevice }: WantedAccount,
  { source, sessionHash, deviceId, userAgent }: LoginOrigin,
): Promise<OpenedSession | null> {
  const device = deviceNameOf(userAgent)
  const network = shortNetworkOf(source)
  const { id: customerId } = customer
  // Counted before the transaction, which would otherwise wait for a second connection while it holds the first.
  const mayMail = !isKnownDevice && (await rateLimits.take(accountLimits.newDeviceMail, customerId)) === 0
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
  { mails }: Stores,
  { id, email, language, firstName }: Customer,
  { at, ...device }: DeviceName & { readonly network: string; readonly at: Date },
): Promise<void> {
  const cause = `newDevice ${id} ${crypto.randomUUID()}`
  const data = { firstName, ...device, at: at.toISOString() }
  return mails.add({ cause, to: email, language, customerId: id, template: 'newDevice', data })
}
