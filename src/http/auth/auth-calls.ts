import type { Call } from '#http/call.ts'
import { accountCalls } from '#http/auth/account-calls.ts'
import type { AuthSettings } from '#http/auth/auth-settings.ts'
import type { Library } from '#http/auth/library.ts'
import { sessionCalls } from '#http/auth/session-calls.ts'
import type { Accounts } from '#services/accounts.ts'

/** All calls under /api/auth; `log` is for mistakes of ours. The library is loaded by the first call that needs it. */
export function authCalls(accounts: Accounts, settings: AuthSettings, log: (line: string) => void): readonly Call[] {
  let loading: Promise<Library> | undefined
  const load = async () => (await import('#http/auth/library.ts')).createLibrary(settings, log)
  const library: Library = async (question) => (await (loading ??= load()))(question)
  return [...sessionCalls(accounts, library, settings), ...accountCalls(accounts)]
}
