import type { IncomingMessage } from 'node:http'
import { createExpiringCache } from '#platform/limits/memo.ts'
import { cookiesIn } from '#platform/http/pipeline/cookies.ts'
import type { Deps } from '#features/deps.ts'
import { cookieNamesOf, sessionTokenIn, type AuthSettings } from './session-cookies.ts'
import { type Caller, visitor } from '#platform/http/pipeline/caller.ts'
import { decidedTaxOf } from '#core/tax/vat-evidence.ts'

/**
 * Authenticates a request by its session cookie; without a valid one the caller is a visitor. When the session cannot
 * be looked up it throws `Unavailable`, rather than treating a customer as a visitor.
 */
export function createCallerOf(
  deps: Deps,
  { secure, authSecrets }: Pick<AuthSettings, 'secure' | 'authSecrets'>,
): (request: IncomingMessage) => Caller | Promise<Caller> {
  const { session: name, hint } = cookieNamesOf(secure)
  const claimsIn = createTokenDecryption(authSecrets, name)

  return ({ headers: { cookie } }) => (cookie?.includes(name) ? callerWith(cookie) : visitor)

  async function callerWith(cookie: string): Promise<Caller> {
    const cookies = cookiesIn(cookie)
    const token = sessionTokenIn(cookies, name)
    const claims = token === '' ? null : await claimsIn(token)
    const caller = claims && (await readCaller(deps, claims.sessionId))
    if (caller === null) return visitor
    const isCurrent = claims?.isOfFirstSecret && cookies.get(name) === token && cookies.has(hint)
    return isCurrent ? { ...caller, cookieExpires: new Date(claims.expires) } : caller
  }
}

/** The tax is decided for every call, from the customer's row as it is now. */
async function readCaller({ sessions, today, proofs }: Deps, sessionId: string): Promise<Caller | null> {
  const session = await sessions.find(sessionId)
  if (session === null) return null
  const { customer, hash: sessionHash, openedAt, hasFreshPassword } = session
  const tax = decidedTaxOf(customer, today(), proofs.canProve)
  return { customerId: customer.id, customer, tax, sessionHash, sessionOpenedAt: openedAt, hasFreshPassword }
}

interface Claims {
  readonly sessionId: string
  /** In milliseconds. */
  readonly expires: number
  /** False for a token that was encrypted with a secret about to be removed. */
  readonly isOfFirstSecret: boolean
}

const maxCachedTokens = 5000

/**
 * Decrypts session tokens. Decrypting is expensive and the content of a token never changes, so it is cached; whether the
 * session is still open is not checked here.
 * @returns null for a token that is not ours or has expired
 */
export function createTokenDecryption(
  secrets: readonly string[],
  salt: string,
  now: () => number = Date.now,
): (token: string) => Claims | null | Promise<Claims | null> {
  const cache = createExpiringCache<Claims>({ maxEntries: maxCachedTokens })
  const [first = '', ...others] = secrets

  return (token) => {
    const cached = cache.get(token)
    if (cached === undefined) return decrypt(token)
    return cached.expires > now() ? cached : null
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
