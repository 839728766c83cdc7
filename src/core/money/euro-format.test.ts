import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatEuro, formatRate } from './euro-format.ts'
import { basisPoints, cents } from './money.ts'
import { formatCount } from '#core/locale/number-format.ts'

test.each([
  [4800, '€\u00a048,00', '48,00\u00a0€', '€48.00'],
  [5, '€\u00a00,05', '0,05\u00a0€', '€0.05'],
  [0, '€\u00a00,00', '0,00\u00a0€', '€0.00'],
  [123_456_789, '€\u00a01.234.567,89', '1.234.567,89\u00a0€', '€1,234,567.89'],
  [-1250, '€\u00a0-12,50', '-12,50\u00a0€', '-€12.50'],
])('%i cents', (amount, nl, de, en) => {
  expect(formatEuro(cents(amount), 'nl')).toBe(nl)
  expect(formatEuro(cents(amount), 'de')).toBe(de)
  expect(formatEuro(cents(amount), 'en')).toBe(en)
})

test('agrees with the locale data of the runtime', () => {
  const languages = { nl: 'nl-NL', de: 'de-DE', en: 'en-IE' } as const
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('nl', 'de', 'en'), (amount, locale) => {
      const format = new Intl.NumberFormat(languages[locale], { style: 'currency', currency: 'EUR' })
      expect(formatEuro(cents(amount), locale)).toBe(format.format(amount / 100))
    }),
  )
})

test.each([
  [2100, '21%', '21\u00a0%', '21%'],
  [2550, '25,5%', '25,5\u00a0%', '25.5%'],
  [0, '0%', '0\u00a0%', '0%'],
  [2000, '20%', '20\u00a0%', '20%'],
  [805, '8,05%', '8,05\u00a0%', '8.05%'],
])('a rate of %i basis points', (rate, nl, de, en) => {
  expect(formatRate(basisPoints(rate), 'nl')).toBe(nl)
  expect(formatRate(basisPoints(rate), 'de')).toBe(de)
  expect(formatRate(basisPoints(rate), 'en')).toBe(en)
})

test('thousands are separated', () => {
  expect([7, 999, 1921, 1_000_000].map((count) => formatCount(count, 'nl'))).toEqual(['7', '999', '1.921', '1.000.000'])
})
