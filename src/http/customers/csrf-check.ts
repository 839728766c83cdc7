import { createHash } from 'node:crypto'
import type { AuthSettings } from './auth-settings.ts'
import { cookieNamesOf, cookiesIn } from './cookies.ts'

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
