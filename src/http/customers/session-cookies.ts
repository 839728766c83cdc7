import { createHash } from 'node:crypto'

/** The names a cookie of ours has: over https a browser takes `__Host-` ones from this very host only. */
export interface CookieNames {
  readonly session: string
  readonly csrf: string
  readonly callbackUrl: string
  /** Readable by our pages: without it they need not ask who is logged in. It proves nothing. */
  readonly hint: string
}

export function cookieNamesOf(secure: boolean): CookieNames {
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}authjs.session-token`,
    csrf: `${prefix}authjs.csrf-token`,
    callbackUrl: `${prefix}authjs.callback-url`,
    hint: `${prefix}signed-in`,
  }
}

/** Of two cookies of one name the first counts. What is not written properly is taken as it stands. */
export function cookiesIn(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    if (equals > 0 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(equals + 1).trim()))
  }
  return cookies
}

/** A long token comes in numbered pieces. */
export function sessionTokenIn(cookies: ReadonlyMap<string, string>, name: string): string {
  return pieceNamesIn(cookies, name)
    .map((piece) => cookies.get(piece) ?? '')
    .join('')
}

/** In the order in which they are put together. */
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

/** How sessions are kept in browsers. */
export interface AuthSettings {
  /** The shop's own address. What a request says about it counts for nothing. */
  readonly publicOrigin: string
  /** Published over https. */
  readonly secure: boolean
  /** The first seals, all open: a new one can take over without anybody being logged out. */
  readonly authSecrets: readonly string[]
}

/**
 * Comes and goes with the session's cookie, and lives as long. Somebody who shows the hint without being logged in
 * loses it too: pages would ask in vain for ever.
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

function isEmpty(line: string): boolean {
  return /^[^=]+=(?:;|$)/.test(line)
}

/**
 * Whether a form carries the token of its own cookie, by the rule of the session library. A log-in that will fail is
 * answered without the library: it costs more than all the rest that a flood of them makes us do.
 */
export function createCsrfCheck({ secure, authSecrets }: AuthSettings): (cookie: string, token: string) => boolean {
  const { csrf } = cookieNamesOf(secure)
  const secret = authSecrets.join(',')
  return (cookie, token) => {
    const [kept = '', hash = ''] = (cookiesIn(cookie).get(csrf) ?? '').split('|')
    return token !== '' && token === kept && hash === createHash('sha256').update(`${kept}${secret}`).digest('hex')
  }
}
