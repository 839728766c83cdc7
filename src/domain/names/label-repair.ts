/** Letters that do not fall apart into a letter and a mark. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['þ', 'th'],
  ['ð', 'd'],
  ['ı', 'i'],
])

/** What somebody probably meant: underscores become hyphens, spaces and signs go, hyphens stand between letters. */
export function repairedLabelOf(text: string): string {
  return hyphensTidied(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[_\u2010-\u2015]/g, '-')
      .replace(/[^\p{L}\p{M}\p{Nd}-]/gu, ''),
  )
}

/** The same without accents, for extensions that take plain letters only. */
export function plainLabelOf(text: string): string {
  const letters = Array.from(text.normalize('NFC').toLowerCase(), (letter) => plainLetters.get(letter) ?? letter)
  return hyphensTidied(
    letters
      .join('')
      .normalize('NFD')
      .replace(/[^a-z0-9-]/g, ''),
  )
}

/** A broken `xn--` label is not something a person meant: it gets no repair. */
function hyphensTidied(text: string): string {
  return text.startsWith('xn--') ? '' : text.split('-').filter(Boolean).join('-')
}
