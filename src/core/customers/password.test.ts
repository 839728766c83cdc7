import { array, assert, constantFrom, integer, property, shuffledSubarray, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonPasswordWords, isCommonPasswordAt } from './common-passwords.ts'
import { canonicalPassword, passwordFault, passwordStrength } from './password.ts'

const words = commonPasswordWords.trim().split(/\s+/)
const isCommon = isCommonPasswordAt('Stek')
const jan = { email: 'jan.jansen@voorbeeld.nl', names: ['Jan', 'Jansen', 'Jansen Dakwerken B.V.'] }
const faultOf = (password: string) => passwordFault(password, jan, isCommon)

/** Ordinary words that are not on common lists of passwords. */
const uncommonWords = (
  'lantaarn kruiwagen dauwworm schemer kastanje vlonder hazelaar trapgevel wielewaal kompas brievenbus sneeuwuil ' +
  'paperclip zeewier draaiorgel veenbes regenjas katapult pannenlap mosterd knotwilg vuurtoren egelskop rietkraag ' +
  'parasol thistle lanterncraft bobsleigh tangerine quilted harpsichord nettle walnutty gazebo'
).split(' ')

/** Pseudo-random text, because fast-check tends to repeat characters. */
function randomText(seed: number, length: number): string {
  const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!%+:=?@#'
  let state = seed
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return characters.charAt((state >>> 8) % characters.length)
  }).join('')
}

describe('B143 refused passwords', () => {
  test.each(['', '12345678', 'wachtwoord', 'Stek1', 'elf tekens.'])('%j is too short', (password) => {
    expect(faultOf(password)).toBe('too_short')
  })

  test.each([
    'jan.jansen@voorbeeld.nl',
    'Jan.Jansen@Voorbeeld.NL',
    'JanJansen1985!',
    'jansendakwerken1',
    'Stekstekstek1',
    'StekHosting2026!',
    'wachtwoord12',
    'Wachtwoord123!',
    'W@chtw00rd1234',
    'P@$$w0rd1234',
    'Welkom123456!',
    'welkomwelkom',
    'Welkom-Welkom-Welkom',
    'welkom zomer 2024',
    'Lente-2026-Lente!',
    'geheimpasswort',
    'Sommer2026Sommer2026',
    'ikhouvanjou2024',
    'qwertyuiop12',
    'qwertzuiop123',
    '1q2w3e4r5t6y',
    'zaq12wsxcde3',
    '123456789012',
    '098765432109',
    '000000000000',
    'abcdefghijkl',
    'ABCDEFGHIJKL',
    'aaaaaaaaaaaaaaaaaaaa',
    'abababababab',
    'aabbccddeeff',
    'abbabaabbaba',
    '01-02-1985-jansen',
    '010219850102',
    'Amsterdam2026!!',
    'münchenmünchen',
    '😀😀😀😀😀😀😀😀😀😀😀😀',
  ])('%s is too common', (password) => expect(faultOf(password)).toBe('password_too_common'))

  test('every word of the list, with common variations', () => {
    const before = constantFrom('', '1', '!', '2026', '#')
    const after = constantFrom('1', '12', '123', '123456', '!', '1!', '2026', '1985!', '?!', '...', '0612', '@1', '99')
    const dress = constantFrom<(word: string) => string>(
      (word) => word,
      (word) => word.toUpperCase(),
      (word) => word.slice(0, 1).toUpperCase() + word.slice(1),
      (word) => word.replaceAll('a', '@').replaceAll('o', '0'),
      (word) => word.replaceAll('e', '3').replaceAll('i', '1').replaceAll('s', '$'),
      (word) => word.replaceAll('l', '1').replaceAll('a', '4'),
    )
    assert(
      property(constantFrom(...words), dress, before, after, integer({ min: 1, max: 4 }), (...of) => {
        const [word, dressed, front, back, times] = of
        const password = front + dressed(word).repeat(times) + back
        const length = Array.from(password).length
        expect(faultOf(password), password).toBe(length < 12 ? 'too_short' : 'password_too_common')
      }),
      { numRuns: 1500 },
    )
  })

  test('two words of the list and a year', () => {
    const word = constantFrom(...words)
    assert(
      property(word, word, constantFrom('', ' ', '-', '.'), constantFrom('', '1', '!', '2026'), (...of) => {
        const [one, other, joint, end] = of
        const password = one + joint + other + end
        expect(faultOf(password), password).toBe(password.length < 12 ? 'too_short' : 'password_too_common')
      }),
      { numRuns: 1000 },
    )
  })

  test('B142 more than 128 code points are refused rather than truncated', () => {
    const phrase = 'lantaarn en kruiwagen 😀 '
    const long = phrase.repeat(8)
    const points = Array.from(long)
    expect(faultOf(points.slice(0, 128).join(''))).toBeNull()
    expect(faultOf(points.slice(0, 129).join(''))).toBe('too_long')
    expect(faultOf('x'.repeat(16_384))).toBe('too_long')
  })
})

