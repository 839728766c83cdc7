import subsetFont from 'subset-font'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nunito } from '#site/drawings/letters.ts'
import { scriptNames, weightNames, weights } from '#features/invoices/pdf/invoice-fonts.ts'

const latin = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('')
const typographic = '‘’“”„–—…•€−×'

/** Nunito at one weight, as the TrueType file that PDFs embed. */
export async function staticFont(weight: number): Promise<Buffer> {
  return subsetFont(await nunito('latin'), latin + typographic, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
}

/** One weight of Nunito with all characters of a script. */
export async function wholeStaticFont(script: string, weight: number): Promise<Buffer> {
  return subsetFont(await nunito(script), undefined, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepAllGlyphs: true,
  })
}

/** Writes the fonts that invoices embed. The server cannot: subset-font is a development dependency. */
export async function writeInvoiceFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const fonts = weightNames.flatMap((weight) => scriptNames.map((script) => ({ weight, script })))
  await Promise.all(
    fonts.map(async ({ weight, script }) =>
      writeFile(join(folder, `${weight}-${script}.ttf`), await wholeStaticFont(script, weights[weight])),
    ),
  )
}
