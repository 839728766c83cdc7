import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { browserStorage, type CookieName } from '#core/retention/browser-storage.ts'

/** Names of our cookies. Over https with the `__Host-` prefix: browsers accept those from this very host only. */
export interface CookieNames {
  readonly session: string
  readonly csrf: string
  readonly callbackUrl: string
  /** Readable by scripts: without it pages need not request the session. It proves nothing. */
  readonly hint: string
  /** Names a browser that logged in before. It logs nobody in: it gives the browser tries of its own. */
  readonly device: string
}

export function cookieNamesOf(secure: boolean): CookieNames {
  const named = (name: CookieName) => (secure ? `__Host-${name}` : name)
  return {
    session: named('authjs.session-token'),
    csrf: named('authjs.csrf-token'),
    callbackUrl: named('authjs.callback-url'),
    hint: named('signed-in'),
    device: named('device'),
  }
}

/** Of two cookies with one name the first counts. Values that cannot be decoded are taken as they are. */
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

/** In the order in which they are joined. */
export function pieceNamesIn(cookies: ReadonlyMap<string, string>, name: string): readonly string[] {
  const numberOf = (piece: string) => (piece === name ? -1 : Number(piece.slice(name.length + 1)))
  return [...cookies.keys()]
    .filter((key) => key === name || (key.startsWith(`${name}.`) && /^\d{1,2}$/.test(key.slice(name.length + 1))))
    .toSorted((one, other) => numberOf(one) - numberOf(other))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Settings of session cookies. */
export interface AuthSettings {
  /** The shop's own origin; a Host header is not trusted for it. */
  readonly publicOrigin: string
  /** Published over https. */
  readonly secure: boolean
  /** The first encrypts, all decrypt: secrets can be rotated without logging anybody out. */
  readonly authSecrets: readonly string[]
}

/**
 * Set, expired and cleared together with the session cookie. Also cleared when a visitor sends it, or their pages would
 * request the session in vain for ever.
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
 * The library hashes the token with all secrets in one, so that a cookie of a process with other secrets would be none of
 * ours. Browsers get one that is hashed with the first secret alone; any that we know will do when it comes back.
 */
export function createCsrfCookies({ authSecrets }: Pick<AuthSettings, 'authSecrets'>) {
  const [first = ''] = authSecrets
  const ofLibrary = authSecrets.join(',')
  const known = new Set([...authSecrets, ofLibrary])

  /** Null: the cookie is none of ours. */
  function tokenIn(value: string): string | null {
    const [token = ''] = value.split('|')
    return [...known].some((secret) => value === hashed(token, secret)) ? token : null
  }
  const rehashed = (value: string, secret: string) => {
    const token = tokenIn(value)
    return token === null ? value : hashed(token, secret)
  }
  return {
    tokenIn,
    /** As the library expects the value of the cookie. */
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

export interface DeviceCookies {
  /** The id in a cookie that we signed, or null. */
  readonly idIn: (cookie: string) => string | null
  /** The Set-Cookie line for it. */
  readonly lineFor: (deviceId: string) => string
}

function signatureOf(deviceId: string, secret: string): string {
  return createHmac('sha256', secret).update(`device ${deviceId}`).digest('base64url')
}

/** Signed, so that a flood of made-up devices is recognised before anything is looked up. */
export function createDeviceCookies({
  secure,
  authSecrets,
}: Pick<AuthSettings, 'secure' | 'authSecrets'>): DeviceCookies {
  const { device } = cookieNamesOf(secure)
  return {
    idIn(cookie) {
      if (!cookie.includes(device)) return null
      const [deviceId = '', signature = ''] = (cookiesIn(cookie).get(device) ?? '').split('.')
      if (deviceId === '' || signature.length !== 43) return null
      const given = Buffer.from(signature)
      const isOurs = authSecrets.some((secret) => timingSafeEqual(given, Buffer.from(signatureOf(deviceId, secret))))
      return isOurs ? deviceId : null
    },
    lineFor: (deviceId) =>
      `${device}=${deviceId}.${signatureOf(deviceId, authSecrets[0] ?? '')}; ` +
      `Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  }
}
