import { attributionCookies, attributionDays } from '#domain/visits/attribution.ts'

type Kept = keyof ReturnType<typeof attributionCookies>

/** Set by an answer and not by a script, which some browsers would forget within a week. Pages read them. */
export function attributionCookieOf(name: Kept, value: string, secure: boolean): string {
  return line(name, value, attributionDays * 24 * 60 * 60, secure)
}

export function clearedCookieOf(name: Kept, secure: boolean): string {
  return line(name, '', 0, secure)
}

function line(name: Kept, value: string, maxAge: number, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${attributionCookies(secure)[name]}=${value}; ${attributes}`
}
