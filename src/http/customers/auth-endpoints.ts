import type { Call } from '#http/pipeline/endpoint.ts'
import { accountCalls } from './account-endpoints.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { Library } from './auth-library.ts'
import { sessionCalls } from './session-endpoints.ts'
import type { Accounts } from '#services/customers/account-dependencies.ts'

/** All calls under /api/auth; `log` is for mistakes of ours. The library is loaded by the first call that needs it. */
export function authCalls(accounts: Accounts, settings: AuthSettings, log: (line: string) => void): readonly Call[] {
  let loading: Promise<Library> | undefined
  const load = async () => (await import('./auth-library.ts')).createLibrary(settings, log)
  const library: Library = async (question) => (await (loading ??= load()))(question)
  return [...sessionCalls(accounts, library, settings), ...accountCalls(accounts)]
}
