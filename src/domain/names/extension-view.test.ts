import { expect, test } from 'vitest'
import { initialView, rowsOfView, withTyped } from './extension-view.ts'
import { sampleRow } from '#tests/builders/sample-extension-rows.ts'

const rows = ['com', 'gent', 'nl', 'shop'].map((tld) => sampleRow(tld))
const groups = {
  popular: { label: 'Populair', tlds: ['nl', 'com', 'notsold'] },
  nearby: { label: 'Nederland en buren', tlds: ['nl'] },
  shop: { label: 'Winkel', tlds: ['shop'] },
  cities: { label: 'Steden', tlds: ['gent'] },
}
const seen = (view: typeof initialView) => rowsOfView(view, rows, groups).rows.map(({ tld }) => tld)

test('a list begins with the popular ones in their own order, without what is not sold', () => {
  expect(seen(initialView)).toEqual(['nl', 'com'])
})

test('typing looks through everything, unless a group was chosen', () => {
  expect(seen(withTyped(initialView, 'sho'))).toEqual(['shop'])
  expect(seen(withTyped({ ...initialView, group: 'nearby' }, 'sho'))).toEqual([])
  expect(withTyped(initialView, '  ').group).toBe('popular')
})

test('a name before the extension goes along', () => {
  expect(rowsOfView(withTyped(initialView, 'groen.sho'), rows, groups)).toEqual({
    name: 'groen',
    rows: [rows.find(({ tld }) => tld === 'shop')],
  })
})

test('sorting goes over what fits', () => {
  expect(seen({ typed: '', group: 'all', sort: { by: 'name', descending: true } })).toEqual([
    'shop',
    'nl',
    'gent',
    'com',
  ])
})
