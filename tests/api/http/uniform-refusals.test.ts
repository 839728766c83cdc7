import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { openWholeShop, type WholeShop } from '#tests/builders/whole-shop.ts'

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> }
}

let database: TestDatabase
let shop: WholeShop
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
beforeAll(async () => {
  database = await testDatabase()
  shop = await openWholeShop(database.connection, { LIMITS: 'off' })
  ;({ paths } = (await (await fetch(`${shop.origin}/api/openapi.json`)).json()) as { paths: typeof paths })
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await database.drop()
})

/** Bodies of webhooks and reports have none: the endpoint reads their text itself. */
const hasSchema = (body: Operation['requestBody']) =>
  Object.values(body?.content ?? {}).some((content) => 'schema' in content)

const own = { 'sec-fetch-site': 'same-origin' }
const headersOfAll = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

async function expectRefusal(answer: Response, status: number, code: string, what: string): Promise<void> {
  const text = await answer.text()
  expect(answer.status, `${what} ${text}`).toBe(status)
  expect(Object.fromEntries(answer.headers), what).toMatchObject(headersOfAll)
  expect(answer.headers.getSetCookie(), what).toEqual([])
  expect(JSON.parse(text), what).toMatchObject({ type: 'about:blank', status, code, requestId: expect.any(String) })
}

const ask = (path: string, init: RequestInit = {}) => fetch(shop.origin + path.replaceAll(/\{\w+\}/g, 'x'), init)
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'LOCK']

test('B25 every path refuses every method it does not have in the same way, and says which it has', async () => {
  const unchanged = await stateOf()
  for (const [path, operations] of Object.entries(paths)) {
    const known = Object.keys(operations).map((method) => method.toUpperCase())
    const allowed = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    for (const method of methods.filter((each) => !known.includes(each))) {
      const answer = await ask(path, { method })
      expect(answer.headers.get('allow')?.split(', ').toSorted(), `${method} ${path}`).toEqual(allowed.toSorted())
      await expectRefusal(answer, 405, 'method_not_allowed', `${method} ${path}`)
    }
    const head = await ask(path, { method: 'HEAD' })
    expect(head.status === 405, `HEAD ${path}`).toBe(!known.includes('GET'))
    expect(head.headers.get('cache-control'), `HEAD ${path}`).toBe('no-store')
  }
  expect(await stateOf()).toBe(unchanged)
})

test('every path below a known one, or beside it, is 404 in the same way', async () => {
  for (const path of Object.keys(paths)) {
    for (const beside of [`${path}/`, `${path}/x/y/z`, `${path};a.css`, `${path}.css`, `${path}%00`, `${path}//`]) {
      const answer = await ask(beside)
      // One id more or less may name another call; then it is that call's 404, or it does not have the method.
      expect([404, 405], beside).toContain(answer.status)
      const code = answer.status === 404 ? 'not_found' : 'method_not_allowed'
      await expectRefusal(answer, answer.status, code, beside)
    }
  }
})

test('every call with a body refuses another type, too much, broken and foreign requests in the same way', async () => {
  const before = await stateOf()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [name, { requestBody }] of Object.entries(operations)) {
      if (!hasSchema(requestBody)) continue
      const method = name.toUpperCase()
      const json = { ...own, 'content-type': 'application/json' }
      const send = (headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) =>
        ask(path, { method, headers, body })
      await expectRefusal(
        await send({ ...own, 'content-type': 'text/plain' }, '{}'),
        415,
        'unsupported_media_type',
        path,
      )
      await expectRefusal(
        await send({ ...json, 'content-encoding': 'gzip' }, '{}'),
        415,
        'unsupported_media_type',
        path,
      )
      await expectRefusal(await send(json, ' '.repeat(65_537)), 413, 'payload_too_large', path)
      await expectRefusal(await send(json, '{'), 400, 'invalid_json', path)
      await expectRefusal(await send(json, new Uint8Array([0x22, 0xff, 0x22])), 400, 'invalid_encoding', path)
      await expectRefusal(await send(json, '[]'), 422, 'validation_failed', path)
      await expectRefusal(await send({ ...json, 'sec-fetch-site': 'cross-site' }, '{}'), 403, 'cross_site', path)
    }
  }
  expect(await stateOf()).toBe(before)
})

