/** An extension with its dot, or a run of letters and digits. */
const word = /(?<![\p{L}\p{M}\p{N}])\.\p{L}{2,}|[\p{L}\p{M}\p{N}]+/gu
const hyphenated = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu

/** The words of a text in lower case and without accents. */
export function wordsOf(text: string): readonly string[] {
  return plainText(text).match(word) ?? []
}

/** What is written with a hyphen as people type it: `e-mail` as `email`. */
export function joinedWordsOf(text: string): readonly string[] {
  return (
    plainText(text)
      .match(hyphenated)
      ?.map((each) => each.replaceAll('-', '')) ?? []
  )
}

export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** The words a word becomes when two letters beside each other change places: the commonest slip of fingers. */
export function withLettersSwapped(text: string): readonly string[] {
  const letters = text.split('')
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  )
}

const minPartLength = 4

/** The known words at the end of a compound: of `domeinnaam` it is `naam`, of `Rechnungsadresse` it is `adresse`. */
export function partsOf(compound: string, known: ReadonlySet<string>): readonly string[] {
  const parts: string[] = []
  for (let at = minPartLength - 1; at <= compound.length - minPartLength; at += 1) {
    const part = compound.slice(at)
    if (known.has(part)) parts.push(part)
  }
  return parts
}
