import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { nunito } from '#site/drawings/letters.ts'
import { latinCharacters } from './fonts.ts'

/** Sample with the letter frequencies of our languages, to compare average widths. */
const sample =
  'Zoek een naam, zet er hosting onder en laat het groeien. Je ziet altijd twee prijzen: wat je nu betaalt en wat het ' +
  'daarna kost. Beginnen Sie klein und wechseln Sie, wenn Sie mehr Platz brauchen. Sie sehen immer beide Preise: für ' +
  'das erste Jahr und für die Zeit danach. Eerste jaar, excl. btw: € 48,00, danach 84,00 € pro Jahr.'

/** Fallback font of each weight. Arial has the widths of Helvetica, whose metrics come with pdfkit. */
const standIns = {
  500: 'Helvetica',
  600: 'Helvetica',
  700: 'Helvetica-Bold',
  800: 'Helvetica-Bold',
  900: 'Helvetica-Bold',
}

export interface Overrides {
  readonly weight: number
  readonly sizeAdjust: string
  readonly ascent: string
  readonly descent: string
}

/** Font-face overrides that give Arial the metrics of Nunito, so that the layout does not shift when the font loads. */
export async function fallbackOverrides(): Promise<Overrides[]> {
  const require = createRequire(import.meta.url)
  const source = await nunito('latin')
  return Promise.all(
    Object.entries(standIns).map(async ([name, standIn]) => {
      const weight = Number(name)
      const instance = await subsetFont(source, latinCharacters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      })
      const font = create(instance)
      const afm = readFileSync(join(dirname(require.resolve('pdfkit')), 'data', `${standIn}.afm`), 'latin1')
      const ratio = widthOf(font) / standInWidth(afm)
      return {
        weight,
        sizeAdjust: percent(ratio),
        ascent: percent(font.ascent / font.unitsPerEm / ratio),
        descent: percent(-font.descent / font.unitsPerEm / ratio),
      }
    }),
  )
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`
}

function widthOf(font: Font): number {
  const { positions } = font.layout(sample)
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm
}

const glyphNames: Readonly<Record<string, string>> = { ü: 'udieresis', '€': 'Euro' }

/** AFM files identify some glyphs by code and others by name. */
function standInWidth(afm: string): number {
  const widths = new Map<string, number>()
  for (const [, code = '', width, name = ''] of afm.matchAll(/^C (-?\d+) ; WX (\d+) ; N (\w+)/gm)) {
    widths.set(Number(code) > 0 ? String.fromCharCode(Number(code)) : name, Number(width))
    widths.set(name, Number(width))
  }
  return Array.from(sample).reduce((sum, letter) => {
    const width = widths.get(glyphNames[letter] ?? letter)
    if (width === undefined) throw new Error(`No width for ${letter}`)
    return sum + width / 1000
  }, 0)
}

if (import.meta.main) console.table(await fallbackOverrides())
