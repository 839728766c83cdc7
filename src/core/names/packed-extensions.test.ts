import { expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import { packedOf, unpacked } from './packed-extensions.ts'
import { sampleCatalogue, sampleExtension, today } from '#tests/builders/sample-catalogue.ts'

test('packed extensions are unpacked unchanged after conversion to JSON and back', () => {
  const table = unpacked(JSON.parse(JSON.stringify(packedOf(sampleCatalogue, today))))
  expect(table.closedSuffixes).toEqual(sampleCatalogue.closedSuffixes)
  expect(table.extensions).toEqual(sampleCatalogue.extensions)
})

test('past prices are left out, announced prices are included', () => {
  const history = [
    { from: '2026-01-01', charge: cents(1) },
    { from: '2026-06-01', charge: cents(2) },
    { from: '2027-01-01', charge: cents(3) },
  ] as const
  const extensions = new Map([['nl', sampleExtension('nl', { history })]])
  const packed = packedOf({ extensions, closedSuffixes: new Set() }, today)
  expect(packed.models[0]?.model.history).toEqual(history.slice(1))
})
