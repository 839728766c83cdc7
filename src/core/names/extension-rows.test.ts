import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import { extensionRows } from './extension-rows.ts'
import { packedOf } from './packed-extensions.ts'
import { sampleCatalogue, sampleExtension, today } from '#tests/builders/sample-catalogue.ts'

test('an extension that is not on sale yet is not in the list', () => {
  const history = [{ from: '2027-01-01', charge: sampleExtension('nl').history[0]?.charge ?? never() }] as const
  const extensions = new Map([
    ['nl', sampleExtension('nl')],
    ['later', sampleExtension('later', { history })],
  ])
  const rows = extensionRows(packedOf({ extensions, closedSuffixes: new Set() }, today), today, 'nl')
  expect(rows.map(({ tld }) => tld)).toEqual(['nl'])
})

test('notes are in the language of the list', () => {
  const note = { nl: 'een', de: 'eins', en: 'one' }
  const extensions = new Map([['nl', sampleExtension('nl', { note })]])
  const packed = packedOf({ extensions, closedSuffixes: sampleCatalogue.closedSuffixes }, today)
  expect(extensionRows(packed, today, 'de')[0]?.terms.note).toBe('eins')
})

test('[M18] more than 1900 extensions are in the list, each once and with the prices of the cart', () => {
  const rows = extensionRows(packedOf(catalogue, today), today, 'nl')
  expect(rows.length).toBeGreaterThan(1900)
  expect(new Set(rows.map(({ tld }) => tld)).size).toBe(rows.length)
  const wrong = rows.filter(({ tld, unicode, terms }) => {
    const extension = catalogue.extensions.get(tld)
    const prices = extension && extensionPricesOf(extension, today)
    return !(
      prices &&
      extension.unicode === unicode &&
      (['firstTerm', 'renewal', 'transfer', 'threeYears'] as const).every((each) => prices[each] === terms[each])
    )
  })
  expect(wrong).toEqual([])
})

function never(): never {
  throw new Error('the sample has no price')
}
