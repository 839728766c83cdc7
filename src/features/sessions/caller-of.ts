import type { IncomingMessage } from 'node:http'
import { createExpiringCache } from '#platform/limits/memo.ts'
import { cookieNamesOf, cookiesIn, sessionTokenIn, type AuthSettings } from './session-cookies.ts'
import type { AccountDependencies } from '#features/customers/account-dependencies.ts'
import { type Caller, visitor } from '#platform/http/pipeline/caller.ts'
import { readCaller } from './sessions.ts'

/**
 * Authenticates a request by its session cookie; without a valid one the caller is a visitor. When the session cannot
 * be looked up it throws `Unavailable`, rather than treating a customer as a visitor.
 */
export function createCallerOf(
  accounts: Pick<AccountDependencies, 'sessions' | 'today' | 'canProve'>,
  { secure, authSecrets }: Pick<AuthSettings, 'secure' | 'authSecrets'>,
): (request: IncomingMessage) => Caller | Promise<Caller> {
  const { session: name, hint } = cookieNamesOf(secure)
  const claimsIn = createTokenDecryption(authSecrets, name)

  return ({ headers: { cookie } }) => (cookie?.includes(name) ? callerWith(cookie) : visitor)

  async function callerWith(cookie: string): Promise<Caller> {
    const cookies = cookiesIn(cookie)
    const token = sessionTokenIn(cookies, name)
    const claims = token === '' ? null : await claimsIn(token)
    const caller = claims && (await readCaller(accounts, claims.sessionId))
    if (caller === null) return visitor
    const isAsWeSendIt = claims?.isOfFirstSecret && cookies.get(name) === token && cookies.has(hint)
    return isAsWeSendIt ? { ...caller, cookieExpires: new Date(claims.expires) } : caller
  }
}

interface Claims {
  readonly sessionId: string
  /** In milliseconds. */
  readonly expires: number
  /** Otherwise the secret it was encrypted with is about to go. */
  readonly isOfFirstSecret: boolean
}

const maxCachedTokens = 5000

/**
 * What an encrypted token says, or null for a token that is none of ours. Decrypting is expensive and the content never
 * changes, so it is cached; whether the session is still open is not decided here.
 */
export function createTokenDecryption(
  secrets: readonly string[],
  salt: string,
  now: () => number = Date.now,
): (token: string) => Claims | null | Promise<Claims | null> {
  const cache = createExpiringCache<Claims>({ maxEntries: maxCachedTokens })
  const [first = '', ...others] = secrets

  return (token) => {
    const known = cache.get(token)
    if (known === undefined) return decrypt(token)
    return known.expires > now() ? known : null
  }

  async function decrypt(token: string): Promise<Claims | null> {
    const claims = (await claimsIn(token, [first])) ?? (others.length > 0 ? await claimsIn(token, others) : null)
    if (claims !== null) cache.set(token, claims, Number.POSITIVE_INFINITY)
    return claims
  }

  async function claimsIn(token: string, secret: string[]): Promise<Claims | null> {
    const { decode } = await import('@auth/core/jwt')
    try {
      const claims = await decode<{ readonly sid?: unknown; readonly exp?: number }>({ token, secret, salt })
      if (typeof claims?.sid !== 'string' || claims.exp === undefined) return null
      return { sessionId: claims.sid, expires: claims.exp * 1000, isOfFirstSecret: secret[0] === first }
    } catch {
      return null
    }
  }
}
