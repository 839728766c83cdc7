import type { IncomingMessage } from 'node:http'
import type { AuthSettings } from './auth-settings.ts'
import { cookieNamesOf, cookiesIn, sessionTokenIn } from './cookies.ts'
import { createTokenDecryption } from './decrypted-token-cache.ts'
import type { AccountDependencies } from '#services/customers/account-dependencies.ts'
import { type Caller, visitor } from '#services/basics/caller.ts'
import { readCaller } from '#services/customers/read-caller.ts'

/**
 * Who is calling: whoever holds the cookie of a session that is open. A cookie that is not ours is a visitor's. When
 * nobody can say whether the session is open, that is an outage, and never a visitor.
 */
export function createCallerOf(
  accounts: Pick<AccountDependencies, 'sessions' | 'today'>,
  { secure, authSecrets }: Pick<AuthSettings, 'secure' | 'authSecrets'>,
): (request: IncomingMessage) => Caller | Promise<Caller> {
  const name = cookieNamesOf(secure).session
  const sessionIdIn = createTokenDecryption(authSecrets, name)

  return ({ headers: { cookie } }) => (cookie?.includes(name) ? callerWith(cookie) : visitor)

  async function callerWith(cookie: string): Promise<Caller> {
    const token = sessionTokenIn(cookiesIn(cookie), name)
    const sessionId = token === '' ? null : await sessionIdIn(token)
    return (sessionId === null ? null : await readCaller(accounts, sessionId)) ?? visitor
  }
}
