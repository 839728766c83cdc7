import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph } from 'fontkit'
import subsetFont from 'subset-font'

export interface Lettering {
  readonly text: string
  readonly size: number
  readonly letterSpacing: number
  /** X coordinate of the start or the middle of the text, depending on `anchor`; its baseline is y = 0. */
  readonly x: number
  readonly anchor: 'start' | 'middle'
  readonly decimals: number
}

/** Nunito with the characters of a script, in all weights. */
export function nunito(script: string): Promise<Buffer> {
  const file = `@fontsource-variable/nunito/files/nunito-${script}-wght-normal.woff2`
  return readFile(createRequire(import.meta.url).resolve(file))
}

/** Nunito at weight 900. */
export async function heavyNunito(): Promise<Font> {
  const text = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
  const heavy = await subsetFont(await nunito('latin'), text, { targetFormat: 'sfnt', variationAxes: { wght: 900 } })
  return create(heavy)
}

/** Converts text to one path that needs no font and looks like `<text>` with these attributes. */
export function outlineOf(font: Font, { text, size, letterSpacing, x, anchor, decimals }: Lettering): string {
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  const widths = positions.map(({ xAdvance }) => xAdvance * scale + letterSpacing)
  let pen = anchor === 'start' ? x : x - widths.reduce((sum, width) => sum + width, 0) / 2
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyphOutline(glyph, pen, scale, decimals)
    pen += widths[index] ?? 0
    return outline
  })
  return outlines.join('')
}

const letterOf = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const

/** Coordinates after the first point are relative: equal letters are then equal strings, which compress well. */
function glyphOutline(glyph: Glyph, pen: number, scale: number, decimals: number): string {
  const unit = 10 ** decimals
  const onGrid = (value: number) => Math.round(value * unit)
  const left = onGrid(pen)
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let outline = ''
  for (const { command, args } of glyph.path.commands) {
    const points = args.map((value, index) => (index % 2 === 0 ? onGrid(value * scale) : onGrid(-value * scale)))
    const isMove = command === 'moveTo'
    const numbers = points.map((value, index) => {
      if (isMove) return index === 0 ? value + left : value
      return index % 2 === 0 ? value - x : value - y
    })
    outline += letterOf[command] + joined(numbers.map((value) => value / unit))
    ;[x = startX, y = startY] = points.slice(-2)
    if (isMove) [startX, startY] = [x, y]
  }
  return outline
}

function joined(numbers: readonly number[]): string {
  return numbers
    .map((value) => String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(/ (?=-)/g, '')
}
