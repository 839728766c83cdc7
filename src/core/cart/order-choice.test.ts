import { assert, boolean, integer, nat, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type CartItem, firstMonthsOf, type ItemChoice, totalsOf, withItem } from './cart.ts'
import { netOf } from '#core/catalogue/price.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import { costByTermOf, repriced } from './cart-changes.ts'
import { extrasKeptWith, premiumChangeOf, premiumOfferMs, pricedItemOf, productOf } from './order-choice.ts'
import {
  amountOff,
  domainChoice,
  hostingChoice,
  movingChoice,
  sampleCatalogue,
  sampleExtension,
  today,
  unpricedItem,
} from '#tests/builders/sample-catalogue.ts'

const packageItems = [
  hostingChoice('h', null, 'tuin.nl', 'small'),
  hostingChoice('a', 'h', 'tuin.nl', 'extra-a'),
  hostingChoice('b', 'h', 'tuin.nl', 'extra-b'),
]

test('extras that the next package offers are kept', () => {
  expect(
    extrasKeptWith(sampleCatalogue, packageItems, 'h', { productSlug: 'large', priceFrequency: 'yearly' }),
  ).toEqual(['extra-a'])
})

test('extras that are not sold for the next term are dropped', () => {
  expect(
    extrasKeptWith(sampleCatalogue, packageItems, 'h', { productSlug: 'small', priceFrequency: 'monthly' }),
  ).toEqual(['extra-a'])
  expect(
    extrasKeptWith(sampleCatalogue, packageItems, 'h', { productSlug: 'small', priceFrequency: 'yearly' }),
  ).toEqual(['extra-a', 'extra-b'])
})

test('items other than extras are not kept', () => {
  const items = ['gone', 'small', 'extra-a'].map((slug) => hostingChoice(slug, 'h', 'tuin.nl', slug))
  expect(extrasKeptWith(sampleCatalogue, items, 'h', { productSlug: 'small', priceFrequency: 'yearly' })).toEqual([
    'extra-a',
  ])
})

const tree = [
  unpricedItem(domainChoice('d', 'tuin')),
  unpricedItem(hostingChoice('h', 'd', 'tuin.nl')),
  unpricedItem(hostingChoice('e', 'h', 'tuin.nl', 'extra-a')),
]

function priced(choice: ItemChoice, items: readonly CartItem[] = tree) {
  return pricedItemOf(sampleCatalogue, choice, items, today)
}

test('a choice becomes an item with price, discount and renewal', () => {
  expect(priced(domainChoice('n', 'kas'))).toMatchObject({
    ok: true,
    value: {
      id: 'n',
      price: { amount: 999, periodical: 999 },
      discount: { amount: 600, periodical: 600 },
      renewal: { amount: 999, periodical: 999 },
    },
  })
})

test('a transfer has its own price and no discount, and renews at the list price', () => {
  const moved = priced({ ...domainChoice('n', 'kas'), priceType: 'transfer' })
  expect(moved).toMatchObject({ ok: true, value: { price: { periodical: 0 }, renewal: { periodical: 999 } } })
  expect(moved.ok && moved.value.discount).toBeUndefined()
})

test('a product with a renewal price renews at that price', () => {
  expect(priced(hostingChoice('n', null, 'kas.nl', 'dearer-later'))).toMatchObject({
    value: { price: { periodical: 1000 }, renewal: { periodical: 1500 } },
  })
})

test('names are stored as lower-case A-labels', () => {
  const results = ['münchen', 'MÜNCHEN', 'mu\u0308nchen', 'xn--mnchen-3ya'].map((sld) =>
    priced(domainChoice('n', sld, 'de')),
  )
  expect(results.map((result) => result.ok && result.value.parameters)).toEqual(
    Array.from({ length: 4 }, () => ({ sld: 'xn--mnchen-3ya', tld: 'de' })),
  )
  expect(priced(hostingChoice('n', null, 'MÜNCHEN.de'))).toMatchObject({
    value: { parameters: { domain: 'xn--mnchen-3ya.de' } },
  })
})

test('optional parameters are kept', () => {
  const choice = { ...movingChoice('n', null, 'elders.nl'), parameters: { domain: 'elders.nl', wishes: 'na vijven' } }
  expect(priced(choice)).toMatchObject({
    value: { parameters: { domain: 'elders.nl', wishes: 'na vijven' } },
  })
})

test.each([
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '../../x',
  '',
  'domain-',
  'domain-__proto__',
  'domain-nl ',
])('the slug "%s" is not a product', (productSlug) => {
  expect(priced({ ...domainChoice('n', 'kas'), productSlug })).toMatchObject({
    ok: false,
    code: 'unknown_product',
    path: 'productSlug',
  })
})

