import { emailFault, emailKeyOf } from '#domain/customers/email.ts'
import { canonicalPassword, maxPasswordLength } from '#domain/customers/password.ts'
import { fail, ok, type Failure, type Success } from '#domain/basics/result.ts'
import { accountLimits, tooMany, type TooMany, type AccountDependencies } from './account-dependencies.ts'
import type { CustomerType } from '#domain/tax/vat.ts'
import { decidedTaxOf } from '#domain/tax/vat-evidence.ts'
import type { Caller } from '#services/basics/caller.ts'
import type { Locale } from '#domain/basics/locale.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** An anonymous cart to take along. */
  readonly cartId: string | null
}

/** Where a log-in comes from: the client's address, and the session its browser had. */
export interface LoginOrigin {
  readonly source: string
  readonly sessionHash: string | null
}

export interface LoggedIn {
  readonly customerId: string
  readonly sessionId: string
}

export type Authentication = Success<LoggedIn> | Failure<'wrong_credentials'> | TooMany

/**
 * Limits come first. From there on an address that nobody has takes as long as one that somebody has, and gets the
 * same answer.
 */
export async function authenticate(
  { customers, sessions, attempts, passwords, claimCart }: AccountDependencies,
  { email, password, cartId }: Credentials,
  { source, sessionHash }: LoginOrigin,
): Promise<Authentication> {
  const sourceWait = await attempts.take(accountLimits.loginSource, source)
  if (sourceWait > 0) return tooMany(sourceWait)
  if (emailFault(email) !== null || password === '') return fail('wrong_credentials')
  const emailKey = emailKeyOf(email)
  const accountWait = await attempts.takeDelayed(accountLimits.loginAccount, emailKey)
  if (accountWait > 0) return tooMany(accountWait)
  if (Array.from(canonicalPassword(password)).length > maxPasswordLength) return fail('wrong_credentials')

  const account = await customers.findAccountByEmail(emailKey)
  const isRight = await passwords.verify(account?.passwordHash ?? null, password)
  if (account === null || !isRight) return fail('wrong_credentials')
  const customerId = account.customer.id
  const sessionId = await sessions.open(customerId, account.passwordHash, sessionHash)
  if (sessionId === null) return fail('wrong_credentials')
  await attempts.clear(accountLimits.loginAccount, emailKey)
  if (cartId !== null) await claimCart(cartId, customerId)
  return ok({ customerId, sessionId })
}

/** The tax is worked out anew for every call: it follows from what the customer's row says now. */
export async function readCaller(
  { sessions, today, canProve }: Pick<AccountDependencies, 'sessions' | 'today' | 'canProve'>,
  sessionId: string,
): Promise<Caller | null> {
  const session = await sessions.find(sessionId)
  if (session === null) return null
  const tax = decidedTaxOf(session, today(), canProve)
  return { customerId: session.customerId, tax, sessionHash: session.hash }
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

export async function readSessionUser(
  { customers, today, canProve }: Pick<AccountDependencies, 'customers' | 'today' | 'canProve'>,
  { customerId }: Caller,
): Promise<SessionUser | null> {
  const customer = customerId === null ? null : await customers.find(customerId)
  if (customer === null) return null
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

/** Log out everywhere else. */
export async function endOtherSessions(
  { sessions }: AccountDependencies,
  { customerId, sessionHash }: Caller,
): Promise<void> {
  if (customerId !== null) await sessions.endOthers(customerId, sessionHash ?? null)
}
