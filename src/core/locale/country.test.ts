import { expect, test } from 'vitest'
import { countryCodes, euCountries, isCountry, isInVatArea, vatCountryOf } from './country.ts'

test('there are 249 countries, each once, in order and with a name', () => {
  expect(countryCodes).toHaveLength(249)
  expect([...new Set(countryCodes)].toSorted()).toEqual(countryCodes)
  const names = new Intl.DisplayNames('nl', { type: 'region', fallback: 'none' })
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
})

test('27 of them are in the EU', () => {
  expect(new Set(euCountries).size).toBe(27)
  expect(euCountries.every(isCountry)).toBe(true)
})

test.each(['GB', 'CH', 'NO', 'IM', 'AX', 'GP', 'EL', 'nl', '', 'constructor'])(
  '%j is outside the VAT area of the EU',
  (code) => {
    expect(vatCountryOf(code)).toBeNull()
    expect(isInVatArea(code)).toBe(false)
  },
)

test('every member state has its own VAT, and Monaco that of France', () => {
  expect(euCountries.map(vatCountryOf)).toEqual(euCountries)
  expect(vatCountryOf('MC')).toBe('FR')
})

test.each(['EL', 'UK', 'XX', 'nl', '', 'NLD', '__proto__'])('%j is not a country', (code) => {
  expect(isCountry(code)).toBe(false)
})
