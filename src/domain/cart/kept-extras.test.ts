import { expect, test } from 'vitest'
import { keptExtrasOf } from './kept-extras.ts'
import { hostingChoice, sampleCatalogue } from '#tests/builders/sample-catalogue.ts'

const items = [
  hostingChoice('h', null, 'tuin.nl', 'small'),
  hostingChoice('a', 'h', 'tuin.nl', 'extra-a'),
  hostingChoice('b', 'h', 'tuin.nl', 'extra-b'),
]

test('extras the next package takes are kept', () => {
  expect(keptExtrasOf(sampleCatalogue, items, 'h', { productSlug: 'large', priceFrequency: 'yearly' })).toEqual([
    'extra-a',
  ])
})

test('extras without the next term are not', () => {
  expect(keptExtrasOf(sampleCatalogue, items, 'h', { productSlug: 'small', priceFrequency: 'monthly' })).toEqual([
    'extra-a',
  ])
  expect(keptExtrasOf(sampleCatalogue, items, 'h', { productSlug: 'small', priceFrequency: 'yearly' })).toEqual([
    'extra-a',
    'extra-b',
  ])
})
