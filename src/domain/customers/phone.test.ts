import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { callingCodeIn, callingCodeOf, dropsTrunkZero, phoneOf } from './phone.ts'
import { countryCodes } from '#domain/basics/country.ts'

test.each([
  ['06 12345678', 'NL', '+31612345678'],
  ['06-12 34 56 78', 'NL', '+31612345678'],
  ['612345678', 'NL', '+31612345678'],
  ['+31 (0)6 1234 5678', 'NL', '+31612345678'],
  ['+31 06 12345678', 'NL', '+31612345678'],
  ['0031612345678', 'NL', '+31612345678'],
  ['(030) 200 10 00', 'NL', '+31302001000'],
  ['０６１２３４５６７８', 'NL', '+31612345678'],
  ['+49 171 1234567', 'NL', '+491711234567'],
  ['0049 171 1234567', 'NL', '+491711234567'],
  ['0171/1234567', 'DE', '+491711234567'],
  ['+49 (0) 171 1234567', 'DE', '+491711234567'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['02 123 45 67', 'BE', '+3221234567'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['+39 06 1234 5678', 'IT', '+390612345678'],
  ['612 345 678', 'ES', '+34612345678'],
  ['621 123 456', 'LU', '+352621123456'],
  ['07911 123456', 'GB', '+447911123456'],
  ['(212) 555-0100', 'US', '+12125550100'],
  ['1-212-555-0100', 'US', '+12125550100'],
  ['011 31 6 12345678', 'US', '+31612345678'],
  ['06 20 123 4567', 'HU', '+36201234567'],
  ['8 (912) 345-67-89', 'RU', '+79123456789'],
  ['812 345 67 89', 'RU', '+78123456789'],
  ['079 123 45 67', 'CH', '+41791234567'],
])('%s in %s is %s', (text, country, value) => expect(phoneOf(text, country)).toEqual({ ok: true, value }))

test.each([
  ['', 'NL'],
  ['06 1234567', 'NL'],
  ['06 123456789', 'NL'],
  ['bel me', 'NL'],
  ['06 12345678 of 030 2001000', 'NL'],
  ['06 12345678 x12', 'NL'],
  ['+', 'NL'],
  ['+31', 'NL'],
  ['++31612345678', 'NL'],
  ['+0612345678', 'NL'],
  ['+999 1234567', 'NL'],
  ['+4912345678901234', 'DE'],
  ['12', 'DE'],
  ['0470 12 34', 'BE'],
  ['0612345678', 'XX'],
  ['0612345678', 'constructor'],
  ['06\u000012345678', 'NL'],
])('%j in %s is no number', (text, country) => {
  expect(phoneOf(text, country)).toEqual({ ok: false, code: 'malformed_phone' })
})

test('every country has a code, and a number is read back from it', () => {
  for (const country of countryCodes) {
    const code = callingCodeOf(country)
    expect(code, country).not.toBeNull()
    expect(callingCodeIn(`${code}23456789`), country).toBe(code)
  }
  expect(['NL', 'DE', 'BE', 'FR', 'GB', 'IT', 'ES', 'PT', 'LU'].filter(dropsTrunkZero)).toEqual([
    'NL',
    'DE',
    'BE',
    'FR',
    'GB',
  ])
})

test('what comes out is E.164, and comes out again from any country, spaced in any way', () => {
  const digits = array(integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 16 })
  const start = constantFrom('', '+', '00', '0', '+31', '+49 (0)')
  assert(
    property(start, digits, constantFrom(...countryCodes), constantFrom('', ' ', '-', '.'), (...typed) => {
      const [prefix, number, country, joint] = typed
      const phone = phoneOf(prefix + number.join(joint), country)
      if (!phone.ok) return
      expect(phone.value).toMatch(/^\+[1-9][0-9]{6,14}$/)
      for (const elsewhere of [country, 'NL', 'IT', 'US']) expect(phoneOf(phone.value, elsewhere)).toEqual(phone)
    }),
    { numRuns: 5000 },
  )
})

test('any text has an answer', () => {
  assert(
    property(string({ unit: 'binary' }), constantFrom(...countryCodes), (text, country) => {
      expect(typeof phoneOf(text, country).ok).toBe('boolean')
    }),
  )
})
