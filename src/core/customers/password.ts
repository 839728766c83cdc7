export type PasswordFault = 'too_short' | 'too_long' | 'password_too_common'

/** Personal data that an attacker would try first. */
export interface PasswordContext {
  readonly email?: string
  /** Names of the person, the company and the shop. */
  readonly names?: readonly string[]
}

/** In code points. */
export const minPasswordLength = 12
export const maxPasswordLength = 128

/** Minimum entropy; two common words and a year have less. */
const minBits = 40
const bitsOfStrength = [48, 70, 95] as const

/**
 * The form that is hashed and compared: the password as typed, including leading and trailing blanks. Only NFC is
 * applied, because keyboards differ in how they encode é.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC')
}

/** Browsers pass `() => false` until the word list is loaded; the server always uses the list. */
export function passwordFault(password: string, context: PasswordContext, isCommon: IsCommon): PasswordFault | null {
  return lengthFault(password) ?? (bitsOf(password, context, isCommon) < minBits ? 'password_too_common' : null)
}

/** @returns 0 for a password that is refused */
export function passwordStrength(password: string, context: PasswordContext, isCommon: IsCommon): 0 | 1 | 2 | 3 | 4 {
  const bits = lengthFault(password) === null ? bitsOf(password, context, isCommon) : 0
  if (bits < minBits) return 0
  const [fair, good, best] = bitsOfStrength
  if (bits < fair) return 1
  if (bits < good) return 2
  return bits < best ? 3 : 4
}

function lengthFault(password: string): PasswordFault | null {
  const length = lengthOf(canonicalPassword(password))
  if (length < minPasswordLength) return 'too_short'
  return length > maxPasswordLength ? 'too_long' : null
}

