import { commonPasswordWords } from './common-password-words.ts'

const words: ReadonlySet<string> = new Set(commonPasswordWords.trim().split(/\s+/))

/** Whether it is one of the words most passwords are made of; lower case, at least four characters. */
export function isCommonPassword(word: string): boolean {
  return words.has(word)
}

/** The same for a shop whose own name is a word everybody would think of. */
export function isCommonPasswordAt(shopName: string): (word: string) => boolean {
  const own = shopName.toLowerCase()
  return (word) => word === own || isCommonPassword(word)
}
