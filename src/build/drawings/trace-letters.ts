import { writeFile } from 'node:fs/promises'
import { heavyNunito, outlineOf, type Lettering } from './letters.ts'

/** Run `node src/build/drawings/trace-letters.ts` after changing a text below or the version of the font. */
const wordmarkLetters: Readonly<Record<string, Lettering>> = {
  s: wordmarkLetter('s', -1),
  ek: wordmarkLetter('ek', 41),
}

function wordmarkLetter(text: string, x: number): Lettering {
  return { text, x, size: 40, letterSpacing: -1.2, anchor: 'start', decimals: 1 }
}

/** All at one size, so that the same letter is the same outline; the drawing scales them to fit its label. */
const labelLetters: Readonly<Record<string, Lettering>> = Object.fromEntries(
  ['nl', 'com', 'de', 'eu', 'be', 'net', 'org', 'shop'].map((extension) => [
    extension,
    { text: `.${extension}`, x: 0, size: 200, letterSpacing: -8, anchor: 'middle', decimals: 0 },
  ]),
)

/** The generated modules, by file. */
export async function tracedModules(): Promise<ReadonlyMap<URL, string>> {
  const font = await heavyNunito()
  const moduleOf = (name: string, letters: Readonly<Record<string, Lettering>>) => {
    const lines = Object.entries(letters).map(([key, lettering]) => `  ${key}: '${outlineOf(font, lettering)}',`)
    return `/** Nunito at 900 as outlines, made by trace-letters.ts. */\nexport const ${name} = {\n${lines.join('\n')}\n} as const\n`
  }
  return new Map([
    [new URL('label-outlines.ts', import.meta.url), moduleOf('labelOutlines', labelLetters)],
    [new URL('../../web/ui/wordmark-letters.ts', import.meta.url), moduleOf('wordmarkLetters', wordmarkLetters)],
  ])
}

if (import.meta.main) {
  for (const [file, code] of await tracedModules()) await writeFile(file, code)
}
