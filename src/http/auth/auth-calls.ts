import type { Call } from '#http/call.ts'
import { accountCalls } from '#http/auth/account-calls.ts'
import type { AuthSettings } from '#http/auth/auth-settings.ts'
import { createLibrary } from '#http/auth/library.ts'
import { sessionCalls } from '#http/auth/session-calls.ts'
import type { Accounts } from '#services/accounts.ts'

/** All calls under /api/auth; `log` is for mistakes of ours. */
export function authCalls(accounts: Accounts, settings: AuthSettings, log: (line: string) => void): readonly Call[] {
  return [...sessionCalls(accounts, createLibrary(settings, log)), ...accountCalls(accounts)]
}
