import type { CookieName } from '#core/retention/browser-storage.ts'

/** The name of a cookie. Over https it has the `__Host-` prefix, which browsers accept from this host only. */
export function cookieNameOf(name: CookieName, secure: boolean): string {
  return secure ? `__Host-${name}` : name
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

export function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
