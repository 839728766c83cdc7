import { expect, test } from 'vitest'
import { exemptionOf, taxOf, vatRateIn } from './vat.ts'
import { vatRateOf } from './vat-rate.ts'
import { assert, constantFrom, date, property, record } from 'fast-check'
import { countryCodes, euCountries, isInVatArea } from '#core/locale/country.ts'
import { isIsoDate } from '#core/time/iso-date.ts'

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

test('on every day a member state has a rate of 15 % or more, and other countries have none', () => {
  const day = date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  assert(
    property(constantFrom(...countryCodes), day, (country, moment) => {
      const text = moment.toISOString().slice(0, 10)
      if (!isIsoDate(text)) throw new Error(text)
      const rate = vatRateIn(country, text)
      if (isInVatArea(country)) expect(rate).toBeGreaterThanOrEqual(1500)
      else expect(rate).toBeNull()
    }),
    { numRuns: 500 },
  )
})

const today = '2026-11-15'
const type = constantFrom('private' as const, 'business' as const)
const vatState = constantFrom('valid' as const, 'invalid' as const, 'unknown' as const, null)

test.each([
  ['NL', 'private', null, false, 21],
  ['NL', 'business', null, false, 21],
  ['NL', 'business', 'valid', false, 21],
  ['BE', 'private', null, false, 21],
  ['DE', 'private', null, false, 19],
  ['FI', 'private', null, false, 25.5],
  ['HU', 'private', null, false, 27],
  ['DE', 'business', null, false, 19],
  ['DE', 'business', 'unknown', false, 19],
  ['DE', 'business', 'invalid', false, 19],
  ['DE', 'business', 'valid', true, 0],
  ['GR', 'business', 'valid', true, 0],
  ['MC', 'private', null, false, 20],
  ['MC', 'business', 'invalid', false, 20],
  ['MC', 'business', 'valid', true, 0],
  ['AX', 'private', null, true, 0],
  ['IM', 'private', null, true, 0],
  ['GB', 'private', null, true, 0],
  ['CH', 'business', null, true, 0],
  ['US', 'private', null, true, 0],
] as const)('[T1] %s, %s, number %s: exempt %s, %s %%', (country, kind, state, taxExempt, taxPercentage) => {
  expect(taxOf({ country, customerType: kind, vatState: state }, today)).toEqual({ taxExempt, taxPercentage })
})

test('[T1] an exemption has its reason', () => {
  const reasons = ['NL', 'DE', 'CH', 'XX'].map((country) =>
    exemptionOf({ country, customerType: 'business', vatState: 'valid' }),
  )
  expect(reasons).toEqual([null, 'reverse_charge', 'outside_eu', null])
})

test('[T1] the rate depends on the day', () => {
  const subject = { country: 'RO', customerType: 'private', vatState: null } as const
  expect([taxOf(subject, '2025-07-31'), taxOf(subject, '2025-08-01')].map((tax) => tax.taxPercentage)).toEqual([19, 21])
})

test('[T1] exempt customers pay nothing, others in the EU the rate of their country, to the basis point', () => {
  assert(
    property(record({ country: constantFrom(...countryCodes), customerType: type, vatState }), (subject) => {
      const tax = taxOf(subject, today)
      const shifted = subject.country !== 'NL' && subject.customerType === 'business' && subject.vatState === 'valid'
      expect(tax.taxExempt).toBe(!isInVatArea(subject.country) || shifted)
      expect(vatRateOf(tax)).toBe(tax.taxExempt ? 0 : vatRateIn(subject.country, today))
    }),
    { numRuns: 2000 },
  )
})

test('[T1] an unconfirmed number never saves the VAT', () => {
  assert(
    property(
      constantFrom(...euCountries),
      type,
      constantFrom('invalid' as const, 'unknown' as const, null),
      (...of) => {
        const [country, kind, state] = of
        expect(taxOf({ country, customerType: kind, vatState: state }, today).taxExempt).toBe(false)
      },
    ),
  )
})

test.each(['', 'XX', 'EL', 'nl'])('[T1] %j is not a country: 21 %, never exempt by mistake', (country) => {
  expect(taxOf({ country, customerType: 'business', vatState: 'valid' }, today)).toEqual({
    taxExempt: false,
    taxPercentage: 21,
  })
})

test('[T1] a visitor pays 21 %', () => {
  expect(vatRateOf(null)).toBe(2100)
})

test('[T1] an exempt customer pays nothing, whatever the percentage', () => {
  expect(vatRateOf({ taxExempt: true, taxPercentage: 19 })).toBe(0)
})

test('[T1] any other customer pays their own percentage, 0 and decimals included', () => {
  expect(vatRateOf({ taxExempt: false, taxPercentage: 25.5 })).toBe(2550)
  expect(vatRateOf({ taxExempt: false, taxPercentage: 0 })).toBe(0)
})

test('[T1] a customer without a percentage pays 21 %', () => {
  expect(vatRateOf({ taxExempt: false, taxPercentage: null })).toBe(2100)
})

test.each([-1, 101, Number.NaN, 20.999])('a percentage of %s is invalid', (taxPercentage) => {
  expect(vatRateOf({ taxExempt: false, taxPercentage })).toBe(2100)
})
