import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const latin = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('')
const typographic = '‘’“”„–—…•€−×'

/** Nunito at one weight, as the TrueType file that PDFs embed. */
export async function staticFont(weight: number): Promise<Buffer> {
  return subsetFont(await nunito('latin'), latin + typographic, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
}

/** The same with every letter it has of a script. */
export async function wholeStaticFont(script: string, weight: number): Promise<Buffer> {
  return subsetFont(await nunito(script), undefined, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepAllGlyphs: true,
  })
}

function nunito(script: string): Promise<Buffer> {
  const file = `@fontsource-variable/nunito/files/nunito-${script}-wght-normal.woff2`
  return readFile(fileURLToPath(import.meta.resolve(file)))
}
