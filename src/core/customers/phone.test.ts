import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import examples from 'libphonenumber-js/examples.mobile.json'
import { type CountryCode, getCountryCallingCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/metadata.max.json'
import { countryCodes } from '#core/locale/country.ts'
import { callingCodeIn, callingCodeOf, phoneOf } from './phone.ts'

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
  ['06 1 234 5678', 'HU', '+3612345678'],
  ['+36 06 20 123 4567', 'NL', '+36201234567'],
  ['8 029 491-19-11', 'BY', '+375294911911'],
  ['029 491 19 11', 'BY', '+375294911911'],
  ['+375 8 029 491 19 11', 'NL', '+375294911911'],
  ['8 (771) 000-99-98', 'KZ', '+77710009998'],
  ['+7 8 771 000 99 98', 'NL', '+77710009998'],
  ['+383 43 201 234', 'NL', '+38343201234'],
  ['+383 043 201 234', 'NL', '+38343201234'],
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
])('%j in %s is not a number', (text, country) => {
  expect(phoneOf(text, country)).toEqual({ ok: false, code: 'malformed_phone' })
})

test('every country has a calling code that is recognized in a number', () => {
  for (const country of countryCodes) {
    const code = callingCodeOf(country)
    expect(code, country).not.toBeNull()
    expect(callingCodeIn(`${code}23456789`), country).toBe(code)
  }
})

/** The trunk prefix of a country (sixth column of its metadata); 0 if there is none. */
function trunkPrefixOf(country: CountryCode): string {
  const plan: unknown = metadata.countries[country]
  const prefix: unknown = Array.isArray(plan) ? plan[5] : null
  return typeof prefix === 'string' ? prefix : ''
}

describe('compared with libphonenumber', () => {
  /* Territories that the metadata lacks, because they use the numbers of a neighbouring country. */
  const lacking = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']
  const known = countryCodes.filter((country) => isSupportedCountry(country))

  test('every calling code is equal', () => {
    expect(countryCodes.filter((country) => !isSupportedCountry(country))).toEqual(lacking)
    for (const country of known) expect(callingCodeOf(country), country).toBe(getCountryCallingCode(country))
  })

  test.each<CountryCode>([...known, 'XK', 'AC'])('a number of %s is read in every notation', (country) => {
    const example = getExampleNumber(country, examples)
    if (example === undefined) throw new Error(country)
    const trunk = trunkPrefixOf(country)
    const { nationalNumber: number, countryCallingCode: code } = example
    const international = [
      example.number,
      example.formatInternational(),
      `00${code}${number}`,
      `+${code} ${trunk} ${number}`,
      `+${code} (${trunk}) ${number}`,
    ]
    /*
     * Argentine mobile numbers are dialled nationally with an infix 15, which becomes a leading 9. Only the server
     * handles that.
     */
    const national = [trunk + number, number, ...(country === 'AR' ? [] : [example.formatNational()])]
    for (const text of international) expect(phoneOf(text, 'NL'), text).toEqual({ ok: true, value: example.number })
    if (callingCodeOf(country) === null) return
    for (const text of [...international, ...national])
      expect(phoneOf(text, country), text).toEqual({ ok: true, value: example.number })
  })
})

test('the result is E.164, and is unchanged when parsed again for any country with any spacing', () => {
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

test('any text gives a result', () => {
  assert(
    property(string({ unit: anyCharacter }), constantFrom(...countryCodes), (text, country) => {
      expect(typeof phoneOf(text, country).ok).toBe('boolean')
    }),
  )
})
