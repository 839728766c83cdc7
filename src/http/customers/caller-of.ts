import type { IncomingMessage } from 'node:http'
import { cookieNamesOf, cookiesIn, sessionTokenIn, type AuthSettings } from './session-cookies.ts'
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

interface Opened {
  readonly sessionId: string
  /** In milliseconds. */
  readonly expires: number
}

const maxCachedTokens = 5000

/**
 * The id of the session in a sealed token, or null for a token that is none of ours. Opening one is dear and what is
 * in it never changes, so the last ones are remembered; whether the session is still open is another question.
 */
export function createTokenDecryption(
  secrets: readonly string[],
  salt: string,
  now: () => number = Date.now,
): (token: string) => string | null | Promise<string | null> {
  const opened = new Map<string, Opened>()

  return (token) => {
    const known = opened.get(token)
    if (known === undefined) return open(token)
    return known.expires > now() ? known.sessionId : null
  }

  async function open(token: string): Promise<string | null> {
    const found = await unsealed(token, secrets, salt)
    if (found === null) return null
    const [oldest] = opened.keys()
    if (opened.size >= maxCachedTokens && oldest !== undefined) opened.delete(oldest)
    opened.set(token, found)
    return found.sessionId
  }
}

async function unsealed(token: string, secrets: readonly string[], salt: string): Promise<Opened | null> {
  const { decode } = await import('@auth/core/jwt')
  try {
    const claims = await decode<{ readonly sid?: unknown; readonly exp?: number }>({
      token,
      secret: [...secrets],
      salt,
    })
    if (typeof claims?.sid !== 'string' || claims.exp === undefined) return null
    return { sessionId: claims.sid, expires: claims.exp * 1000 }
  } catch {
    return null
  }
}
