import { assert, constantFrom, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes, euCountries, isEu } from '#domain/basics/country.ts'
import { isIsoDate } from '#domain/basics/iso-date.ts'
import { vatRateIn } from './vat-rates.ts'

test('[T1] the standard rates of the 27', () => {
  const rates = Object.fromEntries(euCountries.map((country) => [country, vatRateIn(country, '2026-11-15')]))
  expect(rates).toEqual({
    AT: 2000,
    BE: 2100,
    BG: 2000,
    CY: 1900,
    CZ: 2100,
    DE: 1900,
    DK: 2500,
    EE: 2400,
    ES: 2100,
    FI: 2550,
    FR: 2000,
    GR: 2400,
    HR: 2500,
    HU: 2700,
    IE: 2300,
    IT: 2200,
    LT: 2100,
    LU: 1700,
    LV: 2100,
    MT: 1800,
    NL: 2100,
    PL: 2300,
    PT: 2300,
    RO: 2100,
    SE: 2500,
    SI: 2200,
    SK: 2300,
  })
})

test.each([
  ['EE', '2023-12-31', 2000],
  ['EE', '2024-01-01', 2200],
  ['EE', '2025-06-30', 2200],
  ['EE', '2025-07-01', 2400],
  ['FI', '2024-08-31', 2400],
  ['FI', '2024-09-01', 2550],
  ['RO', '2025-07-31', 1900],
  ['RO', '2025-08-01', 2100],
  ['SK', '2024-12-31', 2000],
  ['SK', '2025-01-01', 2300],
] as const)('%s on %s: %s', (country, day, rate) => expect(vatRateIn(country, day)).toBe(rate))

test('on every day a member has a rate of 15 % or more, and nobody else has one', () => {
  const day = date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  assert(
    property(constantFrom(...countryCodes), day, (country, moment) => {
      const text = moment.toISOString().slice(0, 10)
      if (!isIsoDate(text)) throw new Error(text)
      const rate = vatRateIn(country, text)
      if (isEu(country)) expect(rate).toBeGreaterThanOrEqual(1500)
      else expect(rate).toBeNull()
    }),
    { numRuns: 500 },
  )
})
