import { expect, test } from 'vitest'
import { eurosOf } from '#core/money/money.ts'
import { totalsOf } from '#core/cart/cart.ts'
import { cartItemOf } from '#features/carts/schema/cart-wire.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from './choices.ts'

const wholeTree = [
  domainChoice('d'),
  hostingChoice('h', 'd'),
  extraChoice('e', 'h'),
  movingChoice('m', 'd'),
  domainChoice('o', 'ander', 'de'),
]

test('[K1] [C14] a new cart is empty, anonymous and has the rate of a visitor', async () => {
  await using shop = await openShop()
  const { status, body } = await shop.ask('POST', '/api/carts')
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    items: [],
    anonymous: true,
    subtotal: 0,
    discount: 0,
    vat: 0,
    total: 0,
    vatRate: 21,
  })
  expect((await shop.read(body.id)).body).toEqual(body)
})

test('[C1] [C6] reading and adding make no cart: only asking for one does', async () => {
  await using shop = await openShop()
  const before = await shop.state()
  const nobodys = 'AAAAAAAAAAAAAAAAAAAAAA'
  expect((await shop.read(nobodys)).status).toBe(404)
  expect((await shop.add(nobodys, domainChoice('a'))).status).toBe(404)
  expect((await shop.remove(nobodys, 'a')).status).toBe(404)
  expect(await shop.state()).toBe(before)
})

test('[K3] [C15] [C16] [T3] [T4] an added item is answered with its price, discount and renewal', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const { status, body } = await shop.add(cartId, hostingChoice('a', null))
  expect(status).toBe(201)
  expect(body.item).toEqual({
    id: 'a',
    parentId: null,
    type: 'hosting',
    parameters: { domain: 'voorbeeld.nl' },
    productSlug: 'webhosting-stek',
    priceType: 'purchase',
    priceFrequency: 'yearly',
    price: { amount: 3.5, periodical: 42 },
    discount: { amount: 1.5, periodical: 18 },
    discounts: [{ applicableTo: 'purchase', label: 'Korting eerste jaar', amount: 18 }],
    renewal: { amount: 3.5, periodical: 42 },
  })
  expect(body.cart).toEqual({
    id: cartId,
    items: [body.item],
    anonymous: true,
    subtotal: 42,
    discount: 18,
    vat: 5.04,
    total: 29.04,
    vatRate: 21,
  })
})

test('[K2] [T2] [T5] a cart is read as it was answered, and its sums are those of the shared rules', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  for (const choice of wholeTree) expect((await shop.add(cartId, choice)).status).toBe(201)
  const { status, body } = await shop.read(cartId)
  expect(status).toBe(200)
  expect(body.items.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['d', null],
    ['h', 'd'],
    ['e', 'h'],
    ['m', 'd'],
    ['o', null],
  ])
  const { subtotal, discount, vat, total } = totalsOf(body.items.map(cartItemOf), visitorVatRate)
  expect(body).toMatchObject({
    subtotal: eurosOf(subtotal),
    discount: eurosOf(discount),
    vat: eurosOf(vat),
    total: eurosOf(total),
  })
})

test('[K4] [C11] removing takes the item and all its descendants', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  for (const choice of wholeTree) await shop.add(cartId, choice)
  const { status, body } = await shop.remove(cartId, 'd')
  expect(status).toBe(200)
  expect(body.items.map(({ id }) => id)).toEqual(['o'])
  expect((await shop.read(cartId)).body).toEqual(body)
})

test('[K4] removing again, and removing what never was, is 200 and changes nothing', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  for (const choice of wholeTree) await shop.add(cartId, choice)
  await shop.remove(cartId, 'h')
  const before = await shop.state()
  for (const itemId of ['h', 'e', 'never']) {
    const { status, body } = await shop.remove(cartId, itemId)
    expect(status).toBe(200)
    expect(body.items.map(({ id }) => id)).toEqual(['d', 'm', 'o'])
  }
  expect(await shop.state()).toBe(before)
})

test('B57 labels come in the language that is asked for, in any case and with any region, and Dutch otherwise', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  await shop.add(cartId, hostingChoice('a', null))
  const labelIn = async (locale?: string) => {
    const headers = locale === undefined ? {} : { 'stek-locale': locale }
    const { body } = await shop.ask('GET', `/api/carts/${cartId}`, { headers })
    return body.items[0]?.discounts[0]?.label
  }
  expect(await labelIn('nl')).toBe('Korting eerste jaar')
  expect(await labelIn('de')).toBe('Rabatt im ersten Jahr')
  expect(await labelIn('en')).toBe('First-year discount')
  expect(await labelIn()).toBe('Korting eerste jaar')
  for (const german of ['DE', 'de-DE', 'De-at']) expect(await labelIn(german), german).toBe('Rabatt im ersten Jahr')
  for (const other of ['dede', 'd', 'de-', 'fr-DE', 'de, nl'])
    expect(await labelIn(other), other).toBe('Korting eerste jaar')
})

test('optional parameters are kept and answered', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const moves = domainChoice('d', 'voorbeeld', 'com', {
    priceType: 'transfer',
    parameters: { sld: 'voorbeeld', tld: 'com', transferCode: 'a\'b"c\\{},' },
  })
  const wishes = 'Graag \'s avonds.\n\t"Bel" mij; {geen, mail}\\ \u{1f331}'
  const moving = movingChoice('m', 'd', 'voorbeeld.com', {
    parameters: { domain: 'voorbeeld.com', currentProvider: 'Ergens, {NULL}', wishes },
  })
  for (const choice of [moves, moving])
    expect((await shop.add(cartId, choice)).body.item.parameters).toEqual(choice.parameters)
  const { items } = (await shop.read(cartId)).body
  expect(items.map(({ parameters }) => parameters)).toEqual([moves.parameters, moving.parameters])
})

test('HEAD is answered like GET, without a body', async () => {
  await using shop = await openShop()
  const { status, text } = await shop.ask('HEAD', `/api/carts/${await shop.newCart()}`)
  expect({ status, text }).toEqual({ status: 200, text: '' })
})
