import { type PasswordFault, passwordFault } from '#domain/customers/password.ts'
import { emailKeyOf } from '#domain/customers/email.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'
import { accountLimits } from './account-limits.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { passwordContextOf } from './password-context.ts'

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