describe('B143 accepted passwords', () => {
  test.each([
    'de lantaarn draagt een kruiwagen vol regen 😀 langs zeven molens',
    '  lantaarn kruiwagen  ',
    ' correct horse battery staple',
    'correcthorsebatterystaple',
    'een egel zingt op dinsdag',
    'xkqjvzpwmnbt',
    'a7f3k9q2m4x8',
    'Tr0ub4dor&3xyz',
    'пароль из четырёх слов',
    '密码是一个很长的句子吗不是',
  ])('%j', (password) => expect(faultOf(password)).toBeNull())

  test('any four words that are not on the list, and any four that are', () => {
    const four = { minLength: 4, maxLength: 4 }
    const phrases = [
      { source: uncommonWords, joints: ['', ' ', '-', '😀'] },
      { source: words, joints: [' ', '-', '.'] },
    ]
    for (const { source, joints } of phrases) {
      assert(
        property(shuffledSubarray(source, four), constantFrom(...joints), (phrase, joint) => {
          const password = phrase.join(joint)
          expect(passwordFault(password, {}, isCommon), password).toBeNull()
        }),
        { numRuns: 250 },
      )
    }
  })

  test('any random characters from a password manager', () => {
    assert(
      property(integer(), integer({ min: 16, max: 128 }), (seed, length) => {
        const password = randomText(seed, length)
        expect(passwordFault(password, {}, isCommon), password).toBeNull()
      }),
      { numRuns: 250 },
    )
  })
})

test('a password is stored as typed; only é is the same from every keyboard', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const canonical = canonicalPassword(text)
      expect(canonicalPassword(canonical)).toBe(canonical)
      expect(canonicalPassword(text.normalize('NFD'))).toBe(canonical)
    }),
  )
  expect(canonicalPassword('  Spatie \t om  ')).toBe('  Spatie \t om  ')
})

describe('strength', () => {
  test('is 0 for a refused password, and higher for a longer one', () => {
    const strengths = [
      'Welkom123456!',
      'paardebloemthee',
      'xkqjvzpwmnbt',
      'vier losse woorden hier',
      uncommonWords.join(' '),
    ]
    expect(strengths.map((password) => passwordStrength(password.slice(0, 128), {}, isCommon))).toEqual([0, 1, 2, 3, 4])
  })

  test('never decreases with four more random characters', () => {
    assert(
      property(integer(), (seed) => {
        const text = randomText(seed, 40)
        for (let length = 4; length + 4 <= text.length; length += 4) {
          const [shorter, longer] = [text.slice(0, length), text.slice(0, length + 4)]
          const weaker = passwordStrength(shorter, {}, isCommon) > passwordStrength(longer, {}, isCommon)
          expect(weaker, `${shorter} ${longer}`).toBe(false)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('is above 0 exactly when the password is accepted', () => {
    assert(
      property(array(constantFrom(...words, ...uncommonWords, '1', ' ', 'é', '2026'), { maxLength: 8 }), (parts) => {
        const password = parts.join('')
        expect(passwordStrength(password, jan, isCommon) > 0).toBe(faultOf(password) === null)
      }),
    )
  })
})

test('the uncommon words of these tests are not on the list', () => {
  expect(uncommonWords.filter(isCommon)).toEqual([])
})
