import { randomBytes } from 'node:crypto'
import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { type ApiResponse, openShop, type Shop } from '#tests/api/shop.ts'

async function cartsMade({ pool }: Shop): Promise<number> {
  return (await pool.query('select from carts')).rowCount ?? 0
}

const forty = (addressOf: (index: number) => string) => Array.from({ length: 40 }, (_, index) => addressOf(index))
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addSubnet('10.0.0.0', 8, 'ipv4')

/** Fifty at a time: a busy machine answers each of them in time. */
async function answersTo(count: number, ask: (index: number) => Promise<ApiResponse>): Promise<ApiResponse[]> {
  const answers: ApiResponse[] = []
  for (let first = 0; first < count; first += 50) {
    answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => ask(first + index)))))
  }
  return answers
}

test('B50 one address makes 30 carts a minute, and is told when to come back', async () => {
  await using shop = await openShop({ settings: { limits: true } })
  const answers = await Promise.all(Array.from({ length: 200 }, () => shop.ask('POST', '/api/carts')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(170)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['rate_limited']))
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(await cartsMade(shop)).toBe(30)
})

test('a limit on carts is no limit on what is done with one', async () => {
  await using shop = await openShop({ settings: { limits: true } })
  const cartId = await shop.newCart()
  for (let index = 0; index < 40; index += 1) await shop.ask('POST', '/api/carts')
  expect((await shop.read(cartId)).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 650 }, () => shop.read(cartId)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
})

test('B93 ids of carts are tried 600 times a minute by a source, all of them 404 like any other', async () => {
  await using shop = await openShop({ settings: { limits: true } })
  const tried = await answersTo(650, () => shop.read(randomBytes(16).toString('base64url')))
  const statuses = tried.map(({ status }) => status)
  expect([404, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([600, 50])
})

test('B145 what a caller says about its address counts for nothing without a proxy of ours', async () => {
  await using shop = await openShop({ settings: { limits: true } })
  for (let index = 0; index < 40; index += 1) {
    await shop.ask('POST', '/api/carts', {
      headers: {
        'x-forwarded-for': `192.0.2.${index}`,
        forwarded: `for=192.0.2.${index}`,
        'x-real-ip': `192.0.2.${index}`,
        'x-client-ip': `192.0.2.${index}`,
      },
    })
  }
  expect(await cartsMade(shop)).toBe(30)
})

test('B139 behind a proxy of ours the last address that is not one counts', async () => {
  await using shop = await openShop({ settings: { limits: true, trustedProxies: loopback } })
  const made = async (addresses: readonly string[]) => {
    const before = await cartsMade(shop)
    await Promise.all(addresses.map((address) => shop.ask('POST', '/api/carts', from(address))))
    return (await cartsMade(shop)) - before
  }
  expect(await made(forty(() => '192.0.2.1'))).toBe(30)
  expect(await made(forty((index) => `192.0.2.${index + 2}`))).toBe(40)
  expect(await made(forty((index) => `198.51.100.${index}, 203.0.113.1`))).toBe(30)
  expect(await made(forty((index) => `198.51.100.${index}, 203.0.113.2, 10.0.0.${index}`))).toBe(30)
  expect(await made(forty((index) => (index % 2 ? '::ffff:203.0.113.3' : '203.0.113.3')))).toBe(30)
  expect(await made(forty((index) => `2001:db8:1:1::${index.toString(16)}`))).toBe(30)
  expect(await made(forty((index) => `2001:db8:1:${(index + 2).toString(16)}::1`))).toBe(40)
})

test('nonsense in place of an address is the address of the proxy', async () => {
  await using shop = await openShop({ settings: { limits: true, trustedProxies: loopback } })
  for (let index = 0; index < 40; index += 1) await shop.ask('POST', '/api/carts', from(`not-an-address-${index}`))
  expect(await cartsMade(shop)).toBe(30)
})

const healthStatuses = async (shop: Shop, headers: Readonly<Record<string, string>>) => {
  const ask = (index: number) => shop.ask('GET', `/api/health/${index % 2 ? 'live' : 'ready'}`, { headers })
  return Map.groupBy(await answersTo(300, ask), ({ status }) => status)
}

test('health checks of a proxy of ours and of this machine are never counted, those of strangers are', async () => {
  await using direct = await openShop({ settings: { limits: true } })
  await using proxied = await openShop({ settings: { limits: true, trustedProxies: loopback } })
  expect((await healthStatuses(direct, {})).get(200)).toHaveLength(300)
  expect((await healthStatuses(proxied, {})).get(200)).toHaveLength(300)
  expect((await healthStatuses(proxied, { 'x-forwarded-for': '10.0.0.7' })).get(200)).toHaveLength(300)
  const refused = await healthStatuses(proxied, { 'x-forwarded-for': '192.0.2.1' })
  expect([refused.get(200)?.length, refused.get(429)?.length]).toEqual([120, 180])
})
