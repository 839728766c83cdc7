import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes, euCountries } from '#core/locale/country.ts'
import { isPostalCodeRequired, normalizePostalCode, postalCodeExample, postalCodeFault } from './postal-code.ts'

test.each([
  ['1234ab', 'NL', '1234 AB'],
  ['1234 AB', 'NL', '1234 AB'],
  ['NL-1234 ab', 'NL', '1234 AB'],
  [' 1234  AB ', 'NL', '1234 AB'],
  ['1234\u00a0AB', 'NL', '1234 AB'],
  ['1000', 'BE', '1000'],
  ['B-1000', 'BE', '1000'],
  ['01067', 'DE', '01067'],
  ['D-80331', 'DE', '80331'],
  ['A-1010', 'AT', '1010'],
  ['L-1009', 'LU', '1009'],
  ['00950', 'PL', '00-950'],
  ['1000001', 'PT', '1000-001'],
  ['11120', 'SE', '111 20'],
  ['SE-111 20', 'SE', '111 20'],
  ['10431', 'GR', '104 31'],
  ['d02af30', 'IE', 'D02 AF30'],
  ['1001', 'LV', 'LV-1001'],
  ['LT-01100', 'LT', 'LT-01100'],
  ['vlt1110', 'MT', 'VLT 1110'],
  ['sw1a1aa', 'GB', 'SW1A 1AA'],
  ['10001-1234', 'US', '10001-1234'],
  ['10001', 'US', '10001'],
  ['100-0001', 'JP', '100-0001'],
])('%j in %s is %s', (text, country, tidy) => {
  expect(postalCodeFault(text, country)).toBeNull()
  expect(normalizePostalCode(text, country)).toBe(tidy)
})

test.each([
  ['1234', 'NL'],
  ['0123 AB', 'NL'],
  ['1234 A', 'NL'],
  ['1234 SS', 'NL'],
  ['12345 AB', 'NL'],
  ['1234 AB', 'BE'],
  ['0100', 'BE'],
  ['1234', 'DE'],
  ['123456', 'DE'],
  ['53001', 'ES'],
  ['1', 'JP'],
  ['1234567890123', 'JP'],
  ['<b>1</b>', 'JP'],
  ['12\u000034', 'JP'],
])('%j is not a postal code of %s', (text, country) => {
  expect(postalCodeFault(text, country)).toBe('malformed_postal_code')
})

test.each(['', '  ', '\n'])('%j is missing', (text) => expect(postalCodeFault(text, 'NL')).toBe('required'))

test.each(['AE', 'HK', 'IE', 'JM', 'PA', 'QA', 'SR'])('in %s the postal code is optional', (country) => {
  expect(isPostalCodeRequired(country)).toBe(false)
  expect(postalCodeFault(' ', country)).toBeNull()
  expect(normalizePostalCode(' ', country)).toBe('')
})

test('an optional postal code is still validated', () => {
  expect(postalCodeFault('D02', 'IE')).toBe('malformed_postal_code')
  expect(postalCodeFault('?', 'HK')).toBe('malformed_postal_code')
})

test('every other country of the EU requires a postal code', () => {
  expect(euCountries.filter((country) => !isPostalCodeRequired(country))).toEqual(['IE'])
})

test('every member of the EU has a rule, and an example in its notation', () => {
  for (const country of [...euCountries, 'GB', 'CH', 'NO', 'US']) {
    const example = postalCodeExample(country) ?? ''
    expect(postalCodeFault(example, country), country).toBeNull()
    expect(normalizePostalCode(example, country)).toBe(example)
    expect(normalizePostalCode(example.replaceAll(/[ -]/g, '').toLowerCase(), country)).toBe(example)
  }
  expect(['JP', 'XX', 'constructor'].map(postalCodeExample)).toEqual([null, null, null])
})

test('a normalized code is unchanged when normalized again, fits its column, and has no fault', () => {
  const signs = string({ unit: constantFrom(...Array.from('0123456789ABDSL -')), maxLength: 14 })
  assert(
    property(signs, constantFrom(...countryCodes, ...euCountries), (text, country) => {
      const tidy = normalizePostalCode(text, country)
      expect(normalizePostalCode(tidy, country)).toBe(tidy)
      if (tidy === '' || postalCodeFault(text, country) !== null) return
      expect(postalCodeFault(tidy, country)).toBeNull()
      expect(tidy.length).toBeGreaterThanOrEqual(2)
      expect(tidy.length).toBeLessThanOrEqual(12)
    }),
    { numRuns: 5000 },
  )
})
