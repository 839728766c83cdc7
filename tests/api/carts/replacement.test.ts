import { expect, test } from 'vitest'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from './choices.ts'

async function idsAfter(shop: Shop, cartId: string, ...choices: readonly unknown[]): Promise<readonly string[]> {
  for (const choice of choices) expect((await shop.add(cartId, choice)).status).toBe(201)
  return (await shop.read(cartId)).body.items.map(({ id }) => id)
}

test('[C10] a domain replaces the same domain in its place, and takes what hung under it', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const tree = [domainChoice('d1'), hostingChoice('h1', 'd1'), extraChoice('e1', 'h1'), movingChoice('m1', 'd1')]
  expect(await idsAfter(shop, cartId, ...tree, domainChoice('o', 'ander'), domainChoice('d2'))).toEqual(['d2', 'o'])
})

test('[C10] a package replaces another package for the same domain, wherever it hangs', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const before = [hostingChoice('h1', null), extraChoice('e1', 'h1'), domainChoice('d')]
  const larger = hostingChoice('h2', 'd', 'voorbeeld.nl', { productSlug: 'webhosting-boom' })
  expect(await idsAfter(shop, cartId, ...before, larger)).toEqual(['d', 'h2'])
})

test('[C10] a moving service replaces that of the same domain and nothing else', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const before = [
    domainChoice('d'),
    hostingChoice('h', 'd'),
    movingChoice('m1', null),
    movingChoice('o', null, 'ander.nl'),
  ]
  expect(await idsAfter(shop, cartId, ...before, movingChoice('m2', 'd'))).toEqual(['d', 'h', 'o', 'm2'])
})

test('[C10] an extra equals only the same product under the same parent', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const before = [hostingChoice('h', null), hostingChoice('g', null, 'ander.nl')]
  const extras = [
    extraChoice('e1', 'h'),
    extraChoice('e2', 'g', 'ander.nl'),
    extraChoice('e3', 'h', 'voorbeeld.nl', { productSlug: 'extra-dns' }),
    extraChoice('e4', 'h'),
  ]
  expect(await idsAfter(shop, cartId, ...before, ...extras)).toEqual(['h', 'g', 'e4', 'e2', 'e3'])
})

test('B74 the same domain twice has its first-year discount once', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const { body: first } = await shop.add(cartId, domainChoice('a'))
  const { body: second } = await shop.add(cartId, domainChoice('b'))
  expect(second.cart.items).toHaveLength(1)
  expect(second.cart.discount).toBe(first.cart.discount)
  expect(second.cart.total).toBe(first.cart.total)
})

test('B194 one name in four spellings is one item, answered as a lower-case A-label', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const spellings = ['münchen', 'MÜNCHEN', 'mu\u0308nchen', 'xn--mnchen-3ya', 'XN--MNCHEN-3YA']
  for (const [index, sld] of spellings.entries()) {
    const { status, body } = await shop.add(cartId, domainChoice(`n${index}`, sld, 'de'))
    expect(status).toBe(201)
    expect(body.item.parameters).toEqual({ sld: 'xn--mnchen-3ya', tld: 'de' })
    expect(body.cart.items.map(({ id }) => id)).toEqual([`n${index}`])
  }
  const { body } = await shop.add(cartId, hostingChoice('h', 'n4', 'München.DE'))
  expect(body.item.parameters).toEqual({ domain: 'xn--mnchen-3ya.de' })
})

test('B68 the sums never go below zero', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  await idsAfter(shop, cartId, domainChoice('d'), movingChoice('m', 'd'), hostingChoice('h', 'd'))
  const { body } = await shop.read(cartId)
  expect(body.discount).toBeLessThanOrEqual(body.subtotal)
  for (const { price, discount } of body.items) {
    expect(price.periodical ?? price.amount).toBeGreaterThanOrEqual(discount?.periodical ?? discount?.amount ?? 0)
  }
  expect(body.total).toBeGreaterThanOrEqual(0)
})
