import { expect, test } from 'vitest'
import { databaseAway, openDoor, type ApiResponse } from './shop-door.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

function expectProblem(
  { status, headers, body }: ApiResponse,
  expected: { status: number; code: string; title: string },
) {
  expect(status).toBe(expected.status)
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(JSON.parse(body.toString())).toEqual({
    type: 'about:blank',
    ...expected,
    requestId: expect.stringMatching(uuid),
  })
}

test.each(['/api', '/api/', '/api/nothing', '/api/health', '/api/health/live/', '/api/../', '/api/%2e%2e/x'])(
  '%s is a problem, 404',
  async (path) => {
    await using door = await openDoor()
    expectProblem(await door.ask(path), { status: 404, code: 'not_found', title: 'Not Found' })
  },
)

test('paths beside /api are pages', async () => {
  await using door = await openDoor()
  expect((await door.ask('/apis')).headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
  ['POST', '/api/health/live', 'GET, HEAD'],
  ['DELETE', '/api/health/ready', 'GET, HEAD'],
  ['GET', '/api/reports', 'POST'],
  ['PUT', '/api/reports', 'POST'],
])('%s %s is a problem, 405, that lists %s', async (method, path, allow) => {
  await using door = await openDoor()
  const answer = await door.ask(path, { method })
  expect(answer.headers.allow).toBe(allow)
  expectProblem(answer, { status: 405, code: 'method_not_allowed', title: 'Method Not Allowed' })
})

test('every problem has its own request id, which the client cannot choose', async () => {
  await using door = await openDoor()
  const idOf = async () => {
    const { body } = await door.ask('/api/x', { headers: { 'x-request-id': 'mine' } })
    return (JSON.parse(body.toString()) as { requestId: string }).requestId
  }
  const [first, second] = [await idOf(), await idOf()]
  expect(first).not.toBe(second)
  expect([first, second]).not.toContain('mine')
})

test('the shop is live without a database and ready with one', async () => {
  await using without = await openDoor({ api: { database: { ready: () => false, ping: async () => {} } } })
  await using door = await openDoor()
  expect(JSON.parse((await without.ask('/api/health/live')).body.toString())).toEqual({ status: 'live' })
  expect(JSON.parse((await door.ask('/api/health/ready')).body.toString())).toEqual({ status: 'ready' })
})

test.each([
  ['has not opened', { ready: () => false, ping: async () => {} }],
  ['went away', { ready: () => true, ping: () => Promise.reject(databaseAway) }],
])('while the database %s, API calls are 503 with Retry-After and pages are served', async (_, database) => {
  await using door = await openDoor({ api: { database } })
  const answer = await door.ask('/api/health/ready')
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expectProblem(answer, { status: 503, code: 'database_unavailable', title: 'Service Unavailable' })
  expect((await door.ask('/webhosting')).status).toBe(200)
})

test('an unexpected error is a 500 without details, and the log contains its id', async () => {
  const secret = 'select password from customers'
  await using door = await openDoor({
    api: { database: { ready: () => true, ping: () => Promise.reject(new Error(secret)) } },
  })
  const answer = await door.ask('/api/health/ready')
  expectProblem(answer, { status: 500, code: 'internal', title: 'Internal Server Error' })
  expect(answer.body.toString()).not.toContain(secret)
  const { requestId } = JSON.parse(answer.body.toString()) as { requestId: string }
  expect(door.log).toHaveLength(1)
  expect(door.log[0]).toContain(requestId)
  expect(door.log[0]).toContain(secret)
})
