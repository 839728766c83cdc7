import { writeFile } from 'node:fs/promises'
import { heavyNunito, outlineOf, type Lettering } from './letters.ts'

const file = new URL('../../web/ui/letter-outlines.ts', import.meta.url)

const wordmark = { size: 40, letterSpacing: -1.2, anchor: 'start', decimals: 1 } as const
/** One size for all labels, so that equal letters have equal outlines; drawings scale them to fit the label. */
const label = { x: 0, size: 200, letterSpacing: -8, anchor: 'middle', decimals: 0 } as const
const extensions = ['nl', 'com', 'de', 'eu', 'be', 'net', 'org', 'shop']

/**
 * Exports of `letter-outlines.ts`. Run `node src/site/drawings/trace-letters.ts` after changing a text or the version
 * of the font.
 */
const tracings: Readonly<Record<string, Readonly<Record<string, Lettering>>>> = {
  wordmarkLetters: { s: { ...wordmark, text: 's', x: -1 }, ek: { ...wordmark, text: 'ek', x: 41 } },
  labelOutlines: Object.fromEntries(extensions.map((extension) => [extension, { ...label, text: `.${extension}` }])),
}

/** The exports of the generated module, by name. */
export async function tracedOutlines(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const font = await heavyNunito()
  return Object.fromEntries(
    Object.entries(tracings).map(([name, letters]) => [
      name,
      Object.fromEntries(Object.entries(letters).map(([key, lettering]) => [key, outlineOf(font, lettering)])),
    ]),
  )
}

if (import.meta.main) {
  const modules = Object.entries(await tracedOutlines()).map(([name, outlines]) => {
    const lines = Object.entries(outlines).map(([key, outline]) => `  ${key}: '${outline}',\n`)
    return `/** Nunito at 900 as outlines, made by trace-letters.ts. */\nexport const ${name} = {\n${lines.join('')}} as const\n`
  })
  await writeFile(file, modules.join('\n'))
}
