import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { commonPasswordWords, isCommonPassword, isCommonPasswordAt } from './common-passwords.ts'

const words = commonPasswordWords.trim().split(/\s+/)

test('B143 the list has thousands of words in lower case, without accents and duplicates', () => {
  expect(words.length).toBeGreaterThan(3000)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => !/^[a-zß]{4,16}$/.test(word))).toEqual([])
})

test.each(['wachtwoord', 'welkom', 'geheim', 'voetbal', 'passwort', 'sommer', 'hallo', 'password', 'dragon'])(
  'B143 %s is on it',
  (word) => expect(isCommonPassword(word)).toBe(true),
)

test('B143 the name of the shop counts as a common word', () => {
  expect([isCommonPassword('stek'), isCommonPasswordAt('Stek')('stek'), isCommonPasswordAt('Stek')('dragon')]).toEqual([
    false,
    true,
    true,
  ])
})

test('a browser loads the list in at most 15 KB', () => {
  expect(gzipSync(commonPasswordWords).length).toBeLessThanOrEqual(15_000)
})
