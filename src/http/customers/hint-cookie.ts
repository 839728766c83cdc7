import { type CookieNames, cookiesIn } from './cookies.ts'

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
