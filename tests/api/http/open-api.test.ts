import { expect, test } from 'vitest'
import { addItem } from '#features/carts/schema/cart-requests.ts'
import { addedResponse, cartResponse } from '#features/carts/schema/cart-response.ts'
import { type JsonSchema, jsonSchemaOf } from '#platform/http/openapi/json-schema.ts'
import { parse } from '#platform/schema/parse.ts'
import { problem } from '#platform/schema/problem.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'

interface Description {
  readonly openapi: string
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, unknown> }>>
}

test('the description names every call and every way it can end', async () => {
  await using shop = await openShop()
  const { status, text } = await shop.ask('GET', '/api/openapi.json')
  expect(status).toBe(200)
  const { openapi, paths } = JSON.parse(text) as Description
  expect(openapi).toBe('3.1.0')
  const ways = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { responses }]) => `${method} ${path}: ${Object.keys(responses).join(' ')}`),
  )
  expect(ways.filter((way) => !way.includes(' /api/auth/'))).toEqual([
    'get /api/health/live: 200 429',
    'get /api/health/ready: 200 429 503',
    'post /api/reports: 204 400 403 408 413 415 429 503',
    'post /api/carts: 201 400 403 408 413 415 422 429 503',
    'get /api/carts: 200 401 429 503',
    'get /api/carts/{cartId}: 200 404 429 503',
    'post /api/carts/{cartId}/items: 201 400 403 404 408 409 413 415 422 429 503',
    'patch /api/carts/{cartId}/names: 200 400 401 403 404 408 413 415 422 429 503',
    'delete /api/carts/{cartId}/items/{itemId}: 200 403 404 429 503',
    'post /api/carts/{cartId}/coupon: 200 400 403 404 408 413 415 422 429 503',
    'delete /api/carts/{cartId}/coupon: 200 403 404 429 503',
    'post /api/carts/{cartId}/join: 200 400 401 403 404 408 413 415 422 429 503',
    'post /api/carts/{cartId}/share: 201 400 403 404 408 413 415 422 429 503',
    'post /api/shared-carts/open: 200 400 403 408 413 415 422 429 503',
    'post /api/carts/{cartId}/take: 200 400 403 404 408 413 415 422 429 503',
    'get /api/domains/search: 200 422 429 503',
    'post /api/domains/check: 200 400 403 408 413 415 422 429 503',
    'get /api/customer: 200 401 429 503',
    'patch /api/customer: 200 400 401 403 408 413 415 422 429 503',
    'get /api/holders: 200 401 429 503',
    'post /api/holders: 201 400 401 403 408 409 413 415 422 429 503',
    'patch /api/holders/{holderId}: 200 400 401 403 404 408 413 415 422 429 503',
    'delete /api/holders/{holderId}: 200 401 403 404 429 503',
    'post /api/vat-numbers/check: 200 400 403 408 413 415 422 429 503',
    'post /api/carts/{cartId}/payments: 201 400 401 403 404 408 409 413 415 422 429 502 503',
    'get /api/payment-methods: 200 404 429 503',
    'get /api/carts/payments/{paymentId}: 200 404 429 503',
    'post /api/carts/payments/{paymentId}/email-code: 200 400 403 404 408 413 415 422 429 503',
    'post /api/carts/payments/{paymentId}/email-code/new: 200 403 404 429 503',
    'post /api/payments/webhook/{paymentId}: 200 400 401 404 408 413 415 429 503',
    'get /api/orders/{number}/invoice.pdf: 200 404 429 503',
    'get /api/orders/{number}/invoice.xml: 200 404 429 503',
    'post /api/invoices/open: 200 303 400 403 408 413 415 422 429 503',
    'post /api/invoices/link: 200 303 400 403 408 413 415 422 429 503',
    'post /api/provisioning/events: 200 400 401 408 413 415 422 429 503',
    'post /api/withdrawals: 201 303 400 403 408 413 415 422 429 503',
    'post /api/cancellations: 201 303 400 403 408 413 415 422 429 503',
    'post /api/declarations/confirm: 200 303 400 403 408 413 415 422 429 503',
    'post /api/declarations/link: 200 303 400 403 408 413 415 422 429 503',
    'post /api/contact: 201 303 400 403 408 413 415 422 429 503',
    'post /api/abuse-reports: 201 303 400 403 408 413 415 422 429 503',
    'post /api/helpdesk/feedback: 204 303 400 403 408 413 415 422 429 503',
    'post /api/affiliates/log-visit: 200 400 403 408 413 415 422 429 503',
    'post /api/consent: 200 400 403 408 413 415 422 429 503',
    'post /api/affiliates: 201 400 403 408 413 415 422 429 503',
    'post /api/affiliates/confirm: 200 400 403 408 413 415 422 429 503',
    'post /api/affiliates/link: 200 400 403 408 413 415 422 429 503',
    'post /api/affiliates/statement: 200 400 403 404 408 413 415 422 429 503',
    'get /api/openapi.json: 200 429 503',
    'get /api/docs: 200 429 503',
  ])
})

