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