test.each<[string, ItemChoice, string, string]>([
  [
    'a domain with a hosting slug',
    { ...domainChoice('n', 'kas'), productSlug: 'small' },
    'unknown_product',
    'productSlug',
  ],
  ['hosting with a domain slug', hostingChoice('n', null, 'kas.nl', 'domain-nl'), 'unknown_product', 'productSlug'],
  [
    'a term that is not offered',
    hostingChoice('n', null, 'kas.nl', 'large', 'monthly'),
    'unknown_price_option',
    'priceFrequency',
  ],
  [
    'no term where there is one',
    { ...domainChoice('n', 'kas'), priceFrequency: null },
    'unknown_price_option',
    'priceFrequency',
  ],
  [
    'a move of a package',
    { ...hostingChoice('n', null, 'kas.nl'), priceType: 'transfer' },
    'unknown_price_option',
    'priceType',
  ],
  [
    'a renewal, which nobody orders',
    { ...hostingChoice('n', null, 'kas.nl', 'dearer-later'), priceType: 'renewal' },
    'unknown_price_option',
    'priceType',
  ],
  [
    'the price of another extension',
    { ...domainChoice('n', 'kas', 'com'), productSlug: 'domain-nl' },
    'tld_mismatch',
    'parameters.tld',
  ],
  ['an extra on its own', hostingChoice('n', null, 'tuin.nl', 'extra-a'), 'requires_parent', 'parentId'],
  ['an extra under a domain', hostingChoice('n', 'd', 'tuin.nl', 'extra-a'), 'wrong_parent', 'parentId'],
  ['a package under a package', hostingChoice('n', 'h', 'tuin.nl', 'large'), 'wrong_parent', 'parentId'],
  [
    'an extra at another term',
    hostingChoice('n', 'h', 'tuin.nl', 'extra-a', 'monthly'),
    'unknown_price_option',
    'priceFrequency',
  ],
  ['a name .nl does not take', domainChoice('n', 'münchen'), 'idn_not_supported_for_tld', 'parameters.sld'],
  [
    'hosting on a name .nl does not have',
    hostingChoice('n', null, 'münchen.nl'),
    'idn_not_supported_for_tld',
    'parameters.domain',
  ],
  [
    'an unknown extension',
    { ...domainChoice('n', 'kas'), parameters: { sld: 'kas', tld: 'zz' } },
    'unknown_extension',
    'parameters.tld',
  ],
  [
    'a prototype as extension',
    { ...domainChoice('n', 'kas'), parameters: { sld: 'kas', tld: 'constructor' } },
    'unknown_extension',
    'parameters.tld',
  ],
])('%s is refused', (_what, choice, code, path) => {
  expect(priced(choice)).toMatchObject({ ok: false, code, path })
})

test.each<[string, ItemChoice]>([
  ['a package under a name', hostingChoice('n', 'd', 'tuin.nl', 'large')],
  ['an extra at the term of its package', hostingChoice('n', 'h', 'tuin.nl', 'extra-b')],
  ['a moving service under a name', movingChoice('n', 'd', 'tuin.nl')],
  ['a moving service under a package, which the place rules refuse', movingChoice('n', 'h', 'tuin.nl')],
])('%s has a price', (_what, choice) => {
  expect(priced(choice)).toMatchObject({ ok: true, value: choice })
})

test('an extra under a package that does not offer it is refused', () => {
  const items = [unpricedItem(hostingChoice('h', null, 'tuin.nl', 'large'))]
  expect(priced(hostingChoice('n', 'h', 'tuin.nl', 'extra-b'), items)).toMatchObject({ code: 'wrong_parent' })
})

test.each([
  ['under an extra, four deep', 'e', 'too_deep'],
  ['under nothing known', 'gone', 'unknown_parent'],
  ['under itself', 'n', 'unknown_parent'],
])('an extra %s is left to the rules about parents', (_where, parentId, code) => {
  const result = priced(hostingChoice('n', parentId, 'tuin.nl', 'extra-a'))
  expect(result.ok && withItem(tree, result.value)).toMatchObject({ ok: false, code })
})

test('an item is repriced on every read and reports a changed price', () => {
  const result = priced(hostingChoice('n', null, 'kas.nl'))
  if (!result.ok) throw new Error(result.code)
  expect(repriced(sampleCatalogue, result.value, today)).toEqual({ item: result.value, changedFrom: null })
  const stale: CartItem = { ...result.value, price: { amount: cents(300), periodical: cents(3600) } }
  expect(repriced(sampleCatalogue, stale, today)).toEqual({ item: result.value, changedFrom: stale.price })
})

test('an expired discount is removed from the item', () => {
  const result = priced(hostingChoice('n', null, 'kas.nl', 'small', 'monthly'))
  if (!result.ok) throw new Error(result.code)
  const discounted: CartItem = { ...result.value, discount: { amount: cents(100) } }
  expect(repriced(sampleCatalogue, discounted, today)).toEqual({ item: result.value, changedFrom: result.value.price })
})

