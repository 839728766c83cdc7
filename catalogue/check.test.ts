import { expect, test } from 'vitest'
import type { Discount } from '#core/catalogue/price.ts'
import type { Product } from '#core/catalogue/product.ts'
import { catalogue } from './catalogue.ts'
import { type CatalogueSource, catalogueFaultsOf } from './check.ts'
import { extensionOf } from '#catalogue/extensions/extension-of.ts'
import { monthly, once, yearly } from './price-options.ts'

const noList = { nl: [], de: [], en: [] }
function faultsOf(change: Partial<CatalogueSource>): readonly string[] {
  const nothing = { popular: noList, nearby: noList, shop: noList, cities: noList }
  const source = { products: [], extensions: [], featured: noList, groups: nothing, closedSuffixes: new Set<string>() }
  return catalogueFaultsOf({ ...source, ...change })
}

/** A product with invalid data, which the types would reject, as a typing error could produce it. */
function broken(change: Readonly<Record<string, unknown>>): Product {
  const plan = catalogue.products.get('webhosting-stek')
  if (plan === undefined) throw new Error('the line-up has no webhosting-stek')
  return { ...plan, ...change }
}

test('a valid product has no faults', () => {
  expect(faultsOf({ products: [broken({})] })).toEqual([])
})

const label = { nl: 'korting', de: 'Rabatt', en: 'discount' }
const tooMuch: Discount = { applicableTo: 'purchase', amount: yearly(0, 4201).history[0]!.charge, label }

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['a missing language', { summary: { nl: 'tekst', en: 'text' } }, 'webhosting-stek: no summary in de'],
  ['an empty text', { name: { nl: 'Stek', de: ' ', en: 'Cutting' } }, 'webhosting-stek: no name in de'],
  ['a feature without a language', { features: [{ nl: 'a', de: 'b' }] }, 'webhosting-stek: no feature 1 in en'],
  [
    'a discount above its price',
    { options: [{ ...yearly(4200, 4200), discounts: [tooMuch] }] },
    'webhosting-stek: a discount above its price',
  ],
  [
    'a discount without a language',
    { options: [{ ...yearly(1, 2), discounts: [{ ...tooMuch, amount: 1, label: { nl: 'x', de: 'x' } }] }] },
    'webhosting-stek: no discount in en',
  ],
  [
    'a first term without a renewal',
    { options: [{ ...yearly(1, 2), type: 'transfer', discounts: [] }] },
    'webhosting-stek: a transfer price without a renewal price',
  ],
  [
    'a discount on a transfer',
    { options: [yearly(2, 2), { ...yearly(1, 2), type: 'transfer' }] },
    'webhosting-stek: a discount on a transfer',
  ],
  [
    'half a cent',
    { options: [{ ...once(0), history: [{ from: '2026-01-01', charge: 24.5 }] }] },
    'webhosting-stek: 24.5 is not an amount in whole cents',
  ],
  [
    'an amount below zero',
    { options: [{ ...once(0), history: [{ from: '2026-01-01', charge: -1 }] }] },
    'webhosting-stek: -1 is not an amount in whole cents',
  ],
  [
    'a discount of half a cent',
    { options: [{ ...monthly(400), discounts: [{ ...tooMuch, amount: 0.5 }] }] },
    'webhosting-stek: 0.5 is not a discount',
  ],
  ['a column without a value', { limits: { sites: 1 } }, 'webhosting-stek: does not say its backupDays'],
  ['half a mailbox', { limits: { mailboxes: 0.5 } }, 'webhosting-stek: mailboxes cannot be 0.5'],
  ['a column nobody words', { limits: { colour: 1 } }, 'webhosting-stek: the column colour has no words'],
  ['no price', { options: [] }, 'webhosting-stek: has no price'],
  ['no amount', { options: [{ ...once(0), history: [] }] }, 'webhosting-stek: a price without an amount'],
  [
    'two prices of a kind',
    { options: [monthly(400), monthly(500)] },
    'webhosting-stek: has two prices purchase monthly',
  ],
  [
    'a history out of order',
    {
      options: [
        {
          ...once(0),
          history: [
            { from: '2026-02-01', charge: 1 },
            { from: '2026-01-01', charge: 2 },
          ],
        },
      ],
    },
    'webhosting-stek: its price history is not in order',
  ],
  ['a slug that is none', { slug: 'Web hosting' }, 'Web hosting: not a slug for a product'],
  ['a slug of a domain name', { slug: 'domain-nl' }, 'domain-nl: not a slug for a product'],
  ['a dangling parent', { parents: ['webhosting-bos'] }, 'webhosting-stek: its parent webhosting-bos does not exist'],
  [
    'an extra under an extra',
    { parents: ['webhosting-stek'] },
    'webhosting-stek: its parent webhosting-stek is an extra itself',
  ],
])('%s is reported with the item at fault', (_what, change, fault) => {
  expect(faultsOf({ products: [broken(change)] })).toContain(fault)
})

