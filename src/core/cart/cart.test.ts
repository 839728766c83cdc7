import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CartItem,
  childrenOf,
  depthOf,
  isExtra,
  type ItemChoice,
  maxItems,
  subjectOf,
  shownSumsOf,
  totalsOf,
  withItem,
  withoutItem,
} from './cart.ts'
import { basisPoints, cents, sumOf, vatPairOf } from '#core/money/money.ts'
import { domainChoice, hostingChoice, movingChoice, unpricedItem } from '#tests/builders/sample-catalogue.ts'

const domain = domainChoice('d', 'tuin')
const hosting = hostingChoice('h', 'd', 'tuin.nl')
const extra = hostingChoice('e', 'h', 'tuin.nl', 'extra-a')
const moving = movingChoice('m', 'd', 'tuin.nl')

function cartOf(...choices: readonly ItemChoice[]): readonly CartItem[] {
  let items: readonly CartItem[] = []
  for (const choice of choices) {
    const added = withItem(items, unpricedItem(choice))
    if (!added.ok) throw new Error(`${choice.id}: ${added.code}`)
    items = added.value
  }
  return items
}

function idsOf(items: readonly ItemChoice[]): readonly string[] {
  return items.map((item) => item.id)
}

test('the tree is domain › hosting › extra, with the moving service under the domain', () => {
  const items = cartOf(domain, hosting, extra, moving)
  expect(idsOf(childrenOf(items, 'd'))).toEqual(['h', 'm'])
  expect(items.map((item) => depthOf(items, item))).toEqual([1, 2, 3, 2])
})

test('hosting and moving are at the top level for a domain registered elsewhere', () => {
  const items = cartOf(hostingChoice('h', null, 'elders.nl'), movingChoice('m', null, 'elders.nl'))
  expect(idsOf(items)).toEqual(['h', 'm'])
})

test('the same domain name replaces its item and the children of that item', () => {
  const items = cartOf(domain, hosting, extra, moving, domainChoice('d2', 'tuin'))
  expect(idsOf(items)).toEqual(['d2'])
})

test('hosting replaces hosting on the same domain under any parent; extras are removed, the moving service stays', () => {
  const items = cartOf(domain, hosting, extra, moving, hostingChoice('h2', null, 'tuin.nl', 'large'))
  expect(idsOf(items)).toEqual(['d', 'm', 'h2'])
})

test('an extra is equivalent only to the same product under the same parent', () => {
  const other = hostingChoice('h2', null, 'elders.nl')
  const items = cartOf(
    domain,
    hosting,
    extra,
    hostingChoice('b', 'h', 'tuin.nl', 'extra-b'),
    other,
    hostingChoice('e2', 'h2', 'elders.nl', 'extra-a'),
    hostingChoice('e3', 'h', 'tuin.nl', 'extra-a'),
  )
  expect(idsOf(items)).toEqual(['d', 'h', 'e3', 'b', 'h2', 'e2'])
})

test('only hosting under hosting is an extra', () => {
  const items = [domain, hosting, extra, movingChoice('n', 'h', 'tuin.nl')]
  expect(items.map((item) => isExtra(items, item))).toEqual([false, false, true, false])
})

test('a package, an extra and a moving service for one domain are three subjects', () => {
  const items = cartOf(domain, hosting, extra, moving)
  expect(new Set(items.map((item) => subjectOf(items, item))).size).toBe(4)
})

test('removing an item removes all its descendants', () => {
  const items = cartOf(domain, hosting, extra, moving, domainChoice('x', 'ander'))
  expect(idsOf(withoutItem(items, 'd'))).toEqual(['x'])
  expect(idsOf(withoutItem(items, 'h'))).toEqual(['d', 'm', 'x'])
  expect(withoutItem(items, 'gone')).toEqual(items)
})

test('descendants are removed in any order of the list', () => {
  const items = cartOf(domain, hosting, extra).toReversed()
  expect(withoutItem(items, 'd')).toEqual([])
})

test('adding the same choice again changes nothing, with parameters in any order', () => {
  const items = cartOf({ ...domain, parameters: { sld: 'tuin', tld: 'nl', transferCode: 'x' } })
  const again = unpricedItem({ ...domain, parameters: { transferCode: 'x', tld: 'nl', sld: 'tuin' } })
  expect(withItem(items, again)).toEqual({ ok: true, value: items })
})

test.each<[string, ItemChoice]>([
  ['another extension', domainChoice('d', 'tuin', 'io')],
  ['another product', { ...domain, productSlug: 'domain-com' }],
  ['another price', { ...domain, priceType: 'transfer' }],
  ['another term', { ...domain, priceFrequency: '2-yearly' }],
  ['another type', hostingChoice('d', null, 'tuin.nl')],
])('reusing an id for %s is refused', (_what, choice) => {
  expect(withItem(cartOf(domain), unpricedItem(choice))).toEqual({ ok: false, code: 'id_reused', path: 'id' })
})

