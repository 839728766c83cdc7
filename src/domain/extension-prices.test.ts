import { expect, test } from 'vitest'
import { extensionPricesOf } from './extension-prices.ts'
import { slugOfExtension, tldOfSlug } from './extension.ts'
import { sampleExtension, today } from './sample-catalogue.ts'

test('a row has first term, renewal, move-in and three years', () => {
  expect(extensionPricesOf(sampleExtension('nl'), today)).toEqual({
    frequency: 'yearly',
    firstTerm: 399,
    renewal: 999,
    transfer: 0,
    threeYears: 2397,
  })
})

test('a longer minimum term is charged as often as it returns', () => {
  expect(extensionPricesOf(sampleExtension('ai', { minYears: 2 }), today)).toMatchObject({
    frequency: '2-yearly',
    threeYears: 399 + 999,
  })
})

test('not on sale: no prices', () => {
  expect(extensionPricesOf(sampleExtension('nl'), '2025-12-31')).toBeNull()
})

test('slugs of domain names', () => {
  expect(tldOfSlug(slugOfExtension('co.uk'))).toBe('co.uk')
  expect(tldOfSlug('webhosting-stek')).toBeNull()
})
