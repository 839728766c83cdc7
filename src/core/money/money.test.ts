import * as fc from 'fast-check'
import { assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  basisPoints,
  basisPointsOfPercentage,
  cents,
  centsOfDecimal,
  centsOfEuros,
  decimalOf,
  divideHalfUp,
  eurosOf,
  negated,
  percentageOf,
  sumOf,
  vatOn,
  vatPairOf,
} from './money.ts'

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

test('a written amount is read back to the cent', () => {
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

const amounts = fc.integer({ min: 0, max: 900_000_000_000 })
const signedAmounts = fc.integer({ min: -900_000_000_000, max: 900_000_000_000 })
const rates = fc.integer({ min: 0, max: 10_000 })

/** Reference implementation with BigInt, which cannot lose precision. */
function oracle(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(numerator)
  const rounded = (2n * product + BigInt(denominator)) / (2n * BigInt(denominator))
  return Number(amount < 0 ? -rounded : rounded) + 0
}

test('[T2] VAT is rounded half up to the cent, as computed with BigInt', () => {
  fc.assert(
    fc.property(signedAmounts, rates, (net, rate) => {
      expect(vatOn(cents(net), basisPoints(rate))).toBe(oracle(net, rate, 10_000))
    }),
    { numRuns: 2000 },
  )
})

test('[T2] exactly half a cent is rounded up', () => {
  expect(vatOn(cents(50), basisPoints(2100))).toBe(11)
  expect(vatOn(cents(150), basisPoints(2100))).toBe(32)
  expect(vatOn(cents(100), basisPoints(50))).toBe(1)
  expect(vatOn(cents(-50), basisPoints(2100))).toBe(-11)
})

test('VAT on the total: 37.50 + 12.50 at 21 % is 10.50', () => {
  expect(vatOn(sumOf([cents(3750), cents(1250)]), basisPoints(2100))).toBe(1050)
})

test('a rate with a decimal is exact', () => {
  expect(vatOn(cents(10_000), basisPoints(2550))).toBe(2550)
})

test('division rounds half up, for even and odd divisors', () => {
  fc.assert(
    fc.property(signedAmounts, fc.integer({ min: 1, max: 1000 }), (amount, divisor) => {
      expect(divideHalfUp(amount, divisor)).toBe(oracle(amount, 1, divisor))
    }),
  )
})

test('amounts are unchanged after conversion to euros and back', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const wire: unknown = JSON.parse(JSON.stringify(eurosOf(cents(amount))))
      expect(wire).toBeTypeOf('number')
      expect(centsOfEuros(Number(wire))).toBe(amount)
    }),
  )
})

test('euros print as the exact decimal', () => {
  expect(JSON.stringify([1210, 5, 1999, 100, 0].map((amount) => eurosOf(cents(amount))))).toBe('[12.1,0.05,19.99,1,0]')
})

test.each([1.005, 0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 2 ** 53])(
  '%s euros are not whole cents',
  (euros) => expect(centsOfEuros(euros)).toBeNull(),
)

test('rates are unchanged after conversion to percentages and back', () => {
  fc.assert(
    fc.property(rates, (rate) => {
      expect(basisPointsOfPercentage(percentageOf(basisPoints(rate)))).toBe(rate)
    }),
    { examples: [[0], [10_000]] },
  )
})

test.each([-1, 100.01, 21.005, Number.NaN])('%s is not a valid percentage', (percentage) => {
  expect(basisPointsOfPercentage(percentage)).toBeNull()
})

test('an amount and its negation add up to zero', () => {
  fc.assert(fc.property(signedAmounts, (amount) => sumOf([cents(amount), negated(cents(amount))]) === 0))
  expect(Object.is(negated(cents(0)), 0)).toBe(true)
})

test('half cents and unsafe sums are bugs, and throw', () => {
  expect(() => cents(0.5)).toThrow(new RangeError('not whole cents: 0.5'))
  expect(() => cents(Number.NaN)).toThrow(RangeError)
  expect(() => sumOf([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError)
  expect(() => basisPoints(-1)).toThrow(new RangeError('not basis points: -1'))
  expect(() => basisPoints(10_001)).toThrow(RangeError)
  expect(Object.is(cents(-0), 0)).toBe(true)
})

test('amounts without and with VAT', () => {
  expect(vatPairOf(cents(4800), basisPoints(2100))).toEqual({ excl: 4800, incl: 5808 })
})
