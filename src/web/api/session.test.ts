import { afterEach, expect, test, vi } from 'vitest'
import { saar } from '#tests/builders/session-server.ts'
import { httpSessionCalls } from './session.ts'

const origin = 'https://stek.test'
const calls = httpSessionCalls(origin)
const credentials = { email: 'saar@wildetuin.nl', password: 'een lange zin' }

interface PostedRequest {
  readonly path: string
  readonly fields: Record<string, string>
  readonly headers: Headers
}

/** Fake session library: tokens are numbered, and posts are answered with these URLs in turn. */
function library(...answers: readonly (string | Response)[]): PostedRequest[] {
  const requests: PostedRequest[] = []
  const remaining = [...answers]
  let tokens = 0
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    const fields = Object.fromEntries(new URLSearchParams((request?.body as URLSearchParams | undefined) ?? ''))
    requests.push({ path, fields, headers: new Headers(request?.headers) })
    if (path.endsWith('/csrf')) return Response.json({ csrfToken: `token-${tokens++}` })
    const answer = remaining.shift() ?? origin
    return typeof answer === 'string' ? Response.json({ url: answer }) : answer
  })
  return requests
}

const busy = () => Response.json({ code: 'busy' }, { status: 503, headers: { 'Retry-After': '0.01' } })

afterEach(() => vi.unstubAllGlobals())

test('[A9] credentials are posted with a fresh token, without redirect and with a fixed callback URL', async () => {
  const requests = library(origin)
  expect(await calls.signIn({ ...credentials, cartId: 'cart-1' })).toBe('accepted')
  expect(requests.map(({ path }) => path)).toEqual(['/api/auth/csrf', '/api/auth/callback/credentials'])
  expect(requests[1]?.fields).toEqual({
    ...credentials,
    cartId: 'cart-1',
    csrfToken: 'token-0',
    callbackUrl: origin,
  })
  expect(requests[1]?.headers.get('X-Auth-Return-Redirect')).toBe('1')
})

test('[A9] without a cart no cartId is sent, not even the text "undefined"', async () => {
  const requests = library(origin)
  await calls.signIn(credentials)
  expect(requests[1]?.fields).not.toHaveProperty('cartId')
})

test('[A8] a 200 with an error in its URL is a refusal', async () => {
  library(`${origin}/api/auth/signin?error=CredentialsSignin&code=credentials`)
  expect(await calls.signIn(credentials)).toBe('invalidCredentials')
})

test('a replaced token is fetched again, once', async () => {
  const requests = library(`${origin}/api/auth/signin?error=MissingCSRF`, origin)
  expect(await calls.signIn(credentials)).toBe('accepted')
  expect(requests.filter(({ path }) => path.endsWith('/credentials')).map(({ fields }) => fields['csrfToken'])).toEqual(
    ['token-0', 'token-1'],
  )
})

test('C104: a token that is refused twice means that cookies are blocked', async () => {
  const missing = `${origin}/api/auth/signin?error=MissingCSRF`
  const requests = library(missing, missing, origin)
  expect(await calls.signIn(credentials)).toBe('cookiesBlocked')
  expect(requests).toHaveLength(4)
})

test.each([
  ['40', 40],
  ['2.5', 3],
  ['soon', 60],
])('too many attempts, with Retry-After %s: wait %i seconds', async (header, waitSeconds) => {
  library(Response.json({ code: 'rate_limited' }, { status: 429, headers: { 'Retry-After': header } }))
  expect(await calls.signIn(credentials)).toEqual({ waitSeconds })
})

test('a request refused under overload is retried after Retry-After, twice at most', async () => {
  const requests = library(busy(), busy(), origin)
  expect(await calls.signIn(credentials)).toBe('accepted')
  expect(requests.filter(({ fields }) => fields['email'] === credentials.email)).toHaveLength(3)
  library(busy(), busy(), busy(), origin)
  expect(await calls.signIn(credentials)).toBe('unreachable')
})

test.each([
  ['an outage', Response.json({ code: 'database_unavailable' }, { status: 503 })],
  ['a mistake in the settings', `${origin}/api/auth/error?error=Configuration`],
  ['an answer that is no JSON', new Response('<html>')],
  ['an answer without an address', Response.json({})],
])('%s is "unreachable", never "invalid"', async (_what, answer) => {
  library(answer)
  expect(await calls.signIn(credentials)).toBe('unreachable')
})

test('every call without a connection is "unreachable"', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await calls.signIn(credentials)).toBe('unreachable')
  expect(await calls.read()).toBe('unreachable')
  expect(await calls.signOut()).toBe(false)
})

test('[A13] the session includes the tax rate', async () => {
  library(Response.json({ user: saar, expires: '2027-01-01T00:00:00.000Z' }), Response.json(null))
  expect(await calls.read()).toEqual({ user: saar })
  expect(await calls.read()).toEqual({ user: null })
})

test('[A1] a 503 of the session is "unreachable", not "logged out"', async () => {
  library(Response.json({ code: 'database_unavailable' }, { status: 503 }))
  expect(await calls.read()).toBe('unreachable')
})

test('[A10] logging out posts a fresh token, without redirect', async () => {
  const requests = library(origin)
  expect(await calls.signOut()).toBe(true)
  expect(requests[1]).toMatchObject({
    path: '/api/auth/signout',
    fields: { csrfToken: 'token-0', callbackUrl: origin },
  })
})
