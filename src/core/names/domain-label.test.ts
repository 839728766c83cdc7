import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf } from './domain-label.ts'

test.each([
  ['voorbeeld', 'voorbeeld', 'voorbeeld'],
  ['VOORBEELD', 'voorbeeld', 'voorbeeld'],
  ['münchen', 'xn--mnchen-3ya', 'münchen'],
  ['MÜNCHEN', 'xn--mnchen-3ya', 'münchen'],
  ['mu\u0308nchen', 'xn--mnchen-3ya', 'münchen'],
  ['XN--MNCHEN-3YA', 'xn--mnchen-3ya', 'münchen'],
  ['straße', 'xn--strae-oqa', 'straße'],
  ['ｆｕｌｌ', 'full', 'full'],
  ['1', '1', '1'],
  ['a-b', 'a-b', 'a-b'],
  ['a'.repeat(63), 'a'.repeat(63), 'a'.repeat(63)],
])('%s is a valid label', (text, ascii, unicode) => {
  expect(labelOf(text)).toEqual({ ok: true, value: { ascii, unicode } })
})

test('lower case does not depend on the language of the machine', () => {
  expect(labelOf('ISTANBUL')).toMatchObject({ value: { ascii: 'istanbul' } })
  expect(labelOf('ı')).toMatchObject({ value: { ascii: 'xn--cfa' } })
})

test.each([
  ['', 'label_empty'],
  ['a'.repeat(64), 'label_too_long'],
  ['ü'.repeat(60), 'label_too_long'],
  ['-a', 'hyphen_at_edge'],
  ['a-', 'hyphen_at_edge'],
  ['-', 'hyphen_at_edge'],
  ['-ü', 'hyphen_at_edge'],
  ['ü-', 'hyphen_at_edge'],
  ['ab--cd', 'hyphens_in_third_and_fourth_place'],
  ['ab--ü', 'hyphens_in_third_and_fourth_place'],
  ['xn--a', 'invalid_idn'],
  ['xn--abc-', 'invalid_idn'],
  ['xn--', 'invalid_idn'],
  ['xn--ü', 'invalid_idn'],
  [`xn--${'9'.repeat(50)}`, 'invalid_idn'],
  [`xn--${'9'.repeat(60)}`, 'label_too_long'],
  ['a_b', 'invalid_characters'],
  ['a b', 'invalid_characters'],
  ['a.b', 'invalid_characters'],
  ['a/b', 'invalid_characters'],
  ['a%41', 'invalid_characters'],
  ['a@b', 'invalid_characters'],
  ['a:b', 'invalid_characters'],
  ['a\\b', 'invalid_characters'],
  ["' OR 1=1--", 'invalid_characters'],
  ['a。b', 'invalid_idn'],
  ['a．b', 'invalid_idn'],
  ['a｡b', 'invalid_idn'],
  ['a／b', 'invalid_idn'],
  ['％41', 'invalid_idn'],
  ['℀', 'invalid_idn'],
  ['\u0301', 'invalid_idn'],
])('"%s" is not a label: %s', (text, code) => {
  expect(labelOf(text)).toMatchObject({ ok: false, code })
})

test.each([
  ['zero width space', '\u200b'],
  ['zero width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['right-to-left override', '\u202e'],
  ['language tag', '\u{e0001}'],
  ['null', '\0'],
  ['line feed', '\n'],
  ['delete', '\u007f'],
  ['lone surrogate', '\ud800'],
  ['private use', '\ue000'],
  ['unassigned', '\u0378'],
  ['variation selector', '\ufe0f'],
  ['grapheme joiner', '\u034f'],
  ['hangul filler', '\u3164'],
])('a %s is never part of a label', (_what, character) => {
  expect(labelOf(`vo${character}or`)).toEqual({ ok: false, code: 'hidden_characters' })
})

test('any input gives a normalized label or a reason for refusal', () => {
  const texts = fc.oneof(
    fc.array(fc.nat(0x10_ff_ff), { maxLength: 80 }).map((points) => String.fromCodePoint(...points)),
    fc.string({ unit: fc.constantFrom(...Array.from('abzxn-0189üßжα中')), maxLength: 70 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const label = labelOf(text)
      if (!label.ok) return
      expect(label.value.ascii).toMatch(/^(?!-)[a-z0-9-]{1,63}(?<!-)$/)
      expect(labelOf(label.value.ascii)).toEqual(label)
      expect(labelOf(label.value.unicode)).toEqual(label)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  'a'.repeat(10_000_000),
  '-'.repeat(4000),
  'a-'.repeat(2000),
  '\u0301'.repeat(4000),
  `xn--${'9'.repeat(59)}`,
])('hostile text is refused quickly', (text) => {
  const start = performance.now()
  expect(labelOf(text).ok).toBe(false)
  expect(performance.now() - start).toBeLessThan(100)
})