test('nothing is sold before its first price', () => {
  const choice = hostingChoice('n', null, 'kas.nl')
  expect(pricedItemOf(sampleCatalogue, choice, [], '1999-12-31')).toMatchObject({ code: 'unknown_price_option' })
  expect(repriced(sampleCatalogue, unpricedItem(choice), '1999-12-31')).toBeNull()
})

test('an item that is no longer sold has no price', () => {
  expect(repriced(sampleCatalogue, unpricedItem(hostingChoice('n', null, 'kas.nl', 'gone')), today)).toBeNull()
})

test('products of domain names are derived from their extensions', () => {
  expect(productOf(sampleCatalogue, 'domain-co.uk')).toMatchObject({ slug: 'domain-co.uk', name: { nl: '.co.uk' } })
  expect(productOf(sampleCatalogue, 'domain-xn--p1ai')?.title.de).toBe('.рф-Domain')
})

/** Builds a cart from choices with `pricedItemOf`. */
function cartWith(...choices: readonly ItemChoice[]): readonly CartItem[] {
  return choices.reduce<readonly CartItem[]>((items, choice) => {
    const item = pricedItemOf(sampleCatalogue, choice, items, today)
    if (!item.ok) throw new Error(item.code)
    return [...items, item.value]
  }, [])
}

const vatRate = basisPoints(2100)
const waysOf = (items: readonly CartItem[]) =>
  costByTermOf(sampleCatalogue, items, today, vatRate).map(({ term, isChosen, cost }) => [
    term,
    isChosen,
    cost.years.map(({ excl }) => excl),
  ])

test('the cost of a cart is compared monthly and yearly, extras follow their package, names stay unchanged', () => {
  const yearly = cartWith(
    domainChoice('d', 'tuin'),
    hostingChoice('h', 'd', 'tuin.nl'),
    hostingChoice('e', 'h', 'tuin.nl', 'extra-a'),
  )
  const costs = [
    ['monthly', false, [399 + 12 * 500, 999 + 12 * 500, 999 + 12 * 500]],
    ['yearly', true, [399 + 2400 + 1200, 999 + 4200 + 1200, 999 + 4200 + 1200]],
  ]
  expect(waysOf(yearly)).toEqual(costs)
  const [way] = costByTermOf(sampleCatalogue, yearly, today, vatRate)
  expect(waysOf(way?.items ?? []).map(([term, isChosen]) => [term, isChosen])).toEqual([
    ['monthly', true],
    ['yearly', false],
  ])
  expect(costByTermOf(sampleCatalogue, yearly, today, vatRate)[1]?.cost.years[0]?.incl).toBe(
    totalsOf(yearly, vatRate).total,
  )
})

test('without monthly products there is one option, and a cart with mixed terms is a third', () => {
  const name = domainChoice('d', 'tuin')
  expect(waysOf(cartWith(name, hostingChoice('h', 'd', 'tuin.nl', 'large')))).toEqual([
    [null, true, [399 + 4800, 999 + 8400, 999 + 8400]],
  ])
  const mixed = cartWith(hostingChoice('h', null, 'tuin.nl'), hostingChoice('i', null, 'hof.nl', 'small', 'monthly'))
  expect(waysOf(mixed).map(([term, isChosen]) => [term, isChosen])).toEqual([
    [null, true],
    ['monthly', false],
    ['yearly', false],
  ])
})

test('a transfer without a term is followed by three renewals within three years', () => {
  expect(waysOf(cartWith({ ...domainChoice('d', 'tuin'), priceType: 'transfer' }))).toEqual([
    [null, true, [999, 999, 999]],
  ])
})

const forYears = (years: number, tld = 'com'): ItemChoice => ({
  ...domainChoice('d', 'tuin', tld),
  parameters: { sld: 'tuin', tld, years },
})

test('of several years, the first has its own price and each other one costs a renewal', () => {
  assert(
    property(integer({ min: 1, max: 10 }), nat(100_00), nat(100_00), nat(2_700), (years, list, off, rate) => {
      const extension = sampleExtension('com', {
        history: [{ from: '2026-01-01', charge: cents(list) }],
        discounts: [amountOff(off)],
      })
      const catalogue = { ...sampleCatalogue, extensions: new Map([['com', extension]]) }
      const item = pricedItemOf(catalogue, forYears(years), [], today)
      if (!item.ok) throw new Error(item.code)
      const first = Math.max(0, list - off)
      const net = first + (years - 1) * list
      expect(netOf(item.value)).toBe(net)
      expect(item.value.renewal?.periodical).toBe(list)
      expect(firstMonthsOf(item.value)).toBe(12 * years)
      const [way] = costByTermOf(catalogue, [item.value], today, basisPoints(rate))
      // The first payment, and a renewal for each of the three years it does not cover; VAT is rounded per invoice.
      const later = Array.from({ length: Math.max(0, 3 - years) }, () => list)
      const invoices = [net, ...later].map((each) => each + Math.floor((each * rate + 5000) / 10_000))
      expect(way?.cost.together.excl).toBe(net + later.length * list)
      expect(way?.cost.together.incl).toBe(invoices.reduce((sum, each) => sum + each, 0))
      expect(totalsOf([item.value], basisPoints(rate)).total).toBe(invoices[0])
    }),
  )
})

