import { expect, test } from 'vitest'
import { settled } from '#tests/builders/open-cart.ts'
import { openSession } from '#tests/builders/open-session.ts'
import { saar, SessionServer } from '#tests/builders/session-server.ts'

const credentials = { email: saar.email, password: 'een lange zin' }

function serverWithSaar(): SessionServer {
  const server = new SessionServer()
  server.user = saar
  return server
}

test('[A1] without the hint cookie the visitor is logged out and nothing is requested', async () => {
  const { server, store } = openSession()
  expect(store.view()).toMatchObject({ status: 'loading', user: null })
  await store.open()
  expect(store.view()).toMatchObject({ status: 'unauthenticated', user: null, lapsed: false })
  expect(server.asked).toEqual([])
})

test('[A1] with the hint cookie the session is loading until the server answers', async () => {
  const { server, store } = openSession({ server: serverWithSaar() })
  const opened = store.open()
  expect(store.view().status).toBe('loading')
  await opened
  expect(store.view()).toMatchObject({ status: 'authenticated', user: saar, signedInHere: false })
  expect(server.asked).toEqual(['read'])
})

test('[A1] a hint cookie without a session means logged out', async () => {
  const { server, store } = openSession({ server: serverWithSaar() })
  server.nextReads = [{ user: null }]
  await store.open()
  expect(store.view()).toMatchObject({ status: 'unauthenticated', lapsed: false })
})

test('an unreachable server never means "logged out", and is retried', async () => {
  const { server, store, pauses } = openSession({ server: serverWithSaar() })
  await store.open()
  server.isAway = true
  await store.refresh()
  expect(store.view()).toMatchObject({ status: 'authenticated', user: saar, unreachable: true })
  server.isAway = false
  await settled()
  expect(store.view()).toMatchObject({ status: 'authenticated', unreachable: false })
  expect(pauses[0]).toBe(1000)
})

test('a server unreachable from the start leaves the session unknown', async () => {
  const { server, store } = openSession({ server: serverWithSaar() })
  server.isAway = true
  await store.open()
  expect(store.view()).toMatchObject({ status: 'loading', unreachable: true })
  server.isAway = false
  await settled()
  expect(store.view().status).toBe('authenticated')
})

test('[A9] logging in sends address, password and the non-empty cart, then reads the session', async () => {
  const { server, store, told } = openSession({ cartId: () => 'cart-1' })
  await store.open()
  expect(await store.signIn(credentials)).toBe('signedIn')
  expect(server.given).toEqual([{ ...credentials, cartId: 'cart-1' }])
  expect(server.asked).toEqual(['signIn', 'read'])
  expect(store.view()).toMatchObject({ status: 'authenticated', user: saar, signedInHere: true })
  expect(told).toEqual(['signedIn'])
})

test('[A9] without a cart no cartId is sent', async () => {
  const { server, store } = openSession()
  await store.signIn(credentials)
  expect(Object.keys(server.given[0] ?? {})).toEqual(['email', 'password'])
})

test('C98: two presses make first request with first result', async () => {
  const { server, store } = openSession()
  const [first, second] = await Promise.all([store.signIn(credentials), store.signIn(credentials)])
  expect([first, second]).toEqual(['signedIn', 'signedIn'])
  expect(server.given).toHaveLength(1)
})

test.each(['invalidCredentials', 'unreachable', 'cookiesBlocked'] as const)(
  '[A8] the response %s is the outcome, and the visitor stays logged out',
  async (answer) => {
    const { server, store, told } = openSession()
    await store.open()
    server.signInAnswer = answer
    expect(await store.signIn(credentials)).toBe(answer)
    expect(store.view().status).toBe('unauthenticated')
    expect(told).toEqual([])
  },
)

test('after too many attempts the view has the time to wait', async () => {
  const { server, store } = openSession()
  server.signInAnswer = { waitSeconds: 40 }
  expect(await store.signIn(credentials)).toBe('tooMany')
  expect(store.view().waitSeconds).toBe(40)
})

test('C104: an accepted log-in without a session means that cookies are blocked', async () => {
  const { server, store, told } = openSession()
  await store.open()
  server.keepsCookies = false
  expect(await store.signIn(credentials)).toBe('cookiesBlocked')
  expect(store.view().status).toBe('unauthenticated')
  expect(told).toEqual([])
})

test('after an accepted log-in an unreachable server is retried until the session is known', async () => {
  const { server, store } = openSession()
  await store.open()
  server.nextReads = ['unreachable']
  expect(await store.signIn(credentials)).toBe('unreachable')
  await settled()
  expect(store.view()).toMatchObject({ status: 'authenticated', user: saar })
})

test('[A10] logging out ends the session and tells the other tabs', async () => {
  const { store, told } = openSession({ server: serverWithSaar() })
  await store.open()
  expect(await store.signOut()).toBe(true)
  expect(store.view()).toMatchObject({ status: 'unauthenticated', user: null, lapsed: false })
  expect(told).toEqual(['signedOut'])
})

test('[A10] a log-out that does not reach the server leaves the customer logged in', async () => {
  const { server, store, told } = openSession({ server: serverWithSaar() })
  await store.open()
  server.isAway = true
  expect(await store.signOut()).toBe(false)
  expect(store.view().status).toBe('authenticated')
  expect(told).toEqual([])
})

test('a response to a request from before a log-out is ignored', async () => {
  const { server, store } = openSession({ server: serverWithSaar() })
  await store.open()
  server.isSilent = true
  const late = store.refresh()
  server.isSilent = false
  await store.signOut()
  server.speak()
  await late
  expect(store.view().status).toBe('unauthenticated')
})

test('log-in and log-out in one tab show in the other', async () => {
  const here = openSession({ onNews: (news) => there.store.hear(news) })
  const there = openSession({ server: here.server })
  await Promise.all([here.store.open(), there.store.open()])
  await here.store.signIn(credentials)
  await settled()
  expect(there.store.view()).toMatchObject({ status: 'authenticated', user: saar, signedInHere: false })
  await here.store.signOut()
  expect(there.store.view()).toMatchObject({ status: 'unauthenticated', lapsed: false })
})

test('C107: an expired session is distinguished from a log-out', async () => {
  const { server, store } = openSession({ server: serverWithSaar() })
  await store.open()
  server.user = null
  await store.refresh()
  expect(store.view()).toMatchObject({ status: 'unauthenticated', lapsed: true })
  await store.signIn(credentials)
  expect(store.view()).toMatchObject({ status: 'authenticated', lapsed: false })
})
