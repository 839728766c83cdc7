import { assert, constantFrom, emailAddress, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { emailFault, emailKeyOf, normalizeEmail } from './email.ts'

test.each([
  'jan@voorbeeld.nl',
  ' jan@voorbeeld.nl ',
  'Jan.de-Vries+winkel@Sub.Voorbeeld.CO.UK',
  "o'brien@example.ie",
  'j@münchen.de',
  'jörg@xn--mnchen-3ya.de',
  `${'a'.repeat(64)}@voorbeeld.nl`,
  'a@1und1.de',
  'a@ab--cd.nl',
  'a@a---a.nl',
])('%s is a valid address', (text) => expect(emailFault(text)).toBeNull())

test.each(['', ' ', '\t\n'])('%j is missing', (text) => expect(emailFault(text)).toBe('required'))

test.each([
  'jan',
  'jan@',
  '@voorbeeld.nl',
  'jan@voorbeeld',
  'jan@@voorbeeld.nl',
  'jan@voor beeld.nl',
  'jan de vries@voorbeeld.nl',
  '.jan@voorbeeld.nl',
  'jan.@voorbeeld.nl',
  'ja..n@voorbeeld.nl',
  'jan@voorbeeld..nl',
  'jan@.nl',
  'jan@voorbeeld.nl.',
  'jan@-voorbeeld.nl',
  'jan@ab--.nl',
  'jan@xn--cd.nl',
  'jan@127.0.0.1',
  'jan@[127.0.0.1]',
  '"jan"@voorbeeld.nl',
  'jan <jan@voorbeeld.nl>',
  'jan@voorbeeld.nl, piet@voorbeeld.nl',
  'jan\r\nBcc: x@voorbeeld.nl',
  'jan\u200b@voorbeeld.nl',
  'jan@voor\u200bbeeld.nl',
  'jan\ud800@voorbeeld.nl',
  `${'a'.repeat(65)}@voorbeeld.nl`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.nl`,
])('%j is not a valid address', (text) => expect(emailFault(text)).toBe('malformed_email'))

test.each([
  ['A@x.nl', 'a@x.nl'],
  ['a@X.NL', 'a@x.nl'],
  [' a@x.nl ', 'a@x.nl'],
  ['cafe\u0301@x.nl', 'caf\u00e9@x.nl'],
  ['a+b@x.nl', 'a+b@x.nl'],
  ['a@MÜNCHEN.de', 'a@xn--mnchen-3ya.de'],
  ['a@mu\u0308nchen.de', 'a@xn--mnchen-3ya.de'],
  ['a@XN--MNCHEN-3YA.de', 'a@xn--mnchen-3ya.de'],
  ['Geen Adres', 'geen adres'],
])('B136 the key of %j is %j', (text, key) => expect(emailKeyOf(text)).toBe(key))

test('B136 addresses with another local part differ, dots and tags included', () => {
  const spellings = ['a+b@x.nl', 'a@x.nl', 'a.b@x.nl', 'ab@x.nl']
  expect(new Set(spellings.map(emailKeyOf)).size).toBe(spellings.length)
})

test('generated addresses are valid, and their key is a valid address with the same key', () => {
  assert(
    property(emailAddress(), constantFrom('', ' ', '\n'), (address, blank) => {
      expect(emailFault(blank + address + blank)).toBeNull()
      const key = emailKeyOf(address)
      expect(emailFault(key)).toBeNull()
      expect([key, address.toUpperCase(), ` ${address}`].map(emailKeyOf)).toEqual([key, key, key])
    }),
    { numRuns: 500 },
  )
})

test('the key of any text is its own key', () => {
  assert(
    property(tuple(string({ unit: anyCharacter }), string({ unit: 'grapheme' })), ([one, other]) => {
      for (const text of [one, other, `${one}@${other}`, `${other}@voorbeeld.nl`]) {
        const key = emailKeyOf(text)
        expect(emailKeyOf(key)).toBe(key)
        if (emailFault(text) === null) expect(normalizeEmail(text).length).toBeLessThanOrEqual(254)
      }
    }),
    { numRuns: 2000 },
  )
})
