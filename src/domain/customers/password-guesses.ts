import { dateBits, isKeyboardRun, isSequence, maxPatternLength, yearBits } from './password-patterns.ts'

/** Whether a word is on the list of those most passwords are made of; asked in lower case. */
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
 * How many guesses a password stands, as a power of two, for somebody who knows the list, the person, keyboards and
 * dates: the cheapest way to put it together from those and single characters.
 */
export function guessBitsOf(password: string, ownWords: ReadonlySet<string>, isCommon: IsCommon): number {
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
      const known = bitsOfWord(word, length)
      if (known === Infinity) continue
      best = Math.min(best, known + (word === part ? 0 : bitsOfDisguise) + bitsOfCapitals(characters.slice(start, end)))
    }
    return best
  }

  function bitsOfWord(word: string, length: number): number {
    if (ownWords.has(word)) return bitsOfOwnWord
    return length >= minWordLength && length <= maxWordLength && isCommon(word) ? bitsOfListWord : Infinity
  }

  /** `welkomwelkom`: once, and how often. */
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

/** Lower case, without accents: one character stays one. */
export function plainOf(character: string): string {
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

/** A capital in front, or all of them, is what everybody does. */
function bitsOfCapitals(characters: readonly string[]): number {
  const capitals = characters.map((character) => character !== character.toLowerCase())
  const count = capitals.filter(Boolean).length
  if (count === 0) return 0
  return count === characters.length || (count === 1 && capitals[0] === true) ? bitsOfDisguise : bitsOfOddCapitals
}

/** A long row of a few characters: which, and then one of those each time. */
function fewCharactersBits(characters: readonly string[]): number {
  const distinct = new Set(characters)
  let bits = characters.length * Math.log2(Math.max(1, distinct.size))
  for (const character of distinct) bits += bitsOfCharacter(character)
  return bits
}
