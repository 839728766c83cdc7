import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from './choices.ts'

let shop: Shop
let cartId: string

beforeAll(async () => {
  shop = await openShop()
  cartId = await shop.newCart()
  for (const choice of [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h'), movingChoice('m', 'd')]) {
    await shop.add(cartId, choice)
  }
})
afterAll(() => shop[Symbol.asyncDispose]())

/** Sends JSON as it is written, so that keys such as `__proto__` arrive. */
async function expectRefused(body: string, { code, path }: { code?: string; path?: string }): Promise<void> {
  const before = await shop.state()
  const target = `/api/carts/${cartId}/items`
  const answer = await shop.ask('POST', target, { headers: { 'content-type': 'application/json' }, body })
  expect(answer.status, answer.text).toBe(422)
  if (code !== undefined) expect(answer.body.code).toBe(code)
  if (path !== undefined) expect(answer.body.errors?.map((fault) => fault.path)).toContain(path)
  expect(await shop.state()).toBe(before)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
}

const valid = domainChoice('new', 'nieuw')
const shownOf = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing'

/** Nothing a field can hold but what it should. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  0,
  1.5,
  -1,
  1e9,
  true,
  false,
  [],
  ['a'],
  {},
  { toString: 'a' },
  '',
  '\ud800',
]
const fields = ['id', 'type', 'parameters', 'productSlug', 'priceType'] as const

test.each(fields.flatMap((field) => wrongValues.map((value) => [field, shownOf(value), value] as const)))(
  'the field %s as %s: 422 and the field is named',
  async (field, _, value) => {
    await expectRefused(JSON.stringify({ ...valid, [field]: value }), { code: 'validation_failed' })
  },
)

test.each([
  ['B27 id', 'id', ['a b', 'a/b', 'ä', 'a.b', '../x', 'x'.repeat(65), '%00', 'a\0b', "' OR 1=1--"]],
  ['B29 type', 'type', ['Domain', 'domain ', '__proto__', 'constructor', ['domain'], 'hosting\0', 'DOMAIN']],
  [
    'B31 parameters',
    'parameters',
    ['{"sld":"a","tld":"nl"}', [{ sld: 'a', tld: 'nl' }], { domain: 'a.nl' }, { sld: 'a' }],
  ],
  ['priceType', 'priceType', ['Purchase', 'gift', 'purchase ', 'constructor']],
  [
    'B32 priceFrequency',
    'priceFrequency',
    [-1, 0, 1.5, '12', 1e9, true, [], 'Yearly', '1-yearly', '11-yearly', '02-yearly'],
  ],
  ['B28 parentId', 'parentId', [0, false, '', {}, [], 'a b', 'x'.repeat(65)]],
] as const)('%s: other values are 422', async (_, field, values) => {
  for (const value of values)
    await expectRefused(JSON.stringify({ ...valid, [field]: value }), { code: 'validation_failed' })
})

test('B27 an item id of a client may be short: it identifies an item of that cart only', async () => {
  const [one, other] = [await shop.newCart(), await shop.newCart()]
  for (const [id, own] of [one, other].entries()) {
    const { status, body } = await shop.add(own, domainChoice('abc', `naam-${id}`))
    expect([status, body.item.id]).toEqual([201, 'abc'])
  }
  expect((await shop.remove(one, 'abc')).status).toBe(200)
  expect((await shop.read(one)).body.items).toEqual([])
  expect((await shop.read(other)).body.items).toMatchObject([{ id: 'abc', parameters: { sld: 'naam-1' } }])
})

test.each([
  ['B67 an amount', '"price":{"amount":0}'],
  ['B67 a quantity', '"quantity":-1'],
  ['B33 a discount', '"discount":100'],
  ['B40 a Cyrillic letter', '"p\u0430rentId":null'],
  ['B182 __proto__', '"__proto__":{"polluted":1}'],
  ['B182 constructor', '"constructor":{"prototype":{"polluted":1}}'],
  ['toString', '"toString":"x"'],
  ['an empty key', '"":1'],
])('%s is an unknown key, at the top and in the parameters: 422', async (_, member) => {
  const top = JSON.stringify(valid).replace('{', `{${member},`)
  const inside = JSON.stringify(valid).replace('"parameters":{', `"parameters":{${member},`)
  const faults = { code: 'validation_failed' }
  await expectRefused(top, { ...faults, path: '' })
  await expectRefused(inside, { ...faults, path: 'parameters' })
})

test('an unknown key is not sent back', async () => {
  const { text } = await shop.add(cartId, { ...valid, 'secret-key': 1, parameters: { sld: 'secret-value', tld: 'x' } })
  expect(text).not.toContain('secret')
})

test.each([
  ['domain', domainChoice('new', 'nieuw'), ['sld', 'tld']],
  ['hosting', hostingChoice('new', null, 'nieuw.nl'), ['domain']],
  ['movingService', movingChoice('new', null, 'nieuw.nl'), ['domain']],
] as const)('B31 every parameter of %s: wrong values are 422', async (_, choice, names) => {
  for (const name of names) {
    for (const value of [...wrongValues, 'x'.repeat(254), 'a\0b']) {
      await expectRefused(JSON.stringify({ ...choice, parameters: { ...choice.parameters, [name]: value } }), {})
    }
  }
})

test.each([
  ['transferCode', domainChoice('new', 'nieuw'), 128],
  ['currentProvider', movingChoice('new', null, 'nieuw.nl'), 128],
  ['wishes', movingChoice('new', null, 'nieuw.nl'), 2000],
] as const)('B205 the optional %s: wrong values are 422', async (name, choice, longest) => {
  for (const value of [null, 0, [], {}, '', 'a\0b', '\u001b[31m', '\ud800', 'a\udc00', 'x'.repeat(longest + 1)]) {
    const parameters = { ...choice.parameters, [name]: value }
    await expectRefused(JSON.stringify({ ...choice, parameters }), {
      code: 'validation_failed',
      path: `parameters.${name}`,
    })
  }
})

test('B205 a lone surrogate is refused in every field', async () => {
  for (const field of ['id', 'parentId', 'type', 'productSlug', 'priceType', 'priceFrequency']) {
    await expectRefused(JSON.stringify({ ...valid, [field]: 'a\ud800' }), { code: 'validation_failed', path: field })
  }
})

test.each([
  ['B46 8,000 levels of lists', `${'['.repeat(8000)}${']'.repeat(8000)}`],
  [
    '8,000 levels in the parameters',
    JSON.stringify(valid).replace('"sld":"nieuw"', `"sld":${'['.repeat(7000)}${']'.repeat(7000)}`),
  ],
  [
    'B47 as many keys as fit',
    `{${Array.from({ length: 2000 }, (_, index) => `"${String.fromCodePoint(0x100 + index)}":1`).join(',')}}`,
  ],
  ['B191 keys that collide', `{${Array.from({ length: 1100 }, (_, index) => `"${index * 65_536}":1`).join(',')}}`],
])('%s: 422, at once', async (_, body) => {
  const since = performance.now()
  await expectRefused(body, { code: 'validation_failed' })
  expect(performance.now() - since).toBeLessThan(20 * 20)
})
