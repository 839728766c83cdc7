import type { IncomingMessage } from 'node:http'
import { decode } from '@auth/core/jwt'
import type { AuthSettings } from '#http/auth/auth-settings.ts'
import { cookieNamesOf, cookiesIn, sessionTokenIn } from '#http/auth/cookies.ts'
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
  const secret = [...authSecrets]

  return ({ headers: { cookie } }) => (cookie?.includes(name) ? callerWith(cookie) : visitor)

  async function callerWith(cookie: string): Promise<Caller> {
    const sessionId = await sessionIdIn(sessionTokenIn(cookiesIn(cookie), name))
    return (sessionId === null ? null : await readCaller(accounts, sessionId)) ?? visitor
  }

  async function sessionIdIn(token: string): Promise<string | null> {
    if (token === '') return null
    try {
      const claims = await decode<{ readonly sid?: unknown }>({ token, secret, salt: name })
      return typeof claims?.sid === 'string' ? claims.sid : null
    } catch {
      return null
    }
  }
}
