import { afterAll, beforeAll, expect, test } from 'vitest'
import { channels } from '#platform/telemetry/channels.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { domainChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'

let shop: Shop
let cartId: string

beforeAll(async () => {
  shop = await openShop()
  cartId = await shop.newCart()
})
afterAll(() => shop[Symbol.asyncDispose]())

const long = 'a'.repeat(63)

test.each([
  ['B193', 'münchen', 'nl', 'idn_not_supported_for_tld'],
  ['B193', 'xn--mnchen-3ya', 'nl', 'idn_not_supported_for_tld'],
  ['B197', 'voorbeeld。nl', 'nl', 'invalid_idn'],
  ['B197', 'voorbeeld．nl', 'nl', 'invalid_idn'],
  ['B197', 'voorbeeld｡nl', 'nl', 'invalid_idn'],
  ['B197', 'www.voorbeeld', 'nl', 'invalid_characters'],
  ['B197', 'https://voorbeeld', 'nl', 'invalid_characters'],
  ['B197', 'voorbeeld.', 'nl', 'invalid_characters'],
  ['B197', 'voorbeeld', 'nl.', 'unknown_extension'],
  ['B197', 'voorbeeld', '.nl', 'unknown_extension'],
  ['B199', 'voor\u200bbeeld', 'nl', 'hidden_characters'],
  ['B199', 'voor\u200dbeeld', 'com', 'hidden_characters'],
  ['B199', 'voor\u2060beeld', 'nl', 'hidden_characters'],
  ['B199', '\ufeffvoorbeeld', 'nl', 'hidden_characters'],
  ['B199', 'voor\u00adbeeld', 'nl', 'hidden_characters'],
  ['B199', 'voor\u202ebeeld', 'nl', 'hidden_characters'],
  ['B199', 'voor\u{e0001}beeld', 'nl', 'hidden_characters'],
  ['B200', '-voorbeeld', 'nl', 'hyphen_at_edge'],
  ['B200', 'voorbeeld-', 'nl', 'hyphen_at_edge'],
  ['B200', 'ab--cd', 'nl', 'hyphens_in_third_and_fourth_place'],
  ['B200', `${long}a`, 'nl', 'label_too_long'],
  ['B200', 'ü'.repeat(60), 'de', 'label_too_long'],
  ['B200', 'voor_beeld', 'nl', 'invalid_characters'],
  ['B200', 'a', 'nl', 'label_too_short'],
  ['B200', 'voor beeld', 'nl', 'invalid_characters'],
  ['B203', '💩', 'ws', 'idn_not_supported_for_tld'],
  ['B203', '👩🏽‍🌾', 'com', 'hidden_characters'],
  ['B188', '-'.repeat(200), 'nl', 'label_too_long'],
  ['B188', `xn--${'9'.repeat(59)}`, 'nl', 'invalid_idn'],
  ['B188', '\u0301'.repeat(200), 'nl', 'invalid_idn'],
  ['B223', '<img src=x onerror=alert(1)>', 'nl', 'invalid_characters'],
  ['B223', '"><svg onload=alert(1)>', 'nl', 'invalid_characters'],
  ['B223', 'javascript:alert(1)', 'nl', 'invalid_characters'],
  ['B64', '=HYPERLINK("http://evil")', 'nl', 'invalid_characters'],
  ['B206', 'İstanbul', 'nl', 'idn_not_supported_for_tld'],
])('%s the name "%s" under "%s" is 422 %s', async (_, sld, tld, code) => {
  const before = await shop.state()
  const slug = { productSlug: `domain-${tld.replaceAll('.', '')}` }
  const { status, body } = await shop.add(cartId, domainChoice('n', sld, tld, slug))
  expect([status, body.code]).toEqual([422, code])
  expect(await shop.state()).toBe(before)
})

test.each(['gov.uk', 'zz', 'google', 'localhost', 'constructor', '__proto__', 'nl\u0000', 'n l', ''.padEnd(253, 'x')])(
  'B201 the extension "%s" is not for sale: 422, never 404',
  async (tld) => {
    const before = await shop.state()
    const { status, body } = await shop.add(cartId, domainChoice('n', 'voorbeeld', tld))
    expect(status).toBe(422)
    expect(['unknown_product', 'validation_failed']).toContain(body.code)
    expect(await shop.state()).toBe(before)
  },
)

test.each([
  ['B208', 'http://10.0.0.1:5432/'],
  ['B208', 'user:pw@host.nl'],
  ['B208', 'voorbeeld.nl/pad'],
  ['B208', 'voorbeeld.nl:80'],
  ['B208', '127.0.0.1'],
  ['B208', '[::1]'],
  ['B208', 'localhost'],
  ['B223', '<img src=x onerror=alert(1)>'],
  ['B197', 'voorbeeld.nl.'],
  ['B199', 'voor\u200bbeeld.nl'],
  ['B202', `${[long, long, long, long].join('.')}.nl`],
  ['B200', 'a..nl'],
  ['B200', '.nl'],
  ['B200', 'nl'],
  ['B200', 'co.uk'],
  ['B193', 'münchen.nl'],
])('%s the domain "%s" cannot be hosted or moved: 422', async (_, domain) => {
  const before = await shop.state()
  for (const choice of [hostingChoice('n', null, domain), movingChoice('n', null, domain)]) {
    const { status } = await shop.add(cartId, choice)
    expect(status).toBe(422)
  }
  expect(await shop.state()).toBe(before)
})

test('B207 a name on an internal network can be hosted, and nothing is looked up or connected to', async () => {
  const outgoing: unknown[] = []
  const note = (event: unknown) => void outgoing.push(event)
  channels.outgoing.start.subscribe(note)
  const own = await shop.newCart()
  for (const choice of [hostingChoice('h', null, 'internal.corp'), movingChoice('m', null, 'internal.corp')]) {
    const { status, body } = await shop.add(own, choice)
    expect([status, body.item.parameters]).toMatchObject([201, { domain: 'internal.corp' }])
  }
  channels.outgoing.start.unsubscribe(note)
  expect(outgoing).toEqual([])
})

test.each([
  ['B206', 'BITTE', 'nl', 'bitte'],
  ['B206', 'IIIII', 'nl', 'iiiii'],
  ['B196', '\u0430pple', 'com', 'xn--pple-43d'],
  ['B200', '123456', 'nl', '123456'],
  ['B194', 'straße', 'de', 'xn--strae-oqa'],
])('%s the name "%s" under "%s" is kept as %s', async (_, sld, tld, kept) => {
  const own = await shop.newCart()
  const { status, body } = await shop.add(own, domainChoice('n', sld, tld))
  expect(status).toBe(201)
  expect(body.item.parameters).toEqual({ sld: kept, tld })
})

test('B188 hostile names are answered at once', async () => {
  for (const sld of [
    'a-'.repeat(126),
    '-'.repeat(4000),
    'a'.repeat(4000),
    '\u0301'.repeat(4000),
    `xn--${'9'.repeat(60)}`,
  ]) {
    const { status, ms } = await shop.add(cartId, domainChoice('n', sld))
    expect(status).toBe(422)
    expect(ms).toBeLessThan(5 * 20)
  }
})
