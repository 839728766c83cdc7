import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { openWholeShop } from '#tests/builders/whole-shop.ts'

test('G8 one line of JSON for each call, with the number that its refusal names', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  shop.accessLog.length = 0
  const refused = [
    await shop.ask('GET', '/api/nothing'),
    await shop.ask('PUT', '/api/carts'),
    await shop.ask('GET', '/api/carts/%00'),
    await shop.ask('GET', '/api/carts/nobodys'),
    await shop.add(cartId, {}),
    await shop.ask('GET', '/api/carts', { headers: { host: 'evil.example' } }),
  ]
  await shop.read(cartId)
  const lines = shop.accessLog.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toHaveLength(refused.length + 1)
  for (const [index, { status, body }] of refused.entries()) {
    expect(lines[index]).toMatchObject({ status, code: body.code, requestId: body.requestId })
  }
  expect(lines.at(-1)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    kind: 'request',
    requestId: expect.any(String),
    message: 'GET /api/carts/:cartId 200',
    method: 'GET',
    route: '/api/carts/:cartId',
    status: 200,
    ms: expect.any(Number),
    agent: null,
  })
})

test('B52 B65 B190 what a caller writes cannot break a line, grow it, or put a key into it', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  shop.accessLog.length = 0
  const agents = ['\u009b31mred', '{"level":"info","msg":"paid"}', 'x'.repeat(8000), '"\\', '\u0085\u00e9\t']
  for (const agent of agents) {
    const headers = {
      'user-agent': agent,
      referer: 'y'.repeat(4000),
      'stek-locale': "nl' THEN 1 END--",
    }
    expect((await shop.ask('GET', `/api/carts/${cartId}?secret=1`, { headers })).status).toBe(200)
  }
  const choice = domainChoice('a', 'x\n{"level":"info"}\u001b')
  expect((await shop.add(cartId, choice)).status).toBe(422)
  expect(shop.accessLog).toHaveLength(agents.length + 1)
  for (const line of shop.accessLog) {
    expect(line).not.toMatch(/[^\u0020-\u007e]/)
    expect(line.length).toBeLessThan(800)
    for (const secret of [cartId, 'secret', 'THEN', 'yyyy']) expect(line).not.toContain(secret)
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  }
})

test('B56 B170 an unknown language is Dutch', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  await shop.add(cartId, domainChoice('a'))
  const plain = await shop.read(cartId)
  for (const locale of [
    "nl' THEN 1 END--",
    'fr',
    '__proto__',
    'constructor',
    'NL',
    '%0d%0aSet-Cookie: a=b',
    'nl, de',
  ]) {
    const { status, text } = await shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'stek-locale': locale } })
    expect([status, text]).toEqual([200, plain.text])
  }
})

test('B174 the number of a trusted proxy is taken, given back and logged; that of a stranger is not', async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1', 'ipv4')
  await using proxied = await openShop({ trustedProxies })
  await using direct = await openShop()
  const trace = 'ab'.repeat(16)
  const given = async (headers: Record<string, string>, shop = proxied) => {
    shop.accessLog.length = 0
    const response = await shop.ask('GET', '/api/nothing', { headers })
    const [line = ''] = shop.accessLog
    const { requestId } = JSON.parse(line) as { requestId: string }
    expect([response.headers['x-request-id'], response.body.requestId]).toEqual([requestId, requestId])
    return requestId
  }
  expect(await given({ 'x-request-id': 'balancer-1-000001' })).toBe('balancer-1-000001')
  expect(await given({ traceparent: `00-${trace}-${'cd'.repeat(8)}-01` })).toBe(trace)
  for (const wrong of [
    'short',
    'balancer_1-000001',
    'jan@post.example',
    'a b c d e f g',
    'x'.repeat(65),
    '{"level":"info"}',
  ]) {
    expect(await given({ 'x-request-id': wrong })).toMatch(/^[\da-f-]{36}$/)
  }
  for (const wrong of [`00-${'0'.repeat(32)}-${'cd'.repeat(8)}-01`, '00-xyz', `01-${trace}`]) {
    expect(await given({ traceparent: wrong })).toMatch(/^[\da-f-]{36}$/)
  }
  expect(await given({ 'x-request-id': 'balancer-1-000001' }, direct)).toMatch(/^[\da-f-]{36}$/)
  expect(await given({ traceparent: `00-${trace}-${'cd'.repeat(8)}-01` }, direct)).not.toBe(trace)
})

test('nothing that people type reaches the log', async () => {
  const { connection, drop } = await testDatabase()
  await using shop = await openWholeShop(connection, { LIMITS: 'off' })
  const typed = {
    name: 'Wilhelmina Zevenhuizen',
    email: 'wilhelmina@zevenhuizen.example',
    password: 'een lang wachtwoord 4711',
    phone: '+31612345678',
    message: 'Mijn kat heet Minoes.',
    vatNumber: 'NL004495445B01',
  }
  const agent = 'Mozilla wilhelmina@zevenhuizen.example'
  const paths = [
    '/api/auth/register',
    '/api/auth/password/forgot',
    '/api/contact',
    '/api/abuse-reports',
    '/api/withdrawals',
    '/api/affiliates',
    '/api/vat-checks',
    '/api/carts',
  ]
  for (const path of paths) {
    await fetch(`${shop.origin}${path}?email=${typed.email}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'User-Agent': agent },
      body: JSON.stringify({
        ...typed,
        subject: 'moving',
        language: 'nl',
        reason: 'other',
        explanation: typed.message,
      }),
    })
  }
  await fetch(`${shop.origin}/api/domains/search?q=zevenhuizen&language=nl`)
  const written = [...shop.accessLog, ...shop.log].join('\n')
  expect(written.split('\n').length).toBeGreaterThanOrEqual(paths.length + 1)
  expect(written.toLowerCase()).not.toMatch(/zevenhuizen|wilhelmina|4711|612345678|minoes|004495445/)
  await drop()
})
