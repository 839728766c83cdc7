import type { IncomingMessage } from 'node:http'
import { createExpiringCache } from '#concurrency/memo.ts'
import { cookieNamesOf, cookiesIn, sessionTokenIn, type AuthSettings } from './session-cookies.ts'
import type { AccountDependencies } from '#services/customers/account-dependencies.ts'
import { type Caller, visitor } from '#services/basics/caller.ts'
import { readCaller } from '#services/customers/sessions.ts'

/**
 * Authenticates a request by its session cookie; without a valid one the caller is a visitor. When the session cannot
 * be looked up it throws `Unavailable`, rather than treating a customer as a visitor.
 */
export function createCallerOf(
  accounts: Pick<AccountDependencies, 'sessions' | 'today' | 'canProve'>,
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

interface Claims {
  readonly sessionId: string
  /** In milliseconds. */
  readonly expires: number
}

const maxCachedTokens = 5000

/**
 * The session id in an encrypted token, or null for a token that is none of ours. Decrypting is expensive and the
 * content never changes, so it is cached; whether the session is still open is not decided here.
 */
export function createTokenDecryption(
  secrets: readonly string[],
  salt: string,
  now: () => number = Date.now,
): (token: string) => string | null | Promise<string | null> {
  const cache = createExpiringCache<Claims>({ maxEntries: maxCachedTokens })

  return (token) => {
    const known = cache.get(token)
    if (known === undefined) return decrypt(token)
    return known.expires > now() ? known.sessionId : null
  }

  async function decrypt(token: string): Promise<string | null> {
    const claims = await claimsIn(token, secrets, salt)
    if (claims === null) return null
    cache.set(token, claims, Number.POSITIVE_INFINITY)
    return claims.sessionId
  }
}

async function claimsIn(token: string, secrets: readonly string[], salt: string): Promise<Claims | null> {
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
