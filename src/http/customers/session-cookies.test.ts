import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { cookieNamesOf, cookiesIn, sessionTokenIn } from './session-cookies.ts'

const name = cookieNamesOf(true).session

test.each([
  ['', {}],
  ['a=1', { a: '1' }],
  ['a=1; b=2;c=3', { a: '1', b: '2', c: '3' }],
  ['a=1; a=2', { a: '1' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=%20b', { a: ' b' }],
  ['a=%E0%A4%A', { a: '%E0%A4%A' }],
  ['=x; ;;b', {}],
  ['__proto__=x', { ['__proto__']: 'x' }],
])('the cookies in %j', (header, cookies) => {
  expect([...cookiesIn(header)]).toEqual(Object.entries(cookies))
})

test.each([
  [`${name}=abc`, 'abc'],
  [`${name}.0=a; ${name}.1=b`, 'ab'],
  [`${name}.1=b; ${name}.0=a`, 'ab'],
  [`${name}.10=c; ${name}.9=b; ${name}.0=a`, 'abc'],
  [`${name}.x=a; ${name}.=b; ${name}x=c; ${name}.0.0=d`, ''],
  ['authjs.session-token=abc', ''],
])('the token in %j is %j', (header, token) => {
  expect(sessionTokenIn(cookiesIn(header), name)).toBe(token)
})

test('no header whatever breaks it', () => {
  assert(property(string(), (header) => typeof sessionTokenIn(cookiesIn(header), name) === 'string'))
})
