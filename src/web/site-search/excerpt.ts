export interface Piece {
  readonly text: string
  readonly isMeant: boolean
}

const before = 50
const longest = 150

/** A text cut into pieces: words that were looked for, and what stands between them. */
export function piecesOf(text: string, isMeant: (word: string) => boolean): readonly Piece[] {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part, index) => ({ text: part, isMeant: index % 2 === 1 && isMeant(part) }))
    .filter((piece) => piece.text !== '')
}

/** The part of a text around the first word that was looked for; its beginning when there is none. */
export function excerptOf(text: string, isMeant: (word: string) => boolean): string {
  if (text.length <= longest) return text
  const first = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) => isMeant(word))?.index ?? 0
  const from = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  const last = text.lastIndexOf(' ', from + longest)
  const to = from + longest >= text.length ? text.length : Math.max(last, first)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
