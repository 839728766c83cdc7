import {
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  option,
  record,
  string,
  uint8Array,
} from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { openShop, type ApiRequest, type Shop } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'

let shop: Shop
let cartId: string
beforeAll(async () => {
  shop = await openShop()
  cartId = await shop.newCart()
  for (const choice of [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h')])
    await shop.add(cartId, choice)
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A longer run: STEK_FUZZ_RUNS=100000 */
const numRuns = Number(process.env['STEK_FUZZ_RUNS'] ?? 300)

/** Choices with one or more fields that are anything at all. */
const valid = constantFrom<object>(
  domainChoice('d'),
  domainChoice('n', 'nieuw'),
  hostingChoice('h2', 'd'),
  extraChoice('e2', 'h'),
  movingChoice('m', 'd'),
)
const anything = oneof(jsonValue(), string({ unit: anyCharacter, maxLength: 300 }))
const fields = constantFrom(
  'id',
  'parentId',
  'type',
  'parameters',
  'productSlug',
  'priceType',
  'priceFrequency',
  '__proto__',
  'x',
)
const mutated = record({
  choice: valid,
  changes: dictionary(fields, anything, { maxKeys: 3 }),
  parameters: option(dictionary(string(), anything, { maxKeys: 3 })),
}).map(({ choice, changes, parameters }) =>
  JSON.stringify({ ...choice, ...changes, ...(parameters && { parameters }) }),
)
const bytes = oneof(
  mutated.map((text) => Buffer.from(text)),
  uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
  mutated.map((text) => Buffer.from(text.slice(0, text.length >> 1))),
)
const header = string({ maxLength: 40 }).map((text) => text.replaceAll(/[^\u0020-\u007e]/g, ' ').trim())
const headers = record({
  'content-type': oneof(constantFrom('application/json'), header),
  'stek-locale': header,
  'user-agent': header,
  origin: option(header),
})
const path = oneof(
  constantFrom('/items', '', '/items/d', '/items/'),
  string({ unit: 'grapheme-ascii', maxLength: 30 }).map((text) => `/${encodeURIComponent(text)}`),
)

test('whatever is sent, the answer is one of ours and the cart stays a cart', async () => {
  await assert(
    asyncProperty(
      constantFrom('POST', 'DELETE', 'GET', 'PUT'),
      path,
      bytes,
      headers,
      async (method, tail, body, sent) => {
        const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null)) as Record<
          string,
          string
        >
        const question: ApiRequest = { headers: given, ...(method === 'POST' && { body }) }
        const { status } = await shop.ask(method, `/api/carts/${cartId}${tail}`, question)
        expect(status).not.toBe(429)
        const { status: after, body: cart } = await shop.read(cartId)
        expect(after).toBe(200)
        const ids = new Set(cart.items.map(({ id }) => id))
        expect(ids.size).toBe(cart.items.length)
        for (const { parentId } of cart.items) expect(parentId === null || ids.has(parentId)).toBe(true)
        expect(Object.keys(Object.prototype)).toEqual([])
      },
    ),
    { numRuns },
  )
})
