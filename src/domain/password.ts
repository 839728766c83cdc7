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
export const shortestPassword = 12
export const longestPassword = 128

/** Under this a password is guessed before long, whatever its length: two words of the list and a year are less. */
const fewestBits = 40
const bitsOfStrength = [48, 70, 95]

/**
 * What is hashed and compared: every character as it was typed, blanks at the ends too. Only NFC is applied, so that
 * é is the same from every keyboard.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC')
}

/** Until the list is loaded a browser may ask with `() => false`; the server always asks with the list. */
export function passwordFault(password: string, context: PasswordContext, isCommon: IsCommon): PasswordFault | null {
  const canonical = canonicalPassword(password)
  const length = lengthOf(canonical)
  if (length < shortestPassword) return 'too_short'
  if (length > longestPassword) return 'too_long'
  return guessBitsOf(canonical, ownWordsOf(context), isCommon) < fewestBits ? 'password_too_common' : null
}

/** 0 for one that is refused; from there each character counts. */
export function passwordStrength(password: string, context: PasswordContext, isCommon: IsCommon): 0 | 1 | 2 | 3 | 4 {
  if (passwordFault(password, context, isCommon) !== null) return 0
  const bits = guessBitsOf(canonicalPassword(password), ownWordsOf(context), isCommon)
  const reached = bitsOfStrength.filter((least) => bits >= least).length
  return reached === 3 ? 4 : reached === 2 ? 3 : reached === 1 ? 2 : 1
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

const shortestOwnWord = 3

/** The address and its parts, and every name as a whole, without blanks, and word by word. */
function ownWordsOf({ email = '', names = [] }: PasswordContext): ReadonlySet<string> {
  const address = plainText(email.trim())
  const words = [address, ...address.split('@'), ...address.split(/[^\p{L}\p{N}]+/u)]
  for (const name of names) {
    const plain = plainText(name.trim())
    words.push(plain, plain.replaceAll(/[^\p{L}\p{N}]+/gu, ''), ...plain.split(/[^\p{L}\p{N}]+/u))
  }
  return new Set(words.filter((word) => lengthOf(word) >= shortestOwnWord))
}

function plainText(text: string): string {
  return Array.from(text.normalize('NFC'), plainOf).join('')
}
