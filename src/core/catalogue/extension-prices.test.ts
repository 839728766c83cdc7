import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { extensionPricesOf } from './extension-prices.ts'
import { slugOfExtension, tldOfSlug } from './extension.ts'
import { cents } from '#core/money/money.ts'
import { sampleExtension, today } from '#tests/builders/sample-catalogue.ts'

test('a row has the prices of first term, renewal, transfer and three years', () => {
  expect(extensionPricesOf(sampleExtension('nl'), today)).toEqual({
    frequency: 'yearly',
    firstTerm: 399,
    renewal: 999,
    transfer: 0,
    threeYears: 2397,
  })
})

test('a longer minimum term is charged once per term', () => {
  expect(extensionPricesOf(sampleExtension('ai', { minYears: 2 }), today)).toMatchObject({
    frequency: '2-yearly',
    threeYears: 399 + 999,
  })
})

test('three years are the first term and every renewal that starts within them', () => {
  const charge = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(charge, charge, charge, fc.integer({ min: 1, max: 10 }), (plain, off, transfer, minYears) => {
      const sample = sampleExtension('nl', { minYears })
      const discount = { applicableTo: 'purchase', label: { nl: '', de: '', en: '' }, amount: cents(off) } as const
      const extension = {
        ...sample,
        history: [{ from: today, charge: cents(plain) }],
        discounts: [discount],
        transfer: { ...sample.transfer, history: [{ from: today, charge: cents(transfer) }] },
      }
      let years = minYears
      let charged = Math.max(0, plain - off)
      for (; years < 3; years += minYears) charged += plain
      expect(extensionPricesOf(extension, today)).toMatchObject({
        firstTerm: Math.max(0, plain - off),
        renewal: plain,
        transfer,
        threeYears: charged,
      })
    }),
  )
})

test('an extension that is not on sale has no prices', () => {
  expect(extensionPricesOf(sampleExtension('nl'), '2025-12-31')).toBeNull()
})

test('slugs of domain names', () => {
  expect(tldOfSlug(slugOfExtension('co.uk'))).toBe('co.uk')
  expect(tldOfSlug('webhosting-stek')).toBeNull()
})
