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

describe('parsed search input', () => {
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

describe('matching extensions', () => {
  test('empty input matches all, in their order', () => {
    expect(matchingRows({ ending: '', isDotted: false }, all, groups)).toEqual(all)
  })

  test('a prefix ranks before a substring, and popular extensions before others', () => {
    expect(found('sho')).toEqual(['shop', 'shoes', 'shop.hu', 'workshop'])
  })

  test('an equal extension ranks first, then a prefix, then a prefix of the last label', () => {
    expect(found('co')).toEqual(['co', 'co.uk', 'com'])
    expect(found('uk')).toEqual(['uk', 'co.uk'])
  })

  test('other scripts are found by their letters and by their A-label, with or without accents', () => {
    expect(found('рф')).toEqual(['рф'])
    expect(found('xn--p1')).toEqual(['рф'])
    expect(found('vermog')).toEqual(['vermögensberater'])
    expect(found('vermög')).toEqual(['vermögensberater'])
  })

  test('an umlaut is found in both spellings that registries use', () => {
    expect(found('köln')).toEqual(['koeln'])
  })

  test('the label of a group finds its extensions, from three letters', () => {
    expect(found('winkel')).toEqual(['shop'])
    expect(found('stadte')).toEqual(['amsterdam', 'berlin', 'koeln'])
    expect(found('städ')).toEqual(['amsterdam', 'berlin', 'koeln'])
    expect(found('wi')).toEqual([])
    expect(found('winkel', true)).toEqual([])
  })

  test('nothing matches an extension that is not sold', () => {
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

test('the list starts with the popular extensions in their own order, without those not sold', () => {
  expect(seen(initialView)).toEqual(['nl', 'com'])
})

test('typing searches all extensions, unless a group was chosen', () => {
  expect(seen(withTyped(initialView, 'sho'))).toEqual(['shop'])
  expect(seen(withTyped({ ...initialView, group: 'nearby' }, 'sho'))).toEqual([])
  expect(withTyped(initialView, '  ').group).toBe('popular')
})

test('a name typed before the extension is kept', () => {
  expect(rowsOfView(withTyped(initialView, 'groen.sho'), viewRows, viewGroups)).toEqual({
    name: 'groen',
    rows: [viewRows.find(({ tld }) => tld === 'shop')],
  })
})

test('sorting applies to the matching extensions', () => {
  expect(seen({ typed: '', group: 'all', sort: { by: 'name', descending: true } })).toEqual([
    'shop',
    'nl',
    'gent',
    'com',
  ])
})
