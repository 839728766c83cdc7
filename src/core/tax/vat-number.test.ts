import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { countryCodes, euCountries, isInVatArea, vatCountryOf } from '#core/locale/country.ts'
import { vatNumberExample, vatNumberOf, vatNumberParts } from './vat-number.ts'

test.each([
  ['NL001234567B01', 'NL', 'NL001234567B01'],
  ['nl 0012.34.567.b.01', 'NL', 'NL001234567B01'],
  ['001234567B01', 'NL', 'NL001234567B01'],
  ['NL–001234567–B01', 'NL', 'NL001234567B01'],
  ['DE 123 456 789', 'DE', 'DE123456789'],
  ['123456789', 'DE', 'DE123456789'],
  ['BE 0123.456.789', 'BE', 'BE0123456789'],
  ['BE1123456789', 'BE', 'BE1123456789'],
  ['ATU12345678', 'AT', 'ATU12345678'],
  ['u12345678', 'AT', 'ATU12345678'],
  ['EL123456789', 'GR', 'EL123456789'],
  ['GR123456789', 'GR', 'EL123456789'],
  ['123456789', 'GR', 'EL123456789'],
  ['FRXX123456789', 'FR', 'FRXX123456789'],
  ['FRGR123456789', 'FR', 'FRGR123456789'],
  ['12345678901', 'FR', 'FR12345678901'],
  ['FR12345678901', 'MC', 'FR12345678901'],
  ['12345678901', 'MC', 'FR12345678901'],
  ['ESX1234567L', 'ES', 'ESX1234567L'],
  ['B12345678', 'ES', 'ESB12345678'],
  ['IE1234567FA', 'IE', 'IE1234567FA'],
  ['IE1234567F', 'IE', 'IE1234567F'],
  ['IE7A12345W', 'IE', 'IE7A12345W'],
  ['IE7*12345W', 'IE', 'IE7*12345W'],
  ['LT123456789012', 'LT', 'LT123456789012'],
  ['RO12', 'RO', 'RO12'],
  ['CZ1234567890', 'CZ', 'CZ1234567890'],
  ['SE123456789001', 'SE', 'SE123456789001'],
])('%s in %s is %s', (text, country, value) => {
  expect(vatNumberOf(text, country)).toEqual({ ok: true, value })
})

test.each([
  ['NL001234567B1', 'NL', 'malformed_vat_number'],
  ['NL001234567', 'NL', 'malformed_vat_number'],
  ['NL001234567B012', 'NL', 'malformed_vat_number'],
  ['DE12345678', 'DE', 'malformed_vat_number'],
  ['DE012345678', 'DE', 'malformed_vat_number'],
  ['', 'DE', 'malformed_vat_number'],
  ['geen', 'NL', 'malformed_vat_number'],
  ['DE123456789', 'NL', 'wrong_country'],
  ['DE12', 'NL', 'wrong_country'],
  ['NL001234567B01', 'BE', 'wrong_country'],
  ['DE123456789', 'FR', 'wrong_country'],
  ['EL123456789', 'CY', 'wrong_country'],
  ['DE123456789', 'CH', 'wrong_country'],
  ['CHE123456789', 'CH', 'malformed_vat_number'],
  ['GB123456789', 'GB', 'malformed_vat_number'],
  ['SE123456789002', 'SE', 'malformed_vat_number'],
])('%j in %s: %s', (text, country, code) => {
  expect(vatNumberOf(text, country)).toEqual({ ok: false, code })
})

test('the example of every member state is valid there, with or without its prefix, and nowhere else', () => {
  for (const country of countryCodes) {
    const example = vatNumberExample(country)
    expect(example !== null, country).toBe(isInVatArea(country))
    if (example === null) continue
    expect(vatNumberOf(example, country)).toEqual({ ok: true, value: example })
    expect(vatNumberOf(example.slice(2), country)).toEqual({ ok: true, value: example })
    for (const other of euCountries) {
      if (other !== vatCountryOf(country))
        expect(vatNumberOf(example, other)).toEqual({ ok: false, code: 'wrong_country' })
    }
  }
})

test('text before or after a number is refused', () => {
  for (const country of euCountries) {
    const { prefix, body } = vatNumberParts(vatNumberExample(country) ?? '')
    for (const text of [`${prefix}!${body}`, `${prefix}${body}!`])
      expect(vatNumberOf(text, country), text).toEqual({ ok: false, code: 'malformed_vat_number' })
  }
})

test('a normalized number is unchanged when normalized again, whatever its spacing', () => {
  const signs = string({ unit: constantFrom(...Array.from('0123456789ABUX .-')), maxLength: 16 })
  assert(
    property(constantFrom(...euCountries), signs, constantFrom('', ' ', '.', '-'), (country, text, joint) => {
      const found = vatNumberOf(text, country)
      if (!found.ok) return
      expect(found.value).toMatch(/^[A-Z]{2}[A-Z0-9*+]{2,12}$/)
      expect(vatNumberOf(Array.from(found.value).join(joint).toLowerCase(), country)).toEqual(found)
      const { prefix, body } = vatNumberParts(found.value)
      expect([prefix + body, prefix === 'EL' ? 'GR' : prefix]).toEqual([found.value, country])
    }),
    { numRuns: 5000 },
  )
})

test('any text gives a result', () => {
  assert(
    property(string({ unit: anyCharacter }), constantFrom(...countryCodes), (text, country) => {
      expect(typeof vatNumberOf(text, country).ok).toBe('boolean')
    }),
  )
})
