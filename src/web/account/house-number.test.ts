import { expect, test } from 'vitest'
import { withHouseNumber } from '#web/account/house-number.ts'

test.each([
  ['Oudegracht 14', 'Oudegracht', '14'],
  ['Oudegracht 14a', 'Oudegracht', '14a'],
  ['Oudegracht 14 bis', 'Oudegracht 14 bis', ''],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Lange Straat, 5-7', 'Lange Straat', '5-7'],
  ['Hauptstraße 12/3', 'Hauptstraße', '12/3'],
  ['2e Oosterparkstraat 8 hs', '2e Oosterparkstraat', '8 hs'],
  ['Oudegracht', 'Oudegracht', ''],
  ['14', '14', ''],
  ['', '', ''],
])('%s', (line, street, houseNumber) => {
  expect(withHouseNumber({ street: line, houseNumber: '' })).toEqual({ street, houseNumber })
})

test('a number that is there already stays, and so does the street', () => {
  const values = { street: 'Plein 1944', houseNumber: '12' }
  expect(withHouseNumber(values)).toBe(values)
})
