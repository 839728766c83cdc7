import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'

/** Well formed, but against the rules or the catalogue: 422 with the rule, never 404. */
let shop: Shop
let cartId: string

beforeAll(async () => {
  shop = await openShop()
  cartId = await shop.newCart()
  for (const choice of [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h'), movingChoice('m', 'd')]) {
    await shop.add(cartId, choice)
  }
  await shop.add(await shop.newCart(), hostingChoice('foreign', null))
})
afterAll(() => shop[Symbol.asyncDispose]())

const valid = domainChoice('new', 'nieuw')

async function expectRefused(choice: object, code: string, path: string): Promise<void> {
  const before = await shop.state()
  const { status, body } = await shop.add(cartId, choice)
  expect([status, body.code, body.errors]).toEqual([422, code, [{ path, code }]])
  expect(await shop.state()).toBe(before)
}

test.each([
  ['B28 "null"', { parentId: 'null' }, 'unknown_parent', 'parentId'],
  ['B28 its own id', { parentId: 'new' }, 'unknown_parent', 'parentId'],
  ['B92 an item of another cart', { ...hostingChoice('new', 'foreign') }, 'unknown_parent', 'parentId'],
  ['B28 an extra as parent', { ...extraChoice('new', 'e') }, 'too_deep', 'parentId'],
  [
    'B49 a fourth level',
    { ...extraChoice('new', 'e', 'voorbeeld.nl', { productSlug: 'extra-dns' }) },
    'too_deep',
    'parentId',
  ],
  ['a domain under a domain', { ...domainChoice('new', 'nieuw', 'nl', { parentId: 'd' }) }, 'wrong_parent', 'parentId'],
  ['a package under a package', { ...hostingChoice('new', 'h') }, 'wrong_parent', 'parentId'],
  ['a moving service under a package', { ...movingChoice('new', 'h') }, 'wrong_parent', 'parentId'],
  ['an extra under a domain', { ...extraChoice('new', 'd') }, 'wrong_parent', 'parentId'],
  ['B71 an extra on its own', { ...extraChoice('new', null) }, 'requires_parent', 'parentId'],
  [
    'another domain than its parent',
    { ...hostingChoice('new', 'd', 'ander.nl') },
    'domain_mismatch',
    'parameters.domain',
  ],
  [
    'an extra at another frequency',
    { ...extraChoice('new', 'h', 'voorbeeld.nl', { priceFrequency: 'monthly' }) },
    'unknown_price_option',
    'priceFrequency',
  ],
  ['B32 no frequency', { priceFrequency: null }, 'unknown_price_option', 'priceFrequency'],
  ['B32 a frequency it is not sold for', { priceFrequency: '10-yearly' }, 'unknown_price_option', 'priceFrequency'],
  ['B69 a renewal', { priceType: 'renewal' }, 'unknown_price_option', 'priceType'],
  [
    'B69 a transfer of a package',
    { ...hostingChoice('new', null, 'nieuw.nl', { priceType: 'transfer' }) },
    'unknown_price_option',
    'priceType',
  ],
  ['B70 a domain with the slug of a package', { productSlug: 'webhosting-stek' }, 'unknown_product', 'productSlug'],
  [
    'B70 a package with the slug of a domain',
    { ...hostingChoice('new', null, 'nieuw.nl', { productSlug: 'domain-nl' }) },
    'unknown_product',
    'productSlug',
  ],
  [
    'a moving service with the slug of a package',
    { ...movingChoice('new', null, 'nieuw.nl', { productSlug: 'webhosting-stek' }) },
    'unknown_product',
    'productSlug',
  ],
  [
    'the extension of another',
    { ...domainChoice('new', 'nieuw', 'nl', { productSlug: 'domain-de' }) },
    'tld_mismatch',
    'parameters.tld',
  ],
  [
    'a name that is forwarded to something else than a web address',
    { parameters: { sld: 'nieuw', tld: 'nl', forwardTo: 'javascript:alert(1)' } },
    'not_a_web_address',
    'parameters.forwardTo',
  ],
  [
    'a name that is forwarded to itself',
    { parameters: { sld: 'nieuw', tld: 'nl', forwardTo: 'https://www.nieuw.nl/' } },
    'forwards_to_itself',
    'parameters.forwardTo',
  ],
  [
    'several years of a name that is sold by the year',
    { parameters: { sld: 'nieuw', tld: 'nl', years: 2 } },
    'years_not_sold',
    'parameters.years',
  ],
  [
    'one year of a name that is sold by two',
    {
      ...domainChoice('new', 'nieuw', 'ai'),
      priceFrequency: '2-yearly',
      parameters: { sld: 'nieuw', tld: 'ai', years: 1 },
    },
    'years_not_sold',
    'parameters.years',
  ],
  [
    'several years of a name that moves here',
    {
      ...domainChoice('new', 'nieuw', 'com', { priceType: 'transfer' }),
      parameters: { sld: 'nieuw', tld: 'com', years: 3 },
    },
    'years_not_sold',
    'parameters.years',
  ],
])('%s is 422', (_, change, code, path) => expectRefused({ ...valid, ...change }, code, path))

test.each([
  [0, 'not_allowed'],
  [11, 'not_allowed'],
  [-1, 'not_allowed'],
  [1.5, 'not_allowed'],
  ['2', 'wrong_type'],
  [null, 'wrong_type'],
  [[3], 'wrong_type'],
])('%j years are 422 at their field, and nothing changes', async (years, code) => {
  const before = await shop.state()
  const choice = domainChoice('new', 'nieuw', 'com', { parameters: { sld: 'nieuw', tld: 'com', years } })
  const { status, body } = await shop.add(cartId, choice)
  expect([status, body.code, body.errors]).toEqual([422, 'validation_failed', [{ path: 'parameters.years', code }]])
  expect(await shop.state()).toBe(before)
})

test.each([
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '../../x',
  'domain-',
  'domain-__proto__',
  'Domain-nl',
  ' ',
])('B62 the product "%s" is unknown: 422', (productSlug) =>
  expectRefused({ ...valid, productSlug }, 'unknown_product', 'productSlug'),
)

test('B62 a product with a character that the database cannot keep: 422', async () => {
  const before = await shop.state()
  const { status, body } = await shop.add(cartId, { ...valid, productSlug: 'x\0' })
  expect([status, body.code, body.errors]).toEqual([
    422,
    'validation_failed',
    [{ path: 'productSlug', code: 'malformed' }],
  ])
  expect(await shop.state()).toBe(before)
})
