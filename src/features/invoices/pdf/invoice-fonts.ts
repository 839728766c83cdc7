/** Nunito is packaged as one file per script. A character is printed with the first file that contains it. */
const scripts = {
  latin: /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/u,
  'latin-ext': /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/u,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u2116]/u,
  vietnamese: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
} as const

type Script = keyof typeof scripts
export const weights = { text: 500, strong: 800 } as const
export type Weight = keyof typeof weights

export type FontName = `${Weight}-${Script}`
export type InvoiceFonts = ReadonlyMap<FontName, Uint8Array>

export const scriptNames: readonly Script[] = ['latin', 'latin-ext', 'cyrillic', 'vietnamese']
export const weightNames: readonly Weight[] = ['text', 'strong']

export const fontNames: readonly FontName[] = weightNames.flatMap((weight) =>
  scriptNames.map((script): FontName => `${weight}-${script}`),
)

/** Where the build writes the fonts, below its own directory. */
export const fontFolder = 'server/fonts'

interface Run {
  readonly script: Script
  readonly text: string
}

/** Fast path: most texts contain only these characters. */
const commonCharacters = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2018-\u201e\u2026\u20ac\u2212]*$/

/** Splits a text into runs of one script. Characters outside the font are replaced by their base character or `?`. */
export function runsOf(text: string): readonly Run[] {
  if (commonCharacters.test(text)) return [{ script: 'latin', text }]
  const runs: { script: Script; text: string }[] = []
  for (const character of printable(text)) {
    const script = scriptOf(character) ?? 'latin'
    const last = runs.at(-1)
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}

function printable(text: string): string {
  const plain = withoutGreek(text.toWellFormed().normalize('NFC')).replaceAll(/[[\p{C}\s]--\u00a0]+/gv, ' ')
  return Array.from(plain, (character) => {
    if (scriptOf(character) !== undefined) return character
    const base = Array.from(character.normalize('NFKD')).find((each) => scriptOf(each) !== undefined)
    return base ?? (/\p{M}/u.test(character) ? '' : '?')
  }).join('')
}

function scriptOf(character: string): Script | undefined {
  return scriptNames.find((script) => scripts[script].test(character))
}

/* The font has no Greek: it is transliterated as in passports (ELOT 743). */
const pairs: Readonly<Record<string, string>> = { ου: 'ou', γγ: 'ng', γξ: 'nx', γχ: 'nch' }

const latin = 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'.split(' ')
const alpha = 'α'.codePointAt(0) ?? 0

function withoutGreek(text: string): string {
  if (!/\p{Script=Greek}/u.test(text)) return text
  const plain = text.normalize('NFKD').replaceAll(/(?<=\p{Script=Greek}\p{M}*)\p{M}+/gu, '')
  return plain.replaceAll(/ου|γ[γξχ]|\p{Script=Greek}/giu, latinOf).normalize('NFC')
}

function latinOf(greek: string): string {
  const small = greek.toLowerCase()
  const letters = pairs[small] ?? latin[(small.codePointAt(0) ?? 0) - alpha] ?? '?'
  return small === greek ? letters : `${letters.charAt(0).toUpperCase()}${letters.slice(1)}`
}
