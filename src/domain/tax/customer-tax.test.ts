import { assert, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes, euCountries, isEu } from '#domain/basics/country.ts'
import { taxOf } from './customer-tax.ts'
import { vatRateOf } from './vat.ts'
import { vatRateIn } from './vat-rates.ts'

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
  ['GB', 'private', null, true, 0],
  ['CH', 'business', null, true, 0],
  ['US', 'private', null, true, 0],
] as const)('[T1] %s, %s, number %s: exempt %s, %s %%', (country, kind, state, taxExempt, taxPercentage) => {
  expect(taxOf({ country, customerType: kind, vatState: state }, today)).toEqual({ taxExempt, taxPercentage })
})

test('[T1] the rate is that of the day', () => {
  const subject = { country: 'RO', customerType: 'private', vatState: null } as const
  expect([taxOf(subject, '2025-07-31'), taxOf(subject, '2025-08-01')].map((tax) => tax.taxPercentage)).toEqual([19, 21])
})

test('[T1] who is exempt pays nothing, anybody else in the EU the rate of the own country, to the basis point', () => {
  assert(
    property(record({ country: constantFrom(...countryCodes), customerType: type, vatState }), (subject) => {
      const tax = taxOf(subject, today)
      const shifted = subject.country !== 'NL' && subject.customerType === 'business' && subject.vatState === 'valid'
      expect(tax.taxExempt).toBe(!isEu(subject.country) || shifted)
      expect(vatRateOf(tax)).toBe(tax.taxExempt ? 0 : vatRateIn(subject.country, today))
    }),
    { numRuns: 2000 },
  )
})

test('[T1] a number that is not confirmed never saves anybody the VAT', () => {
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

test.each(['', 'XX', 'EL', 'nl'])('[T1] %j is no country: 21 %, never exempt by mistake', (country) => {
  expect(taxOf({ country, customerType: 'business', vatState: 'valid' }, today)).toEqual({
    taxExempt: false,
    taxPercentage: 21,
  })
})
