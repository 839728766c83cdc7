import { expect, test } from 'vitest'
import { openShop } from '#tests/api/shop.ts'
import { domainWish } from '#tests/api/wishes.ts'

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
  const wish = domainWish('a', 'x\n{"level":"info"}\u001b')
  expect((await shop.add(cartId, wish)).status).toBe(422)
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
  await shop.add(cartId, domainWish('a'))
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
