import { expect, test } from 'vitest'
import { countryCodes, euCountries, isCountry, isEu } from './country.ts'

test('there are 249 countries, each once, in order, and a name for every one', () => {
  expect(countryCodes).toHaveLength(249)
  expect([...new Set(countryCodes)].toSorted()).toEqual(countryCodes)
  const names = new Intl.DisplayNames('nl', { type: 'region', fallback: 'none' })
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
})

test('27 of them are in the EU', () => {
  expect(new Set(euCountries).size).toBe(27)
  expect(euCountries.every(isCountry)).toBe(true)
})

test.each(['GB', 'CH', 'NO', 'EL', 'nl', '', 'constructor'])('%j is not in the EU', (code) => {
  expect(isEu(code)).toBe(false)
})

test.each(['EL', 'UK', 'XX', 'nl', '', 'NLD', '__proto__'])('%j is no country', (code) => {
  expect(isCountry(code)).toBe(false)
})
