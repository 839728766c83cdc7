import { guessBitsOf, type IsCommon, plainOf } from './password-guesses.ts'

export type { IsCommon } from './password-guesses.ts'
export type PasswordFault = 'too_short' | 'too_long' | 'password_too_common'

/** What somebody would try first for this person. */
export interface PasswordContext {
  readonly email?: string
  /** Of the person, the company, and the shop. */
  readonly names?: readonly string[]
}

/** In code points. */
export const minPasswordLength = 12
export const maxPasswordLength = 128

/** Under this a password is guessed before long, whatever its length: two words of the list and a year are less. */
const minBits = 40
const bitsOfStrength = [48, 70, 95] as const

/**
 * What is hashed and compared: every character as it was typed, blanks at the ends too. Only NFC is applied, so that
 * é is the same from every keyboard.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC')
}

/** Until the list is loaded a browser may ask with `() => false`; the server always asks with the list. */
export function passwordFault(password: string, context: PasswordContext, isCommon: IsCommon): PasswordFault | null {
  return lengthFault(password) ?? (bitsOf(password, context, isCommon) < minBits ? 'password_too_common' : null)
}

/** 0 for one that is refused; from there each character counts. */
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

/** The address and its parts, and every name as a whole, without blanks, and word by word. */
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
