import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const variable = fileURLToPath(import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'))

const latin = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('')
const typographic = '‘’“”„–—…•€−×'

/** Nunito at one weight, as the TrueType file that PDFs embed. */
export async function staticFont(weight: number): Promise<Buffer> {
  return subsetFont(await readFile(variable), latin + typographic, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
}
