import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { AccountDependencies } from './account-dependencies.ts'

/** With the link of a mail. Following it a second time is no mistake. */
export async function verifyEmail(
  { customers }: AccountDependencies,
  token: string,
): Promise<Result<null, 'token_invalid'>> {
  return (await customers.verifyEmail(token)) ? ok(null) : fail('token_invalid')
}
