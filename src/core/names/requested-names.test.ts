import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import de from '../../../messages/de.json' with { type: 'json' }
import en from '../../../messages/en.json' with { type: 'json' }
import nl from '../../../messages/nl.json' with { type: 'json' }
import { sampleCatalogue } from '#tests/builders/sample-catalogue.ts'
import { requestKeyOf, requestedNamesOf } from './requested-names.ts'

const tlds = ['nl', 'com', 'de']
const keysOf = (text: string) => requestedNamesOf(text, sampleCatalogue, tlds).rows.map(requestKeyOf)

test('the exact name comes first, then the other extensions', () => {
  expect(keysOf('groenevingers.com')).toEqual(['groenevingers.com', 'groenevingers.nl', 'groenevingers.de'])
  expect(keysOf('groenevingers.co.uk')[0]).toBe('groenevingers.co.uk')
  const [first, second] = requestedNamesOf('tuin.com', sampleCatalogue, tlds).rows
  expect([first, second]).toMatchObject([{ isExact: true }, { isExact: false }])
})

test('without an extension, the first extension of the language gives the exact name', () => {
  const { rows } = requestedNamesOf('groenevingers', sampleCatalogue, tlds)
  expect(rows.map(requestKeyOf)).toEqual(['groenevingers.nl', 'groenevingers.com', 'groenevingers.de'])
  expect(rows[0]).toMatchObject({ isExact: true })
})

test('extensions that do not accept the name are left out', () => {
  expect(keysOf('münchen')).toEqual(['xn--mnchen-3ya.com', 'xn--mnchen-3ya.de'])
})

test('spaces are removed, and hyphens suggested', () => {
  const { rows, alternative } = requestedNamesOf('groene vingers', sampleCatalogue, tlds)
  expect(rows[0]).toMatchObject({ name: { ascii: 'groenevingers.nl' } })
  expect(alternative).toBe('groene-vingers')
})

test('a mistake gives one row, with its reason and a correction', () => {
  expect(requestedNamesOf('groene_vingers.nl', sampleCatalogue, tlds).rows).toMatchObject([
    { kind: 'invalid', fault: { code: 'invalid_characters', suggestion: 'groene-vingers.nl' } },
  ])
  expect(requestedNamesOf('   ', sampleCatalogue, tlds).rows).toMatchObject([{ fault: { code: 'name_empty' } }])
})

test('an extension that is not sold is reported, and others are offered', () => {
  expect(keysOf('tuin.zz')).toEqual(['unsold tuin.zz', 'tuin.nl', 'tuin.com', 'tuin.de'])
})

test('a pasted list has one row per name', () => {
  expect(keysOf('tuin.nl, kas.com bloem.de\nTUIN.nl; kas; a_b.nl, x.zz')).toEqual([
    'tuin.nl',
    'kas.com',
    'bloem.de',
    'kas.nl',
    'invalid a_b.nl',
    'unsold x.zz',
  ])
})

test('a list has a maximum length', () => {
  const list = Array.from({ length: 201 }, (_, index) => `naam${index}.nl`).join('\n')
  expect(requestedNamesOf(list, sampleCatalogue, tlds).rows).toMatchObject([{ fault: { code: 'too_many_names' } }])
})

const scripts = [
  'пример',
  'παράδειγμα',
  'דוגמה',
  'مثال',
  '例え',
  '예시',
  'ตัวอย่าง',
  'उदाहरण',
  '👋🏽',
  'раypal',
  'zo\u200bek',
]
const impossible = [
  '-',
  'a_b',
  'xn--a',
  'x'.repeat(64),
  'x'.repeat(3000),
  'gov.uk',
  'co.uk',
  'tuin.onzin',
  'a..nl',
  '"',
  '\u0000',
]
const typedText = fc.oneof(
  fc.constantFrom(...scripts, ...impossible),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.tuple(fc.constantFrom(...scripts), fc.constantFrom('nl', 'com', 'de', 'onzin')).map((parts) => parts.join('.')),
)

test('any input gives a row per name: to look up, or with a reason in every language', () => {
  fc.assert(
    fc.property(fc.array(typedText, { minLength: 1, maxLength: 5 }), (names) => {
      const { rows } = requestedNamesOf(names.join('\n'), sampleCatalogue, tlds)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        if (row.kind === 'name') continue
        expect(names.join('\n')).toContain(row.typed)
        if (row.kind === 'unsold') continue
        for (const { orderDomains } of [nl, de, en]) expect(orderDomains.faults).toHaveProperty(row.fault.code)
      }
    }),
  )
})
