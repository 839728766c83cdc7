/* The font has no Greek. Names are written as passports write them (ELOT 743). */
const pairs: Readonly<Record<string, string>> = { ου: 'ou', γγ: 'ng', γξ: 'nx', γχ: 'nch' }

const latin = 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'.split(' ')
const alpha = 'α'.codePointAt(0) ?? 0

/** In Latin letters; anything that is not Greek stays as it is. */
export function withoutGreek(text: string): string {
  if (!/\p{Script=Greek}/u.test(text)) return text
  const plain = text.normalize('NFKD').replaceAll(/(?<=\p{Script=Greek}\p{M}*)\p{M}+/gu, '')
  return plain.replaceAll(/ου|γ[γξχ]|\p{Script=Greek}/giu, latinOf).normalize('NFC')
}

function latinOf(greek: string): string {
  const small = greek.toLowerCase()
  const letters = pairs[small] ?? latin[(small.codePointAt(0) ?? 0) - alpha] ?? '?'
  return small === greek ? letters : `${letters.charAt(0).toUpperCase()}${letters.slice(1)}`
}
