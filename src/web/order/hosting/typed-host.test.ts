import { expect, test } from 'vitest'
import { sampleCatalogue } from '#tests/builders/sample-catalogue.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { addressedHostOf, readHost } from './typed-host.ts'

test.each([
  ['tuin.nl', 'tuin.nl'],
  ['https://www.Tuin.nl/contact', 'tuin.nl'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['winkel.zz', 'winkel.zz'],
  ['b.co.uk', 'b.co.uk'],
])('%s is parsed as %s', (text, name) => {
  expect(readHost(text, sampleCatalogue)).toMatchObject({ ok: true, value: { ascii: name } })
})

test.each([
  ['', 'name_empty'],
  ['tuin', 'unknown_extension'],
  ['tu_in.nl', 'invalid_characters'],
])('"%s" is not a host name: %s', (text, code) => {
  expect(readHost(text, sampleCatalogue)).toMatchObject({ ok: false, code })
})

test.each([
  ['b.co.uk', 'b.co.uk'],
  ['www.tuin.nl', 'tuin.nl'],
  ['https://www.Tuin.nl/contact', 'tuin.nl'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
])('the URL parameter %s is read as %s without the extension table', (text, name) => {
  expect(addressedHostOf(text, catalogueWith())).toEqual({ ok: true, value: name })
})