test('an extra is sold at every frequency of its parent', () => {
  const extra = broken({ slug: 'extra', parents: ['webhosting-stek'], options: [yearly(1200, 1200)] })
  expect(faultsOf({ products: [broken({}), extra] })).toEqual([
    'extra: has no monthly price, as its parent webhosting-stek has',
  ])
})

test("a limit of a larger package that is lower than a smaller one's is a fault", () => {
  const smaller = broken({})
  const larger = broken({ slug: 'larger', limits: { ...smaller.limits, mailboxes: 4, ssh: true, cron: false } })
  expect(faultsOf({ products: [smaller, larger] })).toEqual([
    'larger: has less cron than webhosting-stek',
    'larger: has less mailboxes than webhosting-stek',
  ])
})

test('a discount above a list price valid at the same time is a fault', () => {
  const history = [
    { from: '2026-01-01', charge: 1000 },
    { from: '2026-06-01', charge: 5000 },
  ]
  const later = { ...tooMuch, from: '2026-06-01' }
  expect(faultsOf({ products: [broken({ options: [{ ...monthly(0), history, discounts: [later] }] })] })).toEqual([])
  const earlier = { ...tooMuch, until: '2026-06-01' }
  expect(
    faultsOf({ products: [broken({ options: [{ ...monthly(0), history, discounts: [earlier] }] })] }),
  ).toHaveLength(1)
})

test('duplicates are reported', () => {
  const shop = extensionOf('shop', { firstYear: 1, renewal: 2, moveIn: 2 })
  expect(faultsOf({ products: [broken({}), broken({})], extensions: [shop, shop] })).toEqual([
    'webhosting-stek: is there twice',
    '.shop: is there twice',
  ])
})

test('lists of extensions contain only extensions that are sold, each once', () => {
  const featured = { ...noList, nl: ['nl', 'bos', 'nl'] }
  const extensions = [...catalogue.extensions.values()].filter(({ tld }) => tld === 'nl')
  expect(faultsOf({ featured, extensions })).toEqual([
    '.bos: in the list featured (nl), not for sale',
    '.nl: is there twice (featured, nl)',
  ])
})

test.each([
  [{ tld: 'Shop' }, '.Shop: not a lower-case A-label'],
  [{ tld: 'рф' }, '.рф: not a lower-case A-label'],
  [{ tld: 'xn--p1ai' }, '.xn--p1ai: is written рф, not shop'],
  [{ note: { nl: 'tekst', de: '', en: 'text' } }, '.shop: no summary in de'],
])('extensions are checked too', (change, fault) => {
  const shop = extensionOf('shop', { firstYear: 1, renewal: 2, moveIn: 2 })
  expect(faultsOf({ extensions: [{ ...shop, ...change }] })).toContain(fault)
})

test('a closed suffix that is sold is a fault', () => {
  const shop = extensionOf('gov.uk', { firstYear: 1, renewal: 2, moveIn: 2 })
  expect(faultsOf({ extensions: [shop], closedSuffixes: new Set(['gov.uk']) })).toEqual([
    '.gov.uk: is closed, and for sale',
  ])
})

test('a term of several years needs a term of one year and has at most ten, and a limited discount is not combined', () => {
  const per = { firstYear: 100, renewal: 200, moveIn: 0 }
  const faultsWith = (rules: { minYears?: number; maxYears?: number }) =>
    faultsOf({ extensions: [extensionOf('com', per, { unicode: 'com', ...rules })] })
  expect(faultsWith({ maxYears: 10 })).toEqual([])
  for (const maxYears of [0, 11]) expect(faultsWith({ maxYears })).toEqual([`.com: is not sold for ${maxYears} years`])
  expect(faultsWith({ minYears: 2, maxYears: 4 })).toEqual(['.com: is not sold for 4 years'])
  const [discount] = yearly(1, 2).discounts
  const options = [{ ...yearly(1, 4), discounts: [{ ...discount, maxPerCustomer: 3 }, discount] }]
  expect(faultsOf({ products: [broken({ options })] })).toContain(
    'webhosting-stek: a discount with a limit beside another',
  )
})
