import { expect, test } from 'vitest'
import { frequencyOf, frequencyOfYears, monthsOf } from './frequency.ts'

test.each([
  ['monthly', 1],
  ['yearly', 12],
  ['2-yearly', 24],
  ['10-yearly', 120],
])('%s is %i months', (word, months) => {
  const frequency = frequencyOf(word)
  expect(frequency).toBe(word)
  expect(frequency && monthsOf(frequency)).toBe(months)
})

test.each([
  '',
  'Monthly',
  'yearly ',
  '1-yearly',
  '0-yearly',
  '02-yearly',
  '11-yearly',
  '2.5-yearly',
  '12',
  '__proto__',
])('"%s" is not a frequency', (word) => expect(frequencyOf(word)).toBeNull())

test('years are converted to terms', () => {
  expect([1, 2, 10].map(frequencyOfYears)).toEqual(['yearly', '2-yearly', '10-yearly'])
  expect(() => frequencyOfYears(0)).toThrow(RangeError)
  expect(() => frequencyOfYears(1.5)).toThrow(RangeError)
})
