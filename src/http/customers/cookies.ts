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
