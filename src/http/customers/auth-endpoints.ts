import type { Endpoint } from '#http/pipeline/endpoint.ts'
import { accountEndpoints } from './account-endpoints.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { AuthLibrary } from './auth-library.ts'
import { sessionEndpoints } from './session-endpoints.ts'
import type { AccountDependencies } from '#services/customers/account-dependencies.ts'

/** All calls under /api/auth; `log` is for mistakes of ours. The library is loaded by the first call that needs it. */
export function authEndpoints(
  accounts: AccountDependencies,
  settings: AuthSettings,
  log: (line: string) => void,
): readonly Endpoint[] {
  let loading: Promise<AuthLibrary> | undefined
  const load = async () => (await import('./auth-library.ts')).createAuthLibrary(settings, log)
  const library: AuthLibrary = async (question) => (await (loading ??= load()))(question)
  return [...sessionEndpoints(accounts, library, settings), ...accountEndpoints(accounts)]
}
