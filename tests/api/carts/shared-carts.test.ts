import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharedCartResponse, ShareResponse } from '#features/carts/schema/cart-response.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { type ApiResponse, openShop, type Shop, today } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from './choices.ts'
import { as, callerNamed, insertCustomer } from '#tests/builders/customers.ts'

let shop: Shop
let anna: string
let bert: string
beforeAll(async () => {
  shop = await openShop({ caller: callerNamed(() => shop.pool, today) })
  anna = await insertCustomer(shop.pool)
  bert = await insertCustomer(shop.pool)
})
afterAll(() => shop[Symbol.asyncDispose]())

const transferred = domainChoice('d', 'voorbeeld', 'nl', {
  parameters: { sld: 'voorbeeld', tld: 'nl', transferCode: 'geheim-Code1' },
  priceType: 'transfer',
})
const moved = movingChoice('m', 'd', 'voorbeeld.nl', {
  parameters: { domain: 'voorbeeld.nl', currentProvider: 'Andere Host', wishes: 'site + e-mail\nbel me op 0612345678' },
})
const whole = [transferred, hostingChoice('h', 'd'), extraChoice('e', 'h'), moved, domainChoice('o', 'ander', 'de')]

const post = (path: string, json: unknown, customer: string | null = null, at = shop) =>
  at.ask('POST', path, { json, ...as(customer) })
async function cartOf(choices: readonly unknown[], customer: string | null = null, at = shop): Promise<string> {
  const { body } = await post('/api/carts', {}, customer, at)
  for (const choice of choices)
    expect((await post(`/api/carts/${body.id}/items`, choice, customer, at)).status).toBe(201)
  return body.id
}
const share = (cartId: string, customer: string | null = null, at = shop) =>
  post(`/api/carts/${cartId}/share`, {}, customer, at)
const tokenIn = ({ body }: ApiResponse) => (body as unknown as ShareResponse).token
const linkTo = async (choices: readonly unknown[], customer: string | null = null, at = shop) =>
  tokenIn(await share(await cartOf(choices, customer, at), customer, at))
const open = async (token: string, at = shop) => {
  const answer = await post('/api/shared-carts/open', { token }, null, at)
  return { ...answer, body: answer.body as unknown as SharedCartResponse & { code?: string } }
}
const take = (cartId: string, token: string, customer: string | null = null, at = shop) =>
  post(`/api/carts/${cartId}/take`, { token }, customer, at)

/** What a cart holds, whatever its ids: products under what they hang. */
const linesOf = ({ items }: Pick<SharedCartResponse, 'items'>) =>
  items
    .map(({ productSlug, priceType, priceFrequency, parentId }) => {
      const parent = items.find(({ id }) => id === parentId)
      return `${productSlug} ${priceType} ${priceFrequency} under ${parent?.productSlug}`
    })
    .toSorted()
const read = async (cartId: string, customer: string | null = null) =>
  (await shop.ask('GET', `/api/carts/${cartId}`, as(customer))).body

test('a link opens the same lines at the prices of today, and puts them into an empty cart', async () => {
  const cartId = await cartOf(whole)
  const shared = await share(cartId)
  expect(shared.status).toBe(201)
  const source = await read(cartId)
  const before = await shop.state()
  const { status, body } = await open(tokenIn(shared))
  expect([status, linesOf(body), body.total, body.vatRate]).toEqual([200, linesOf(source), source.total, 21])
  expect(body.expiresAt).toBe((shared.body as unknown as ShareResponse).expiresAt)
  expect(await shop.state()).toBe(before)
  const taken = await take(await shop.newCart(), tokenIn(shared))
  expect([taken.status, linesOf(taken.body)]).toEqual([200, linesOf(source)])
  expect(taken.body.id).not.toBe(cartId)
  expect((await read(cartId)).items).toEqual(source.items)
})

test('no transfer code, provider or wish is in the copy, its row or another cart', async () => {
  const token = await linkTo(whole)
  const { rows } = await shop.pool.query<{ row: string }>('select shared_carts::text as row from shared_carts')
  const { body } = await open(token)
  const taken = await take(await shop.newCart(), token)
  for (const text of [JSON.stringify(body), taken.text, rows.map(({ row }) => row).join('\n')]) {
    expect(text).not.toMatch(/geheim|ransferCode|Andere Host|currentProvider|wishes|0612345678/)
  }
  await expect(
    shop.pool.query(`update shared_carts set items = jsonb_set(items, '{0,parameters,wishes}', '"x"')`),
  ).rejects.toThrow('shared_carts_items')
  await expect(
    shop.pool.query(`update shared_carts set items = jsonb_set(items, '{0,holderId}', '"x"')`),
  ).rejects.toThrow('shared_carts_items')
})

test('the customer whose cart it was made of gets code and wishes from there; another customer does not', async () => {
  const token = await linkTo(whole, anna)
  const bare = await take(await cartOf([], bert), token, bert)
  expect(bare.text).not.toMatch(/geheim|Andere Host/)
  const { body } = await take(await cartOf([], anna), token, anna)
  expect(body.items.find(({ id }) => id === 'd')?.parameters).toEqual(transferred.parameters)
  expect(body.items.find(({ id }) => id === 'm')?.parameters).toEqual(moved.parameters)
  expect(body.anonymous).toBe(false)
})

