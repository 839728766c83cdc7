import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleCatalogue } from '#tests/builders/sample-catalogue.ts'
import { maxListedNames, parseName, splitNameList } from './parsed-name.ts'

function read(text: string) {
  return parseName(text, sampleCatalogue)
}

test.each([
  'voorbeeld.nl',
  '  Voorbeeld.NL ',
  'www.voorbeeld.nl',
  'WWW.VOORBEELD.NL.',
  'https://voorbeeld.nl/',
  'http://user:secret@www.voorbeeld.nl:8080/pad?vraag=1#kop',
  '//voorbeeld.nl',
  'info@voorbeeld.nl',
  'mailto:info@voorbeeld.nl',
  'blog.voorbeeld.nl',
  '_dmarc.voorbeeld.nl',
  'voorbeeld。nl',
  'voorbeeld．nl',
  'voorbeeld｡nl',
  '"voorbeeld.nl",',
  '<voorbeeld.nl>',
  'voorbeeld.nl.',
  '.voorbeeld.nl',
  'voor beeld.nl',
  'voorbeeld .nl',
])('%s is parsed as voorbeeld.nl', (text) => {
  expect(read(text)).toMatchObject({ ok: true, value: { kind: 'name', name: { ascii: 'voorbeeld.nl' } } })
})

test('the longest extension wins', () => {
  expect(read('a.b.co.uk')).toMatchObject({ value: { name: { sld: 'b', tld: 'co.uk' } } })
  expect(read('b.uk')).toMatchObject({ value: { name: { sld: 'b', tld: 'uk' } } })
})

test.each(['voorbeeld', 'VOORBEELD', 'www.voorbeeld', 'https://voorbeeld/'])('%s is parsed as a label', (text) => {
  expect(read(text)).toEqual({ ok: true, value: { kind: 'label', sld: 'voorbeeld', unicode: 'voorbeeld' } })
})

test('www is the name if there is no other label', () => {
  expect(read('www.nl')).toMatchObject({ value: { name: { ascii: 'www.nl' } } })
  expect(read('www')).toMatchObject({ value: { kind: 'label', sld: 'www' } })
})

test('spaces are removed, and hyphens suggested', () => {
  expect(read('mijn mooie naam')).toMatchObject({
    value: { kind: 'label', sld: 'mijnmooienaam', alternative: 'mijn-mooie-naam' },
  })
  expect(read('mijn naam.nl')).toMatchObject({ value: { name: { sld: 'mijnnaam' }, alternative: 'mijn-naam.nl' } })
  expect(read('naam . nl')).toEqual({ ok: true, value: { kind: 'name', name: expect.anything() } })
})

test('an extension that is not sold differs from a mistake', () => {
  expect(read('www.voorbeeld.zz')).toEqual({
    ok: true,
    value: { kind: 'unknownExtension', sld: 'voorbeeld', tld: 'zz' },
  })
  expect(read('dienst.gov.uk')).toEqual({ ok: false, code: 'closed_extension' })
})

test.each([
  ['', 'name_empty', undefined],
  [' \t\n ', 'name_empty', undefined],
  ['http://', 'name_empty', undefined],
  ['...', 'name_empty', undefined],
  ['mijn_naam', 'invalid_characters', 'mijn-naam'],
  ['mijn_naam.nl', 'invalid_characters', 'mijn-naam.nl'],
  ['müller.nl', 'idn_not_supported_for_tld', 'muller.nl'],
  ['zo\u200bek.nl', 'hidden_characters', 'zoek.nl'],
  ['zo\u202eek', 'hidden_characters', 'zoek'],
  ['naam!.zz', 'invalid_characters', 'naam.zz'],
  ['a..nl', 'label_empty', undefined],
  ['%%%%', 'invalid_characters', undefined],
  ['[::1]', 'invalid_characters', '1'],
])('"%s" is refused: %s', (text, code, suggestion) => {
  const refused = read(text)
  expect(refused).toMatchObject({ ok: false, code })
  expect(refused.ok ? undefined : refused.suggestion).toBe(suggestion)
})

test.each([
  'x'.repeat(10_000_000),
  '.'.repeat(2048),
  'www.'.repeat(512),
  'a@'.repeat(1024),
  '"'.repeat(2047),
  ' a'.repeat(1000),
  'a.'.repeat(1000),
  `http:${'/'.repeat(2000)}`,
  ':1'.repeat(1000),
])('hostile text is refused quickly', (text) => {
  // The fastest of five runs counts, because a busy machine slows some of them down.
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    read(text)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(100)
})

test('excessive length is refused', () => {
  expect(read(`${'/'.repeat(10)}${'x'.repeat(2048)}`)).toEqual({ ok: false, code: 'name_too_long' })
  expect(read(`naam.nl/${'x'.repeat(2040)}`)).toMatchObject({ ok: true })
  expect(read(`naam.nl/${'x'.repeat(2041)}`)).toEqual({ ok: false, code: 'name_too_long' })
})

test('any parsed input gives the same result when parsed again', () => {
  const texts = fc.oneof(
    fc.array(fc.nat(0x10_ff_ff), { maxLength: 60 }).map((points) => String.fromCodePoint(...points)),
    fc.string({ unit: fc.constantFrom(...Array.from('aw.- /@:_üж。nl')), maxLength: 40 }).map((text) => `${text}.nl`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const asked = read(text)
      if (!asked.ok || asked.value.kind === 'unknownExtension') return
      const again = asked.value.kind === 'name' ? asked.value.name.ascii : asked.value.sld
      const { alternative: _spaces, ...plain } = asked.value
      expect(read(again)).toEqual({ ok: true, value: plain })
    }),
    { numRuns: 3000 },
  )
})

test('a list is split at line breaks and separators, and at spaces only between names; each name once', () => {
  expect(splitNameList('a.nl b.nl\r\nmijn naam, c.nl;\n\na.nl\td')).toEqual({
    ok: true,
    value: ['a.nl', 'b.nl', 'mijn naam', 'c.nl', 'd'],
  })
})

function listOf(count: number): string {
  return Array.from({ length: count }, (_, index) => `naam${index}.nl`).join('\n')
}

test('a list has a maximum length', () => {
  expect(splitNameList(listOf(maxListedNames)).ok).toBe(true)
  expect(splitNameList(listOf(maxListedNames + 1))).toEqual({ ok: false, code: 'too_many_names' })
  expect(splitNameList('x'.repeat(10_000_000))).toEqual({ ok: false, code: 'name_too_long' })
  expect(splitNameList(' ,;\n')).toEqual({ ok: false, code: 'name_empty' })
})