test('B59 B61 B182 a key that nobody knows is refused by every call of ours; only the session library reads past it', async () => {
  const tolerant: string[] = []
  for (const [path, operations] of Object.entries(paths)) {
    for (const [name, { requestBody }] of Object.entries(operations)) {
      if (!hasSchema(requestBody)) continue
      for (const key of ['unknown', '__proto__', 'constructor', 'role']) {
        const answer = await ask(path, {
          method: name.toUpperCase(),
          headers: { ...own, 'content-type': 'application/json' },
          body: `{"${key}":{"x":1}}`,
        })
        const { errors = [] } = (await answer.json()) as { errors?: readonly { code: string }[] }
        if (!errors.some(({ code }) => code === 'unknown_key' || code === 'required')) tolerant.push(path)
      }
    }
  }
  expect([...new Set(tolerant)]).toEqual(['/api/auth/callback/credentials', '/api/auth/signout'])
})

test('an id that is no id, of nothing or of somebody else is 404 wherever it stands in a path', async () => {
  const strange = ['x', 'A'.repeat(22), 'A'.repeat(500), "1'--", '-', '__proto__', 'tr_x', '2026-000001']
  for (const [path, operations] of Object.entries(paths)) {
    if (!path.includes('{') || operations['get'] === undefined) continue
    for (const id of strange) {
      const asked = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id).replaceAll('%', ''))
      await expectRefusal(await fetch(shop.origin + asked), 404, 'not_found', asked)
    }
  }
})

test('what is broken before it is a request is refused in the same way', async () => {
  const host = `Host: 127.0.0.1:${shop.port}`
  const broken: readonly (readonly [request: string, status: number, code: string])[] = [
    [`GET /${'a'.repeat(5000)} HTTP/1.1\r\n${host}`, 414, 'uri_too_long'],
    [`GET /api/health/live HTTP/1.1\r\n${host}\r\nX: ${'a'.repeat(20_000)}`, 431, 'headers_too_large'],
    [`GET /api/health/live HTTP/1.1\r\n${host}\r\n${'X: a\r\n'.repeat(110)}Y: a`, 431, 'headers_too_large'],
    ['GET /api/health/live HTTP/1.1\r\nHost: evil.example', 421, 'bad_host'],
    [`FOO /api/health/live HTTP/1.1\r\n${host}`, 405, 'method_not_allowed'],
    [`CONNECT /api/health/live HTTP/1.1\r\n${host}`, 405, 'method_not_allowed'],
    [`POST / HTTP/1.1\r\n${host}`, 405, 'method_not_allowed'],
    [`POST /api/carts HTTP/1.1\r\n${host}\r\nExpect: tea`, 417, 'bad_request'],
    [`POST /api/carts HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2`, 400, 'bad_request'],
    [`POST /api/carts HTTP/1.1\r\n${host}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked`, 400, 'bad_request'],
    ['GET /api/health/live HTTP/9.9', 400, 'bad_request'],
  ]
  for (const [request, status, code] of broken) {
    const socket = connect(shop.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`${request}\r\nConnection: close\r\n\r\n`)
    let text = ''
    socket.on('data', (piece) => (text += String(piece)))
    await once(socket, 'close')
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
    )
    const what = request.slice(0, 60)
    expect(Number(head.slice(9, 12)), what).toBe(status)
    expect(headers, what).toMatchObject(headersOfAll)
    expect(JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? 'null'), what).toMatchObject({
      status,
      code,
      title: expect.any(String),
    })
    if (status === 405) expect(headers['allow'], what).toMatch(/^GET, HEAD/)
  }
})

/** Rows of what a refused call could have changed. */
async function stateOf(): Promise<string> {
  const tables = [
    'carts',
    'customers',
    'sessions',
    'mails',
    'jobs',
    'orders',
    'payments',
    'declarations',
    'contact_messages',
  ]
  const counts = await Promise.all(
    tables.map(
      async (table) => (await database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n,
    ),
  )
  return counts.join(' ')
}