test('opened twice or by ten at once, nothing is double; what was typed in the cart itself stays', async () => {
  const cartId = await cartOf(whole)
  const token = tokenIn(await share(cartId))
  const empty = await shop.newCart()
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(empty, token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(linesOf(await read(empty))).toEqual(linesOf(await read(cartId)))
  const before = await shop.state()
  const itself = await take(cartId, token)
  expect(itself.body.items.find(({ id }) => id === 'd')?.parameters).toEqual(transferred.parameters)
  expect(await shop.state()).toBe(before)
})

test('added to a full cart it replaces what is equivalent and keeps the rest, with what was typed', async () => {
  const token = await linkTo([transferred, hostingChoice('h', 'd', 'voorbeeld.nl', { productSlug: 'webhosting-boom' })])
  const mine = await cartOf([transferred, hostingChoice('h', 'd'), moved, domainChoice('o', 'mijn', 'de')])
  const { body } = await take(mine, token)
  expect(linesOf(body)).toEqual(
    [
      'domain-de purchase yearly under undefined',
      'domain-nl transfer yearly under undefined',
      'moving-service purchase null under domain-nl',
      'webhosting-boom purchase yearly under domain-nl',
    ].toSorted(),
  )
  expect(body.items.find(({ type }) => type === 'movingService')?.parameters).toEqual(moved.parameters)
  expect(body.items.find(({ priceType }) => priceType === 'transfer')?.parameters).toEqual(transferred.parameters)
})

test('what no longer fits is refused and nothing changes', async () => {
  const token = await linkTo([domainChoice('d')])
  const mine = await cartOf([domainChoice('a', 'mijn')])
  await shop.pool.query(`
    update shared_carts set items = (
      select jsonb_agg((items -> 0) || jsonb_build_object('id', n::text, 'parameters',
        jsonb_build_object('tld', 'nl', 'sld', 'naam-' || n)))
      from generate_series(1, 100) as n)`)
  const before = await shop.state()
  const refused = await take(mine, token)
  expect([refused.status, refused.body.code]).toEqual([422, 'too_many_items'])
  expect(await shop.state()).toBe(before)
})

test('unknown, expired, somebody else’s, empty: refused alike, and nothing is lost', async () => {
  const token = await linkTo([domainChoice('d')])
  const mine = await cartOf([domainChoice('a', 'mijn')])
  const annas = await cartOf([domainChoice('b', 'van-anna')], anna)
  await shop.pool.query('update shared_carts set expires_at = now()')
  const before = await shop.state()
  for (const wrong of [token, 'A'.repeat(43), 'nonsense']) {
    expect([(await open(wrong)).status, (await open(wrong)).body.code]).toEqual([422, 'token_invalid'])
    expect((await take(mine, wrong)).body.code).toBe('token_invalid')
  }
  for (const [cartId, customer] of [
    [annas, null],
    [annas, bert],
    ['A'.repeat(22), null],
    ['short', null],
  ] as const) {
    expect((await share(cartId, customer)).status).toBe(404)
  }
  const fresh = tokenIn(await share(mine))
  expect((await take(annas, fresh, bert)).status).toBe(404)
  expect((await share(await shop.newCart())).body.code).toBe('cart_empty')
  await shop.pool.query('delete from shared_carts where expires_at > now()')
  await shop.pool.query(`delete from carts where id not in (select cart_id from cart_items)`)
  expect(await shop.state()).toBe(before)
})

test('the copy lives on when its cart is emptied, changed or gone', async () => {
  const cartId = await cartOf([domainChoice('d'), hostingChoice('h', 'd')])
  const token = tokenIn(await share(cartId))
  await shop.remove(cartId, 'd')
  expect((await open(token)).body.items).toHaveLength(2)
  await shop.pool.query('delete from carts where id = $1', [cartId])
  expect((await open(token)).body.items).toHaveLength(2)
  expect((await take(await shop.newCart(), token)).body.items).toHaveLength(2)
})

test('another day: new prices with the notice, and what is no longer sold is named and left out', async () => {
  const token = await linkTo([domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h')])
  await shop.pool.query(`update shared_carts set items = jsonb_set(items, '{0,lastShownPrice}', '1')`)
  const products = new Map(catalogue.products)
  products.delete('webhosting-stek')
  await using later = await openShop({ database: shop.database, overrides: { catalogue: { ...catalogue, products } } })
  const { body } = await open(token, later)
  expect(linesOf(body)).toEqual(['domain-nl purchase yearly under undefined'])
  expect(body.noLongerSold?.map(({ id }) => id)).toEqual(['h', 'e'])
  expect(body.items[0]?.priceChanged).toEqual({ from: 0.01 })
  const taken = await take(await later.newCart(), token, null, later)
  expect([taken.body.items.length, taken.body.noLongerSold]).toEqual([1, undefined])
  expect(taken.body.items[0]?.priceChanged).toEqual({ from: 0.01 })
})

test('bodies of ten megabytes, of another shape or from another site are refused', async () => {
  const cartId = await cartOf([domainChoice('d')])
  const token = 'A'.repeat(10_000_000)
  for (const path of ['/api/shared-carts/open', `/api/carts/${cartId}/take`]) {
    expect((await post(path, { token })).status).toBe(413)
    expect((await post(path, { token: ['x'] })).status).toBe(422)
    expect((await post(path, { token: 'x', items: [] })).status).toBe(422)
    const foreign = { json: { token: 'x' }, headers: { origin: 'https://evil.example' } }
    expect((await shop.ask('POST', path, foreign)).status).toBe(403)
  }
  expect((await post(`/api/carts/${cartId}/share`, { items: [] })).status).toBe(422)
})