test('the shortest term is the same choice with and without explicit years', () => {
  expect(pricedItemOf(sampleCatalogue, forYears(1), [], today)).toEqual(
    pricedItemOf(sampleCatalogue, domainChoice('d', 'tuin', 'com'), [], today),
  )
})

test('repricing keeps the number of years', () => {
  const [item] = cartWith(forYears(3))
  expect(item).toMatchObject({ price: { amount: 999, periodical: 2997 }, maxYears: 10, parameters: { years: 3 } })
  expect(item && repriced(sampleCatalogue, item, today)).toEqual({ item, changedFrom: null })
})

test('only the numbers of years that the registry sells are accepted', () => {
  const refused = { ok: false, code: 'years_not_sold', path: 'parameters.years' }
  for (const years of [0, -1, 1.5, 11])
    expect(pricedItemOf(sampleCatalogue, forYears(years), [], today)).toEqual(refused)
  expect(pricedItemOf(sampleCatalogue, forYears(2, 'nl'), [], today)).toEqual(refused)
  expect(pricedItemOf(sampleCatalogue, { ...forYears(2), priceType: 'transfer' }, [], today)).toEqual(refused)
  expect(cartWith(domainChoice('n', 'tuin'))[0]?.maxYears).toBeUndefined()
})

const amounts = integer({ min: 1, max: 10_000_000 }).map(cents)
const checkedAt = '2026-11-16T12:00:00.000Z'
const premiumPrices = record({ firstYear: amounts, renewal: amounts }).map((price) => ({ ...price, checkedAt }))

const perYear = (amount: number) => ({ amount, periodical: amount })

function premiumChoice(premiumPrice?: object, more: object = {}): ItemChoice {
  const { parameters, ...choice } = domainChoice('n', 'kas')
  const told = { ...parameters, premium: true, ...(premiumPrice && { premiumPrice }), ...more }
  return { ...choice, parameters: told } as ItemChoice
}

test("a premium name costs the registry's price, has no discounts and is sold for one year", () => {
  assert(
    property(premiumPrices, (price) => {
      const item = priced(premiumChoice(price))
      expect(item).toMatchObject({
        value: { price: perYear(price.firstYear), renewal: perYear(price.renewal), discounts: [] },
      })
      expect(item.ok && netOf(item.value)).toBe(price.firstYear)
      expect(item.ok && item.value.maxYears).toBeUndefined()
    }),
  )
  expect(priced(premiumChoice())).toMatchObject({ code: 'premium_name', path: 'parameters.premium' })
  const price = { firstYear: 1, renewal: 1, checkedAt }
  expect(priced(premiumChoice(price, { years: 2 }))).toMatchObject({ code: 'years_not_sold' })
  expect(priced({ ...premiumChoice(price), priceType: 'transfer' })).toMatchObject({ code: 'premium_name' })
})

test('the premium status and price do not change the choice, so a repeated request is recognized by its id', () => {
  const [plain, dear] = [domainChoice('n', 'kas'), premiumChoice({ firstYear: 1, renewal: 1, checkedAt })]
  const items = withItem<ItemChoice>([plain], dear)
  expect(items).toEqual({ ok: true, value: [plain] })
})

test('a name is only paid for at the price that was seen, or at a price that is minutes old', () => {
  const found = option(record({ isPremium: boolean(), price: option(premiumPrices, { nil: undefined }) }))
  assert(
    property(option(premiumPrices, { nil: undefined }), found, nat(2 * premiumOfferMs), (seen, now, age) => {
      const change = premiumChangeOf(seen ? { premiumPrice: seen } : {}, now, new Date(Date.parse(checkedAt) + age))
      if (now === null) {
        expect(change).toBe(seen && age > premiumOfferMs ? 'unpriced' : 'none')
        return
      }
      const wanted = now.isPremium ? now.price : undefined
      if (now.isPremium && !wanted) expect(change).toBe('unpriced')
      else {
        const isSame = wanted?.firstYear === seen?.firstYear && wanted?.renewal === seen?.renewal
        expect(change).toBe(isSame ? 'none' : 'changed')
      }
    }),
  )
})
