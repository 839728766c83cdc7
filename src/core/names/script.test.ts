import { expect, test } from 'vitest'
import { scriptOf, scriptsOf } from './script.ts'

test.each([
  ['a', 'latin'],
  ['ß', 'latin'],
  ['ж', 'cyrillic'],
  ['ー', 'kana'],
  ['々', 'han'],
  ['ं', 'devanagari'],
  ['☃', 'other'],
  ['௹', 'other'],
  ['\u0301', 'other'],
  ['ᚠ', 'other'],
])('%s is %s', (character, script) => {
  expect(scriptOf(character)).toBe(script)
})

test('digits and hyphens belong to every script', () => {
  expect([...scriptsOf('24-7')]).toEqual([])
  expect([...scriptsOf('жa-1')].toSorted()).toEqual(['cyrillic', 'latin'])
})