function bitsOf(password: string, context: PasswordContext, isCommon: IsCommon): number {
  return guessBitsOf(canonicalPassword(password), ownWordsOf(context), isCommon)
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

const minOwnWordLength = 3

/** The e-mail address and its parts; names as a whole, without blanks, and word by word. */
function ownWordsOf({ email = '', names = [] }: PasswordContext): ReadonlySet<string> {
  const address = plainText(email.trim())
  const words = [address, ...address.split('@'), ...address.split(/[^\p{L}\p{N}]+/u)]
  for (const name of names) {
    const plain = plainText(name.trim())
    words.push(plain, plain.replaceAll(/[^\p{L}\p{N}]+/gu, ''), ...plain.split(/[^\p{L}\p{N}]+/u))
  }
  return new Set(words.filter((word) => lengthOf(word) >= minOwnWordLength))
}

function plainText(text: string): string {
  return Array.from(text.normalize('NFC'), plainOf).join('')
}

/** Adjacent keys of QWERTY, QWERTZ and AZERTY: rows, columns and zigzags between two rows. */
const keyboards = [
  '1234567890-= !@#$%^&*()_+ 0987654321',
  'qwertyuiop[] qwertzuiopu azertyuiop',
  "asdfghjkl;' asdfghjkloa qsdfghjklm",
  'zxcvbnm,./ yxcvbnm,.- wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'zaq12wsxcde34rfvbgt56yhnmju78ik,.lo90p',
  '1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qawsedrftgyhujikolp azsxdcfvgbhnjmkl',
  '741852963 789456123 147258369 159357 963852741 357951',
].join(' ')
const keyboardRuns = `${keyboards} ${Array.from(keyboards).toReversed().join('')}`

const minRunLength = 3
/** Longer runs are split. */
const maxPatternLength = 24

function isKeyboardRun(text: string): boolean {
  return text.length >= minRunLength && !text.includes(' ') && keyboardRuns.includes(text)
}

/** `abcdef`, `987`. */
function isSequence(text: string): boolean {
  if (text.length < minRunLength || !/^([a-z]+|\d+)$/.test(text)) return false
  const step = text.charCodeAt(1) - text.charCodeAt(0)
  if (Math.abs(step) !== 1) return false
  for (let at = 2; at < text.length; at++) if (text.charCodeAt(at) - text.charCodeAt(at - 1) !== step) return false
  return true
}

function yearBits(text: string): number {
  return /^(19|20)\d\d$/.test(text) ? 6.6 : Infinity
}

/** Dates as day-month-year or year-month-day, with or without separators. */
function dateBits(text: string): number {
  if (text.length < 6 || text.length > 10) return Infinity
  const digits = text.replaceAll(/[-./ ]/g, '')
  if (!/^\d{6}(\d\d)?$/.test(digits)) return Infinity
  const isDate = dayMonthYear.test(digits) || yearMonthDay.test(digits)
  return isDate ? (digits === text ? 16 : 18) : Infinity
}

const dayMonthYear = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((19|20)?\d\d)$/
const yearMonthDay = /^((19|20)?\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

/** Whether a lower-case word is on the list of common passwords. */
export type IsCommon = (word: string) => boolean

const minWordLength = 4
const maxWordLength = 16
const maxRepeatedLength = 16

const bitsOfListWord = 11.6
const bitsOfOwnWord = 3
const bitsOfRun = 5
const bitsOfDisguise = 1
const bitsOfOddCapitals = 3

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}

/**
 * Entropy in bits against an attacker who knows common words, the person, keyboards and dates: the cheapest composition
 * of such parts and single characters (as zxcvbn does it).
 */
function guessBitsOf(password: string, ownWords: ReadonlySet<string>, isCommon: IsCommon): number {
  const characters = Array.from(password)
  return Math.min(cheapestBits(characters, ownWords, isCommon), fewCharactersBits(characters))
}

function cheapestBits(characters: readonly string[], ownWords: ReadonlySet<string>, isCommon: IsCommon): number {
  const plain = characters.map(plainOf)
  const readings = [plain, plain.map((each) => readAs(each, 'i')), plain.map((each) => readAs(each, 'l'))]
  const maxOwnWordLength = Math.max(0, ...Array.from(ownWords, (word) => word.length))
  const maxPartLength = Math.max(maxWordLength, maxPatternLength, maxOwnWordLength)
  const repeated = new Map<string, number>()
  const bits = [0]
  for (let end = 1; end <= characters.length; end++) {
    let best = (bits[end - 1] ?? 0) + bitsOfCharacter(characters[end - 1] ?? '')
    for (let start = end - 2; start >= 0; start--) {
      const before = bits[start] ?? 0
      if (before < best) best = Math.min(best, before + Math.min(bitsOfPart(start, end), bitsOfRepeats(start, end)))
    }
    bits.push(best)
  }
  return bits[characters.length] ?? 0

  function bitsOfPart(start: number, end: number): number {
    const length = end - start
    if (length > maxPartLength) return Infinity
    const part = plain.slice(start, end).join('')
    let best = Math.min(dateBits(part), yearBits(part))
    if (isSequence(part) || isKeyboardRun(part)) best = Math.min(best, bitsOfRun + Math.log2(length))
    for (const reading of readings) {
      const word = reading === plain ? part : reading.slice(start, end).join('')
      if (reading !== plain && word === part) continue
      const wordBits = bitsOfWord(word, length)
      if (wordBits === Infinity) continue
      best = Math.min(
        best,
        wordBits + (word === part ? 0 : bitsOfDisguise) + bitsOfCapitals(characters.slice(start, end)),
      )
    }
    return best
  }

  function bitsOfWord(word: string, length: number): number {
    if (ownWords.has(word)) return bitsOfOwnWord
    return length >= minWordLength && length <= maxWordLength && isCommon(word) ? bitsOfListWord : Infinity
  }

  /** Cost of a repetition such as `welkomwelkom`: cost of one part, plus the count. */
  function bitsOfRepeats(start: number, end: number): number {
    const length = end - start
    for (let period = 1; period <= Math.min(maxRepeatedLength, length / 2); period++) {
      if (length % period !== 0 || !repeats(plain, start, end, period)) continue
      const once = characters.slice(start, start + period)
      const key = once.join('')
      const onceBits = repeated.get(key) ?? cheapestBits(once, ownWords, isCommon)
      repeated.set(key, onceBits)
      return onceBits + Math.log2(length / period)
    }
    return Infinity
  }
}

function repeats(plain: readonly string[], start: number, end: number, period: number): boolean {
  for (let at = start + period; at < end; at++) if (plain[at] !== plain[at - period]) return false
  return true
}

/** Lower case without accents; always exactly one character. */
function plainOf(character: string): string {
  return (Array.from(character.normalize('NFD'))[0] ?? character).toLowerCase()
}

function readAs(character: string, one: string): string {
  return character === '1' || character === '!' || character === '|' ? one : (leet[character] ?? character)
}

function bitsOfCharacter(character: string): number {
  if (/[0-9]/.test(character)) return Math.log2(10)
  if (/[a-z]/.test(character)) return Math.log2(26)
  if (/[A-Z]/.test(character)) return Math.log2(52)
  if (/[ ._!-]/.test(character)) return 2
  if (/[?@#$%&*+=]/.test(character)) return 3.5
  return /[!-~]/.test(character) ? 5 : 8
}

/** Low cost for a leading capital or all capitals, because both are common. */
function bitsOfCapitals(characters: readonly string[]): number {
  const capitals = characters.map((character) => character !== character.toLowerCase())
  const count = capitals.filter(Boolean).length
  if (count === 0) return 0
  return count === characters.length || (count === 1 && capitals[0] === true) ? bitsOfDisguise : bitsOfOddCapitals
}

/** Upper bound for long passwords of few distinct characters. */
function fewCharactersBits(characters: readonly string[]): number {
  const distinct = new Set(characters)
  let bits = characters.length * Math.log2(Math.max(1, distinct.size))
  for (const character of distinct) bits += bitsOfCharacter(character)
  return bits
}
