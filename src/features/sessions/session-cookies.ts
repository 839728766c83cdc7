import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { browserStorage, type CookieName } from '#core/retention/browser-storage.ts'

export type CookieNames = ReturnType<typeof cookieNamesOf>

/** Names of our cookies. Over https they have the `__Host-` prefix, which browsers accept from this host only. */
export function cookieNamesOf(secure: boolean) {
  const named = (name: CookieName): string => (secure ? `__Host-${name}` : name)
  return {
    session: named('authjs.session-token'),
    csrf: named('authjs.csrf-token'),
    callbackUrl: named('authjs.callback-url'),
    /** Readable by scripts: without it pages do not request the session. It authenticates no one. */
    hint: named('signed-in'),
    /** Identifies a browser that logged in before. It does not log in: it gives the browser a rate limit of its own. */
    device: named('device'),
  } as const
}

/** The first of two cookies with the same name counts. Values that cannot be decoded stay as they are. */
export function cookiesIn(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    if (equals > 0 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(equals + 1).trim()))
  }
  return cookies
}

/** A long token is split over numbered cookies. */
export function sessionTokenIn(cookies: ReadonlyMap<string, string>, name: string): string {
  return pieceNamesIn(cookies, name)
    .map((piece) => cookies.get(piece) ?? '')
    .join('')
}

/** More than any token of ours needs. */
const maxPieces = 5

/** Names of the cookies that hold a token, in the order in which they are joined; none if there are too many to be ours. */
export function pieceNamesIn(cookies: ReadonlyMap<string, string>, name: string): readonly string[] {
  const numberOf = (piece: string) => (piece === name ? -1 : Number(piece.slice(name.length + 1)))
  const pieces = [...cookies.keys()].filter(
    (key) => key === name || (key.startsWith(`${name}.`) && /^\d{1,2}$/.test(key.slice(name.length + 1))),
  )
  if (pieces.length > maxPieces) return []
  return pieces.toSorted((one, other) => numberOf(one) - numberOf(other))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export interface AuthSettings {
  /** The shop's own origin; a Host header is not trusted for it. */
  readonly publicOrigin: string
  /** Published over https. */
  readonly secure: boolean
  /** The first encrypts, all decrypt, so that secrets can be rotated while sessions stay open. */
  readonly authSecrets: readonly string[]
}

/**
 * The `Set-Cookie` line of the hint: set, expired and cleared together with the session cookie. It is also cleared if a
 * visitor sends it, whose pages would otherwise keep requesting a session that does not exist.
 * @returns null if nothing changes
 */
export function hintCookieOf(
  lines: readonly string[],
  names: CookieNames,
  { secure, isVisitor, sent }: { readonly secure: boolean; readonly isVisitor: boolean; readonly sent: string },
): string | null {
  const attributes = `Path=/; SameSite=Strict${secure ? '; Secure' : ''}`
  const isSession = (line: string) => line.startsWith(`${names.session}=`) || line.startsWith(`${names.session}.`)
  const set = lines.find((line) => isSession(line) && !isEmpty(line))
  if (set !== undefined) {
    const expires = /; (Expires=[^;]+)/i.exec(set)?.[1]
    return `${names.hint}=1; ${attributes}${expires === undefined ? '' : `; ${expires}`}`
  }
  const isOver = lines.some(isSession) || (isVisitor && cookiesIn(sent).has(names.hint))
  return isOver ? `${names.hint}=; ${attributes}; Max-Age=0` : null
}

function hashed(token: string, secret: string): string {
  return `${token}|${createHash('sha256').update(`${token}${secret}`).digest('hex')}`
}

function isEmpty(line: string): boolean {
  return /^[^=]+=(?:;|$)/.test(line)
}

/**
 * Double-submit CSRF check by the rule of the session library. A log-in that would fail it is answered without calling
 * the library, which would be the most expensive part of a flood of log-ins.
 */
export function createCsrfCheck(
  settings: Pick<AuthSettings, 'secure' | 'authSecrets'>,
): (cookie: string, token: string) => boolean {
  const { csrf } = cookieNamesOf(settings.secure)
  const { tokenIn } = createCsrfCookies(settings)
  return (cookie, token) => token !== '' && tokenIn(cookiesIn(cookie).get(csrf) ?? '') === token
}

/**
 * The library hashes the token with all secrets at once, so it would refuse the cookie of a process with other secrets.
 * Browsers therefore get a cookie that is hashed with the first secret alone, and any accepted secret may verify it.
 */
export function createCsrfCookies({ authSecrets }: Pick<AuthSettings, 'authSecrets'>) {
  const [first = ''] = authSecrets
  const ofLibrary = authSecrets.join(',')
  const accepted = new Set([...authSecrets, ofLibrary])

  /** @returns null if the cookie is not ours */
  function tokenIn(value: string): string | null {
    const [token = ''] = value.split('|')
    return [...accepted].some((secret) => value === hashed(token, secret)) ? token : null
  }
  const rehashed = (value: string, secret: string) => {
    const token = tokenIn(value)
    return token === null ? value : hashed(token, secret)
  }
  return {
    tokenIn,
    /** The value of the cookie as the library expects it. */
    forLibrary: (value: string) => rehashed(value, ofLibrary),
    /** A `Set-Cookie` line of the library as browsers get it. */
    forBrowser: (line: string, name: string) => {
      if (!line.startsWith(`${name}=`)) return line
      const [value = ''] = line.slice(name.length + 1).split(';', 1)
      const rest = line.slice(name.length + 1 + value.length)
      return `${name}=${encodeURIComponent(rehashed(decoded(value), first))}${rest}`
    },
  }
}

const deviceSeconds = browserStorage.device.lasts.count * 24 * 60 * 60

function signatureOf(deviceId: string, secret: string): string {
  return createHmac('sha256', secret).update(`device ${deviceId}`).digest('base64url')
}

/** Cookies of devices are signed, so that a flood of forged devices is recognised without a query. */
export function createDeviceCookies({ secure, authSecrets }: Pick<AuthSettings, 'secure' | 'authSecrets'>) {
  const { device } = cookieNamesOf(secure)
  return {
    /** The id in a cookie that we signed, or null. */
    idIn(cookie: string): string | null {
      if (!cookie.includes(device)) return null
      const [deviceId = '', signature = ''] = (cookiesIn(cookie).get(device) ?? '').split('.')
      if (deviceId === '' || signature.length !== 43) return null
      const received = Buffer.from(signature)
      const isOurs = authSecrets.some((secret) => timingSafeEqual(received, Buffer.from(signatureOf(deviceId, secret))))
      return isOurs ? deviceId : null
    },
    /** The `Set-Cookie` line. */
    lineFor: (deviceId: string): string =>
      `${device}=${deviceId}.${signatureOf(deviceId, authSecrets[0] ?? '')}; ` +
      `Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  }
}
