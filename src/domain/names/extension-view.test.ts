import { expect, test } from 'vitest'
import { firstView, viewedRows, withTyped } from './extension-view.ts'
import { sampleRow } from '#tests/builders/sample-extension-rows.ts'

const rows = ['com', 'gent', 'nl', 'shop'].map((tld) => sampleRow(tld))
const groups = {
  popular: { label: 'Populair', tlds: ['nl', 'com', 'notsold'] },
  nearby: { label: 'Nederland en buren', tlds: ['nl'] },
  shop: { label: 'Winkel', tlds: ['shop'] },
  cities: { label: 'Steden', tlds: ['gent'] },
}
const seen = (view: typeof firstView) => viewedRows(view, rows, groups).rows.map(({ tld }) => tld)

test('a list begins with the popular ones in their own order, without what is not sold', () => {
  expect(seen(firstView)).toEqual(['nl', 'com'])
})

test('typing looks through everything, unless a group was chosen', () => {
  expect(seen(withTyped(firstView, 'sho'))).toEqual(['shop'])
  expect(seen(withTyped({ ...firstView, group: 'nearby' }, 'sho'))).toEqual([])
  expect(withTyped(firstView, '  ').group).toBe('popular')
})

test('a name before the extension goes along', () => {
  expect(viewedRows(withTyped(firstView, 'groen.sho'), rows, groups)).toEqual({
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
