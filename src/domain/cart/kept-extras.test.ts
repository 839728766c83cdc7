import { expect, test } from 'vitest'
import { extrasKeptWith } from './kept-extras.ts'
import { hostingChoice, sampleCatalogue } from '#tests/builders/sample-catalogue.ts'

const items = [
  hostingChoice('h', null, 'tuin.nl', 'small'),
  hostingChoice('a', 'h', 'tuin.nl', 'extra-a'),
  hostingChoice('b', 'h', 'tuin.nl', 'extra-b'),
]

test('extras the next package takes are kept', () => {
  expect(extrasKeptWith(sampleCatalogue, items, 'h', { productSlug: 'large', priceFrequency: 'yearly' })).toEqual([
    'extra-a',
  ])
})

test('extras without the next term are not', () => {
  expect(extrasKeptWith(sampleCatalogue, items, 'h', { productSlug: 'small', priceFrequency: 'monthly' })).toEqual([
    'extra-a',
  ])
  expect(extrasKeptWith(sampleCatalogue, items, 'h', { productSlug: 'small', priceFrequency: 'yearly' })).toEqual([
    'extra-a',
    'extra-b',
  ])
})
