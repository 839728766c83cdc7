import { expect, test } from 'vitest'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { cents } from '#core/money/money.ts'
import { amountOff, sampleCatalogue, sampleOption, sampleProduct } from '#tests/builders/sample-catalogue.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'

function withProducts(...products: readonly ReturnType<typeof sampleProduct>[]): Catalogue {
  return {
    ...sampleCatalogue,
    products: new Map([...sampleCatalogue.products, ...products.map((each) => [each.slug, each] as const)]),
  }
}

const dearer = {
  ...sampleOption(1000, 'yearly', [amountOff(400, { until: '2026-11-20' })]),
  history: [
    { from: '2026-01-01', charge: cents(1000) },
    { from: '2026-12-01', charge: cents(1200) },
  ] as const,
}
const changing = withProducts(sampleProduct('changing', { options: [dearer] }))
const choice = hostingChoice('a', null, 'voorbeeld.nl', { productSlug: 'changing' })

test('a price that changed since the item was added is announced, with what it was', async () => {
  let day: IsoDate = '2026-11-15'
  await using shop = await openShop({ overrides: { catalogue: changing, today: () => day } })
  const cartId = await shop.newCart()
  const { body } = await shop.add(cartId, choice)
  expect(body.item).not.toHaveProperty('priceChanged')
  expect(body.cart.total).toBe(7.26)

  const stored = await shop.state()
  const onDay = async (next: IsoDate) => {
    day = next
    const { items, total } = (await shop.read(cartId)).body
    return [items[0]?.priceChanged, total]
  }
  expect(await onDay('2026-11-20')).toEqual([undefined, 7.26])
  expect(await onDay('2026-11-21')).toEqual([{ from: 6 }, 12.1])
  expect(await onDay('2026-12-01')).toEqual([{ from: 6 }, 14.52])
  expect(await onDay('2026-11-15')).toEqual([undefined, 7.26])
  expect(await shop.state()).toBe(stored)
})

test('a new item is added at the price of its day, and an old one keeps its notice', async () => {
  let day: IsoDate = '2026-11-15'
  await using shop = await openShop({ overrides: { catalogue: changing, today: () => day } })
  const cartId = await shop.newCart()
  await shop.add(cartId, choice)
  day = '2026-12-01'
  const { body } = await shop.add(cartId, hostingChoice('b', null, 'ander.nl', { productSlug: 'changing' }))
  expect(body.cart.items.map(({ id, priceChanged }) => [id, priceChanged?.from])).toEqual([
    ['a', 6],
    ['b', undefined],
  ])
  expect(body.cart).toMatchObject({ subtotal: 24, discount: 0, vat: 5.04, total: 29.04 })
  const again = await shop.add(cartId, choice)
  expect([again.status, again.body.item.priceChanged]).toEqual([201, { from: 6 }])
})

const gone = withProducts(
  sampleProduct('gone', { options: [sampleOption(1000, 'yearly')] }),
  sampleProduct('extra-of-gone', { family: 'extra', parents: ['gone'], options: [sampleOption(100, 'yearly')] }),
)

test('what is no longer sold is kept aside with what hung under it, is not counted, and can be removed', async () => {
  await using before = await openShop({ overrides: { catalogue: gone } })
  await using after = await openShop({ overrides: { catalogue: sampleCatalogue }, database: before.database })
  const cartId = await before.newCart()
  const tree = [
    domainChoice('d'),
    hostingChoice('h', 'd', 'voorbeeld.nl', { productSlug: 'gone' }),
    hostingChoice('e', 'h', 'voorbeeld.nl', { productSlug: 'extra-of-gone' }),
  ]
  for (const each of tree) expect((await before.add(cartId, each)).status).toBe(201)

  const { status, body } = await after.read(cartId)
  expect(status).toBe(200)
  expect(body.items.map(({ id }) => id)).toEqual(['d'])
  expect(body.noLongerSold).toEqual(tree.slice(1))
  expect(body.subtotal).toBe(9.99)
  expect((await before.read(cartId)).body).not.toHaveProperty('noLongerSold')

  const removed = await after.remove(cartId, 'h')
  expect(removed.body.items.map(({ id }) => id)).toEqual(['d'])
  expect(removed.body).not.toHaveProperty('noLongerSold')
})

test('what is no longer sold makes way for a successor, takes no children, and cannot be added', async () => {
  await using before = await openShop({ overrides: { catalogue: gone } })
  await using after = await openShop({ overrides: { catalogue: sampleCatalogue }, database: before.database })
  const cartId = await before.newCart()
  await before.add(cartId, hostingChoice('h', null, 'voorbeeld.nl', { productSlug: 'gone' }))
  const under = await after.add(cartId, hostingChoice('e', 'h', 'voorbeeld.nl', { productSlug: 'extra-a' }))
  expect(under.status).toBe(422)
  const refused = await after.add(cartId, hostingChoice('n', null, 'ander.nl', { productSlug: 'gone' }))
  expect([refused.status, refused.body.code]).toEqual([422, 'unknown_product'])

  const { status, body } = await after.add(cartId, hostingChoice('s', null, 'voorbeeld.nl', { productSlug: 'small' }))
  expect(status).toBe(201)
  expect(body.cart.items.map(({ id }) => id)).toEqual(['s'])
  expect(body.cart).not.toHaveProperty('noLongerSold')
})

const rates: readonly [string, Caller['tax'], number, number][] = [
  ['a visitor', null, 21, 5.04],
  ['an exempt customer', { taxExempt: true, taxPercentage: 21 }, 0, 0],
  ['a customer with an own rate', { taxExempt: false, taxPercentage: 25.5 }, 25.5, 6.12],
  ['a customer without one', { taxExempt: false, taxPercentage: null }, 21, 5.04],
]

test.each(rates)('[T1] [T2] %s pays the VAT that is theirs', async (_, tax, vatRate, vat) => {
  await using shop = await openShop({ caller: () => ({ customerId: null, tax }) })
  const cartId = await shop.newCart()
  const { body } = await shop.add(cartId, hostingChoice('a', null))
  expect(body.cart).toMatchObject({ subtotal: 42, discount: 18, vatRate, vat, total: 24 + vat })
})

test('B77 a rate that changes counts from the next look at the cart', async () => {
  let taxPercentage = 19
  await using shop = await openShop({ caller: () => ({ customerId: null, tax: { taxExempt: false, taxPercentage } }) })
  const cartId = await shop.newCart()
  expect((await shop.add(cartId, hostingChoice('a', null))).body.cart.vat).toBe(4.56)
  taxPercentage = 7
  expect((await shop.read(cartId)).body.vat).toBe(1.68)
})
