import { describe, expect, test } from 'vitest'
import { sampleRow } from '#tests/builders/sample-extension-rows.ts'
import { extensionQueryOf, initialView, matchingRows, rowsOfView, withTyped } from './extension-search.ts'

const rows = [
  'amsterdam',
  'berlin',
  'co',
  'co.uk',
  'com',
  'koeln',
  'nl',
  'shoes',
  'shop',
  'shop.hu',
  'uk',
  'workshop',
].map((tld) => sampleRow(tld))
const russian = sampleRow('xn--p1ai', { unicode: 'рф' })
const adviser = sampleRow('xn--vermgensberater-ctb', { unicode: 'vermögensberater' })
const all = [...rows, russian, adviser]
const groups = [
  { label: 'Winkel', tlds: ['shop'] },
  { label: 'Städte', tlds: ['amsterdam', 'berlin', 'koeln'] },
]

const found = (ending: string, isDotted = false) =>
  matchingRows({ ending, isDotted }, all, groups).map(({ unicode }) => unicode)

describe('what was typed', () => {
  test.each([
    ['', { name: '', ending: '', isDotted: false }],
    ['sho', { name: '', ending: 'sho', isDotted: false }],
    ['.Sho', { name: '', ending: 'sho', isDotted: true }],
    [' groen.sho ', { name: 'groen', ending: 'sho', isDotted: true }],
    ['Grüne Finger.de', { name: 'grünefinger', ending: 'de', isDotted: true }],
    ['groen.', { name: 'groen', ending: '', isDotted: true }],
    ['co.u', { name: '', ending: 'co.u', isDotted: true }],
    ['.co.uk', { name: '', ending: 'co.uk', isDotted: true }],
    ['groen.co.uk', { name: 'groen', ending: 'co.uk', isDotted: true }],
  ])('%j', (text, query) => {
    expect(extensionQueryOf(text, all)).toEqual(query)
  })
})

describe('which extensions fit', () => {
  test('none typed: all, as they were', () => {
    expect(matchingRows({ ending: '', isDotted: false }, all, groups)).toEqual(all)
  })

  test('a beginning comes before a part, and what people know before the rest', () => {
    expect(found('sho')).toEqual(['shop', 'shoes', 'shop.hu', 'workshop'])
  })

  test('the same comes first, then a beginning, then the beginning of the last part', () => {
    expect(found('co')).toEqual(['co', 'co.uk', 'com'])
    expect(found('uk')).toEqual(['uk', 'co.uk'])
  })

  test('another script is found by its letters and by its A-label, accents or not', () => {
    expect(found('рф')).toEqual(['рф'])
    expect(found('xn--p1')).toEqual(['рф'])
    expect(found('vermog')).toEqual(['vermögensberater'])
    expect(found('vermög')).toEqual(['vermögensberater'])
  })

  test('an umlaut is found however the registry spells it', () => {
    expect(found('köln')).toEqual(['koeln'])
  })

  test('the word on a chip finds its group, from three letters', () => {
    expect(found('winkel')).toEqual(['shop'])
    expect(found('stadte')).toEqual(['amsterdam', 'berlin', 'koeln'])
    expect(found('städ')).toEqual(['amsterdam', 'berlin', 'koeln'])
    expect(found('wi')).toEqual([])
    expect(found('winkel', true)).toEqual([])
  })

  test('nothing fits what nobody sells', () => {
    expect(found('zzz')).toEqual([])
  })
})

const viewRows = ['com', 'gent', 'nl', 'shop'].map((tld) => sampleRow(tld))
const viewGroups = {
  popular: { label: 'Populair', tlds: ['nl', 'com', 'notsold'] },
  nearby: { label: 'Nederland en buren', tlds: ['nl'] },
  shop: { label: 'Winkel', tlds: ['shop'] },
  cities: { label: 'Steden', tlds: ['gent'] },
}
const seen = (view: typeof initialView) => rowsOfView(view, viewRows, viewGroups).rows.map(({ tld }) => tld)

test('a list begins with the popular ones in their own order, without what is not sold', () => {
  expect(seen(initialView)).toEqual(['nl', 'com'])
})

test('typing looks through everything, unless a group was chosen', () => {
  expect(seen(withTyped(initialView, 'sho'))).toEqual(['shop'])
  expect(seen(withTyped({ ...initialView, group: 'nearby' }, 'sho'))).toEqual([])
  expect(withTyped(initialView, '  ').group).toBe('popular')
})

test('a name before the extension goes along', () => {
  expect(rowsOfView(withTyped(initialView, 'groen.sho'), viewRows, viewGroups)).toEqual({
    name: 'groen',
    rows: [viewRows.find(({ tld }) => tld === 'shop')],
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