test.each<[string, ItemChoice, string, string]>([
  ['an unknown parent', hostingChoice('n', 'gone', 'tuin.nl'), 'unknown_parent', 'parentId'],
  ['itself as parent', hostingChoice('n', 'n', 'tuin.nl'), 'unknown_parent', 'parentId'],
  ['a child of a child of a child of a domain', hostingChoice('n', 'e', 'tuin.nl', 'extra-a'), 'too_deep', 'parentId'],
  ['a domain under a domain', { ...domainChoice('n', 'tuin'), parentId: 'd' }, 'wrong_parent', 'parentId'],
  ['a moving service under hosting', movingChoice('n', 'h', 'tuin.nl'), 'wrong_parent', 'parentId'],
  ['hosting under a moving service', hostingChoice('n', 'm', 'tuin.nl'), 'wrong_parent', 'parentId'],
  ['hosting for another domain', hostingChoice('n', 'd', 'ander.nl'), 'domain_mismatch', 'parameters.domain'],
  [
    'an extra for another domain',
    hostingChoice('n', 'h', 'ander.nl', 'extra-b'),
    'domain_mismatch',
    'parameters.domain',
  ],
  ['an id with a space', domainChoice('a b', 'nieuw'), 'invalid_id', 'id'],
  ['an id of 65 characters', domainChoice('a'.repeat(65), 'nieuw'), 'invalid_id', 'id'],
  ['an empty id', domainChoice('', 'nieuw'), 'invalid_id', 'id'],
])('%s is refused', (_what, choice, code, path) => {
  expect(withItem(cartOf(domain, hosting, extra, moving), unpricedItem(choice))).toEqual({ ok: false, code, path })
})

test('an extra under an extra is refused where depth alone would allow it', () => {
  const items = cartOf(hostingChoice('h', null, 'tuin.nl'), extra)
  expect(withItem(items, unpricedItem(hostingChoice('n', 'e', 'tuin.nl', 'extra-b')))).toMatchObject({
    code: 'wrong_parent',
  })
})

test('a full cart accepts a replacement but no further item', () => {
  const full = cartOf(...Array.from({ length: maxItems }, (_, index) => domainChoice(`d${index}`, `naam${index}`)))
  expect(withItem(full, unpricedItem(domainChoice('n', 'nieuw')))).toMatchObject({ code: 'too_many_items' })
  const replaced = withItem(full, unpricedItem(domainChoice('n', 'naam7')))
  expect(replaced.ok && replaced.value).toHaveLength(maxItems)
})

test('totals: subtotal, discount, VAT once over the cart, total including VAT', () => {
  const items = [
    {
      price: { amount: cents(700), periodical: cents(8400) },
      discount: { amount: cents(300), periodical: cents(3600) },
    },
    { price: { amount: cents(999) } },
  ]
  expect(totalsOf(items, basisPoints(2100))).toEqual({
    subtotal: 9399,
    discount: 3600,
    vat: 1218,
    total: 7017,
    vatRate: 2100,
  })
  expect(totalsOf(items, basisPoints(0))).toMatchObject({ vat: 0, total: 5799 })
  expect(totalsOf([], basisPoints(2100))).toMatchObject({ subtotal: 0, total: 0 })
})

test('a discount above its price is limited to the price and does not affect other items', () => {
  const items = [{ price: { amount: cents(500) }, discount: { amount: cents(900) } }, { price: { amount: cents(100) } }]
  expect(totalsOf(items, basisPoints(2100))).toMatchObject({ subtotal: 600, discount: 500, vat: 21, total: 121 })
})

const anyLine = record({ price: nat(30_000), share: nat(100) }).map(({ price, share }) => ({
  price: { amount: cents(price) },
  discount: { amount: cents(Math.floor((price * share) / 100)) },
}))

test('displayed sums add up to the total to the cent, without and with VAT', () => {
  assert(
    property(array(anyLine, { maxLength: 100 }), constantFrom(0, 1900, 2100, 2550), (items, rate) => {
      const totals = totalsOf(items, basisPoints(rate))
      const { subtotal, discount, rounding } = shownSumsOf(items, totals)
      const lines = items.map((item) => vatPairOf(cents(item.price.amount - item.discount.amount), totals.vatRate))
      expect(subtotal.excl - discount.excl + totals.vat).toBe(totals.total)
      expect(subtotal.incl - discount.incl + rounding).toBe(totals.total)
      expect(sumOf(lines.map(({ excl }) => excl))).toBe(subtotal.excl - discount.excl)
      expect(sumOf(lines.map(({ incl }) => incl)) + rounding).toBe(totals.total)
      expect(Math.abs(rounding) * 2).toBeLessThanOrEqual(items.length + 1)
    }),
  )
})

test('one line needs no rounding; twelve names at € 9,99 need three cents', () => {
  const name = { price: { amount: cents(999) } }
  const roundingOf = (count: number) => {
    const items = Array.from({ length: count }, () => name)
    return shownSumsOf(items, totalsOf(items, basisPoints(2100))).rounding
  }
  expect([roundingOf(1), roundingOf(12)]).toEqual([0, -3])
})
