import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostNameOf, orderableNameOf } from './domain-name.ts'
import { sampleCatalogue, sampleExtension } from '#tests/builders/sample-catalogue.ts'

function named(sld: string, tld: string) {
  return orderableNameOf(sld, tld, sampleCatalogue)
}

test('a name has one label and an extension that is sold', () => {
  expect(named('Voorbeeld', 'NL')).toEqual({
    ok: true,
    value: { sld: 'voorbeeld', tld: 'nl', ascii: 'voorbeeld.nl', unicode: 'voorbeeld.nl' },
  })
  expect(named('пример', 'рф')).toEqual({
    ok: true,
    value: { sld: 'xn--e1afmkfd', tld: 'xn--p1ai', ascii: 'xn--e1afmkfd.xn--p1ai', unicode: 'пример.рф' },
  })
})

test.each([
  ['münchen', 'nl', 'idn_not_supported_for_tld', 'munchen.nl'],
  ['xn--mnchen-3ya', 'nl', 'idn_not_supported_for_tld', 'munchen.nl'],
  ['straße', 'nl', 'idn_not_supported_for_tld', 'strasse.nl'],
  ['пример', 'de', 'idn_not_supported_for_tld', undefined],
  ['💩', 'ws', 'idn_not_supported_for_tld', undefined],
  ['👋🏽', 'com', 'idn_not_supported_for_tld', undefined],
  ['☃', 'com', 'idn_not_supported_for_tld', undefined],
  ['👩\u200d💻', 'com', 'hidden_characters', undefined],
  ['a', 'nl', 'label_too_short', undefined],
  ['co', 'uk', 'reserved_name', undefined],
  ['gov', 'uk', 'reserved_name', undefined],
  ['a_b', 'nl', 'invalid_characters', 'a-b.nl'],
  ['mijn naam', 'nl', 'invalid_characters', 'mijnnaam.nl'],
  ['-tuin-', 'nl', 'hyphen_at_edge', 'tuin.nl'],
  ['tu--in', 'nl', 'hyphens_in_third_and_fourth_place', 'tu-in.nl'],
  ['zo\u200bek', 'com', 'hidden_characters', 'zoek.com'],
  ['xn--a', 'com', 'invalid_idn', undefined],
  ['a.b', 'nl', 'invalid_characters', 'ab.nl'],
  ['voorbeeld.nl', 'nl', 'invalid_characters', 'voorbeeldnl.nl'],
  ['x'.repeat(64), 'nl', 'label_too_long', undefined],
])('%s under .%s is refused: %s', (sld, tld, code, suggestion) => {
  const refused = named(sld, tld)
  expect(refused).toMatchObject({ ok: false, code, path: 'sld' })
  expect(refused.ok ? undefined : refused.suggestion).toBe(suggestion)
})

test('.nl accepts 2 to 63 characters, also digits only', () => {
  expect(['ab', '12', 'a'.repeat(63)].map((sld) => named(sld, 'nl').ok)).toEqual([true, true, true])
})

test.each(['zz', '', '.nl', 'nl.', '__proto__', 'constructor', 'n\u200bl', 'x'.repeat(254)])(
  '"%s" is no extension of ours',
  (tld) => expect(named('voorbeeld', tld)).toEqual({ ok: false, code: 'unknown_extension', path: 'tld' }),
)

test('look-alikes are accepted: the buyer is warned, not refused', () => {
  expect(['аpple', 'ɡoogle', 'раураl'].map((sld) => named(sld, 'com').ok)).toEqual([true, true, true])
})

test('a name is at most 253 characters long', () => {
  const tld = ['a', 'b', 'c'].map((letter) => letter.repeat(63)).join('.')
  const extensions = new Map([[tld, sampleExtension(tld)]])
  expect(orderableNameOf('d'.repeat(61), tld, { extensions, closedSuffixes: new Set() }).ok).toBe(true)
  expect(orderableNameOf('d'.repeat(62), tld, { extensions, closedSuffixes: new Set() })).toMatchObject({
    code: 'name_too_long',
  })
})

test('a suggestion is always a name that would be accepted', () => {
  const texts = fc.string({ unit: fc.constantFrom(...Array.from('ab1-_ .üßé😀ж\u200b')), maxLength: 20 })
  fc.assert(
    fc.property(texts, fc.constantFrom('nl', 'de', 'com'), (sld, tld) => {
      const refused = named(sld, tld)
      if (refused.ok || refused.suggestion === undefined) return
      const dot = refused.suggestion.lastIndexOf('.')
      expect(named(refused.suggestion.slice(0, dot), refused.suggestion.slice(dot + 1)).ok).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['Voorbeeld.NL', 'voorbeeld.nl'],
  ['blog.voorbeeld.nl', 'blog.voorbeeld.nl'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['dienst.gov.uk', 'dienst.gov.uk'],
  ['iets.onbekend', 'iets.onbekend'],
])('hosting accepts %s', (text, name) => {
  expect(hostNameOf(text, sampleCatalogue)).toEqual({ ok: true, value: name })
})

test.each([
  ['voorbeeld', 'invalid_characters'],
  ['127.0.0.1', 'invalid_characters'],
  ['💩.onbekend', 'invalid_characters'],
  ['münchen.nl', 'idn_not_supported_for_tld'],
  ['www.münchen.nl', 'idn_not_supported_for_tld'],
  ['co.uk', 'reserved_name'],
  ['gov.uk', 'reserved_name'],
  ['a..nl', 'label_empty'],
  ['voorbeeld.nl.', 'label_empty'],
  ['https://voorbeeld.nl', 'invalid_characters'],
  [`${'a.'.repeat(130)}nl`, 'name_too_long'],
])('hosting refuses %s', (text, code) => {
  expect(hostNameOf(text, sampleCatalogue)).toMatchObject({ ok: false, code })
})
