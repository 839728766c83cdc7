import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cookiesIn } from '#platform/http/pipeline/cookies.ts'
import { cookieNamesOf, createCsrfCheck, createCsrfCookies, sessionTokenIn } from './session-cookies.ts'

const { csrf } = cookieNamesOf(true)
const [old, next] = ['an old secret that is long enough', 'a new secret that is long enough']

/** The cookie that a process with these secrets sends to the browser, for a token of the auth library. */
function cookieFrom(authSecrets: readonly string[]): string {
  const hash = createHash('sha256')
    .update(`token${authSecrets.join(',')}`)
    .digest('hex')
  const { forBrowser } = createCsrfCookies({ authSecrets })
  const [cookie = '', ...attributes] = forBrowser(`${csrf}=token%7C${hash}; Path=/; Secure`, csrf).split('; ')
  expect(attributes).toEqual(['Path=/', 'Secure'])
  return cookie
}

test.each([
  ['the same', [old], [old]],
  ['the new one behind the old, then in front of it', [old, next], [next, old]],
  ['before and after the new one is known', [old], [old, next]],
  ['the other way round', [old, next], [old]],
  ['the new one in front, back to the old first', [next, old], [old, next]],
  ['the old one is gone', [next, old], [next]],
])('a log-in goes on at a process with other secrets: %s', (_, there, here) => {
  const isProven = createCsrfCheck({ secure: true, authSecrets: here })
  const cookie = cookieFrom(there)
  expect(isProven(cookie, 'token')).toBe(true)
  expect(isProven(cookie, 'another')).toBe(false)
})

test('B189 a session token has five pieces at most: a cookie of more is ignored', () => {
  const { session } = cookieNamesOf(true)
  const tokenOf = (pieces: number) =>
    sessionTokenIn(
      cookiesIn(Array.from({ length: pieces }, (_, index) => `${session}.${index}=x${index}`).join('; ')),
      session,
    )
  expect([tokenOf(1), tokenOf(5)]).toEqual(['x0', 'x0x1x2x3x4'])
  expect([tokenOf(6), tokenOf(99)]).toEqual(['', ''])
})

test('a secret that is no longer accepted proves nothing', () => {
  expect(createCsrfCheck({ secure: true, authSecrets: [next] })(cookieFrom([old]), 'token')).toBe(false)
})
