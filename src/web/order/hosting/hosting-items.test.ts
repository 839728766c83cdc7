import { expect, test } from 'vitest'
import type { CartItem, ItemChoice } from '#core/cart/cart.ts'
import type { Product } from '#core/catalogue/product.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import {
  domainChoice,
  hostingChoice,
  movingChoice,
  sampleCatalogue,
  today,
  unpricedItem,
} from '#tests/builders/sample-catalogue.ts'
import { hostedNameOf, hostedNamesOf } from './hosted-names.ts'
import { extraItemsOf, movingItemsOf, packageItemsOf, type PricingContext, termChangeItemsOf } from './hosting-items.ts'

const itemsOf = (...choices: readonly ItemChoice[]): readonly CartItem[] => choices.map(unpricedItem)
const items = itemsOf(
  domainChoice('d', 'tuin'),
  hostingChoice('h', 'd', 'tuin.nl', 'small'),
  hostingChoice('a', 'h', 'tuin.nl', 'extra-a'),
  hostingChoice('b', 'h', 'tuin.nl', 'extra-b'),
  movingChoice('m', 'd', 'tuin.nl'),
  hostingChoice('e', null, 'elders.nl', 'large'),
)
const pricing: PricingContext = { catalogue: sampleCatalogue, date: today, vatRate: visitorVatRate, items }
const productOf = (slug: string) => sampleCatalogue.products.get(slug) as Product
const shapeOf = (chosen: readonly CartItem[]) => chosen.map((item) => [item.productSlug, item.priceFrequency])

test('each name is listed with its items, in the order of the cart', () => {
  const [tuin, elders, ...others] = hostedNamesOf(items)
  expect(others).toEqual([])
  expect(tuin).toMatchObject({ name: 'tuin.nl', domain: { id: 'd' }, hosting: { id: 'h' }, moving: { id: 'm' } })
  expect(tuin?.extras.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(elders).toMatchObject({ name: 'elders.nl', domain: undefined, hosting: { id: 'e' }, extras: [] })
})

test('a new package keeps the extras that it allows', () => {
  const added = packageItemsOf(pricing, hostedNameOf('tuin.nl', items), productOf('large'), 'yearly')
  expect(shapeOf(added)).toEqual([
    ['large', 'yearly'],
    ['extra-a', 'yearly'],
  ])
  const [chosen, extra] = added
  expect(chosen).toMatchObject({ parentId: 'd', parameters: { domain: 'tuin.nl' } })
  expect(extra?.parentId).toBe(chosen?.id)
})

test('the package of a name kept elsewhere is a top-level item', () => {
  const [chosen] = packageItemsOf(pricing, hostedNameOf('mijn.nl', items), productOf('small'), 'monthly')
  expect(chosen).toMatchObject({ parentId: null, parameters: { domain: 'mijn.nl' }, priceFrequency: 'monthly' })
})

test('a term that is not sold cannot be chosen', () => {
  expect(packageItemsOf(pricing, hostedNameOf('tuin.nl', items), productOf('large'), 'monthly')).toEqual([])
})

test('a new term changes every package sold for it, with its extras', () => {
  expect(shapeOf(termChangeItemsOf(pricing, hostedNamesOf(items), 'monthly'))).toEqual([
    ['small', 'monthly'],
    ['extra-a', 'monthly'],
  ])
  expect(termChangeItemsOf(pricing, hostedNamesOf(items), 'yearly')).toEqual([])
})

test('an extra follows the term of its package', () => {
  const parent = hostedNameOf('tuin.nl', items).hosting as CartItem
  expect(extraItemsOf(pricing, parent, 'extra-a')).toMatchObject([{ parentId: 'h', priceFrequency: 'yearly' }])
  expect(extraItemsOf(pricing, parent, 'gone')).toEqual([])
})

test('the moving service is a child of a name in the cart, or else a top-level item', () => {
  expect(movingItemsOf(pricing, hostedNameOf('tuin.nl', items), productOf('moving'))).toMatchObject([{ parentId: 'd' }])
  expect(movingItemsOf(pricing, hostedNameOf('elders.nl', items), productOf('moving'))).toMatchObject([
    { parentId: null, priceFrequency: null },
  ])
})
