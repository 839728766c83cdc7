import { assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { centsOfDecimal, decimalOf } from './decimal-amount.ts'
import { cents } from './money.ts'

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [99, '0.99'],
  [6050, '60.50'],
  [-6050, '-60.50'],
  [123_456_789, '1234567.89'],
])('%i cents are written %s', (amount, text) => {
  expect(decimalOf(cents(amount))).toBe(text)
})

test('what is written is read back to the cent', () => {
  assert(
    property(nat({ max: 99_999_999_999_999 }), (amount) => {
      expect(centsOfDecimal(decimalOf(cents(amount)))).toBe(amount)
    }),
  )
})

test.each(['', '1', '1.0', '1.000', '1,00', '.50', '-1.00', '+1.00', ' 1.00', '1e2', '1 000.00', '１.00', '1.00\n'])(
  '%j is no amount',
  (text) => {
    expect(centsOfDecimal(text)).toBeNull()
  },
)
