import { type PasswordFault, passwordFault } from '#domain/customers/password.ts'
import { fail, ok, type Failure, type Success } from '#domain/basics/result.ts'
import { accountLimits, tooMany, type TooMany } from './account-limits.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { Caller } from '#services/basics/caller.ts'
import { passwordContextOf } from './password-context.ts'

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
