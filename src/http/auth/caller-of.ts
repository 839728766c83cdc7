import type { IncomingMessage } from 'node:http'
import type { AuthSettings } from '#http/auth/auth-settings.ts'
import { cookieNamesOf, cookiesIn, sessionTokenIn } from '#http/auth/cookies.ts'
import { createTokenOpener } from '#http/auth/open-tokens.ts'
import type { Accounts } from '#services/accounts.ts'
import { type Caller, visitor } from '#services/caller.ts'
import { readCaller } from '#services/read-caller.ts'

/**
 * Who is calling: whoever holds the cookie of a session that is open. A cookie that is not ours is a visitor's. When
 * nobody can say whether the session is open, that is an outage, and never a visitor.
 */
export function createCallerOf(
  accounts: Pick<Accounts, 'sessions' | 'today'>,
  { secure, authSecrets }: Pick<AuthSettings, 'secure' | 'authSecrets'>,
): (request: IncomingMessage) => Caller | Promise<Caller> {
  const name = cookieNamesOf(secure).session
  const sessionIdIn = createTokenOpener(authSecrets, name)

  return ({ headers: { cookie } }) => (cookie?.includes(name) ? callerWith(cookie) : visitor)

  async function callerWith(cookie: string): Promise<Caller> {
    const token = sessionTokenIn(cookiesIn(cookie), name)
    const sessionId = token === '' ? null : await sessionIdIn(token)
    return (sessionId === null ? null : await readCaller(accounts, sessionId)) ?? visitor
  }
}