test('the page for people names every call', async () => {
  await using shop = await openShop()
  const { status, headers, text } = await shop.ask('GET', '/api/docs')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(text).toContain('<code>POST /api/carts/{cartId}/items</code>')
  expect(/id="addItem".*?<\/article>/s.exec(text)?.[0]).toContain(
    'Refusals: 400, 403, 404, 408, 409, 413, 415, 422, 429, 503',
  )
  expect(text).toContain('<a href="#addItem">addItem</a>')
})

test('a choice is described as it is checked', () => {
  const { oneOf } = jsonSchemaOf(addItem) as { oneOf: readonly JsonSchema[] }
  expect(oneOf[0]).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
      parentId: { anyOf: [{ type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }, { type: 'null' }] },
      productSlug: { type: 'string', minLength: 1, maxLength: 128 },
      priceType: { type: 'string', enum: ['purchase', 'transfer', 'renewal'] },
      priceFrequency: {
        anyOf: [{ type: 'string', pattern: '^(monthly|yearly|([2-9]|10)-yearly)$' }, { type: 'null' }],
      },
      type: { const: 'domain' },
      parameters: {
        type: 'object',
        properties: {
          sld: { type: 'string', minLength: 1, maxLength: 253 },
          tld: { type: 'string', minLength: 1, maxLength: 253 },
          years: { type: 'integer', minimum: 1, maximum: 10 },
          premium: { const: true },
          forwardTo: { type: 'string', minLength: 1, maxLength: 500 },
          holderId: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
          nameServers: { type: 'array', maxItems: 8, items: { type: 'string', minLength: 1, maxLength: 254 } },
          dnssec: { const: false },
          dnssecKeys: { type: 'array', maxItems: 4, items: { type: 'string', minLength: 1, maxLength: 1200 } },
          transferCode: expect.objectContaining({ type: 'string', minLength: 1, maxLength: 128 }),
        },
        required: ['sld', 'tld'],
        additionalProperties: false,
      },
    },
    required: ['id', 'parentId', 'productSlug', 'priceType', 'priceFrequency', 'type', 'parameters'],
    additionalProperties: false,
  })
})

test('[C14] [C15] answers are what the schemas say, and hold nothing beside', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  for (const choice of [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h'), movingChoice('m', 'd')]) {
    const { body } = await shop.add(cartId, choice)
    expect(parse(addedResponse, body)).toEqual({ ok: true, value: body })
  }
  const { body } = await shop.read(cartId)
  expect(parse(cartResponse, body)).toEqual({ ok: true, value: body })
  const refused = await shop.add(cartId, {})
  expect(parse(problem, refused.body)).toEqual({ ok: true, value: refused.body })
})

test('B140 every call is counted by a limit, health checks included', async () => {
  await using shop = await openShop()
  const { paths } = JSON.parse((await shop.ask('GET', '/api/openapi.json')).text) as Description
  const uncounted = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { responses }]) => ('429' in responses ? [] : [`${method} ${path}`])),
  )
  expect(uncounted).toEqual([])
})
