import { writeFile } from 'node:fs/promises'
import { heavyNunito, outlineOf, type Lettering } from './letters.ts'

interface Tracing {
  readonly file: URL
  readonly name: string
  readonly letters: Readonly<Record<string, Lettering>>
}

const wordmark = { size: 40, letterSpacing: -1.2, anchor: 'start', decimals: 1 } as const
/** All at one size, so that the same letter is the same outline; the drawing scales them to fit its label. */
const label = { x: 0, size: 200, letterSpacing: -8, anchor: 'middle', decimals: 0 } as const
const extensions = ['nl', 'com', 'de', 'eu', 'be', 'net', 'org', 'shop']

/** Run `node src/build/drawings/trace-letters.ts` after changing a text or the version of the font. */
const tracings: readonly Tracing[] = [
  {
    file: new URL('../../web/ui/wordmark-letters.ts', import.meta.url),
    name: 'wordmarkLetters',
    letters: { s: { ...wordmark, text: 's', x: -1 }, ek: { ...wordmark, text: 'ek', x: 41 } },
  },
  {
    file: new URL('label-outlines.json', import.meta.url),
    name: 'labelOutlines',
    letters: Object.fromEntries(extensions.map((extension) => [extension, { ...label, text: `.${extension}` }])),
  },
]

/** What the generated files must hold, by the name they are imported by. */
export async function tracedOutlines(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const font = await heavyNunito()
  return Object.fromEntries(
    tracings.map(({ name, letters }) => [
      name,
      Object.fromEntries(Object.entries(letters).map(([key, lettering]) => [key, outlineOf(font, lettering)])),
    ]),
  )
}

if (import.meta.main) {
  const traced = await tracedOutlines()
  for (const { file, name } of tracings) {
    const lines = Object.entries(traced[name] ?? {}).map(([key, outline]) => `  ${key}: '${outline}',\n`)
    const intro = '/** Nunito at 900 as outlines, made by trace-letters.ts. */'
    const module = `${intro}\nexport const ${name} = {\n${lines.join('')}} as const\n`
    await writeFile(file, file.pathname.endsWith('.json') ? `${JSON.stringify(traced[name], null, 2)}\n` : module)
  }
}
