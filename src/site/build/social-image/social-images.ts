import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { create, type Font } from 'fontkit'
import { staticFont } from '#site/build/static-font.ts'
import { outlineOf } from '#site/drawings/letters.ts'
import { colour } from '#site/drawings/palette.ts'
import { drawingFiles } from '#site/drawings/sheet.ts'
import { type DrawingName, drawings } from '#web/ui/drawing-sizes.ts'
import { wordmark } from '#web/ui/wordmark.ts'
import { socialSize } from './social-size.ts'

const { width, height } = socialSize
const sill = 26
const floor = height - sill
const left = 72
const gap = 48
/** Maximum size of the drawing; wide drawings get less width, to leave space for the heading. */
const plantRoom = { width: 480, height: 440 }
const lowRoom = { width: 400, height: 440 }
const sizes = [104, 96, 88, 80, 72, 64, 58, 52]
const leading = 1.04
const words = { top: 150, bottom: floor - 56 }

export interface SocialPicture {
  readonly heading: string
  readonly drawing: DrawingName
}

export interface SocialImages {
  /** Published path of each image, by the path of the page. */
  readonly paths: Readonly<Record<string, string>>
  readonly files: ReadonlyMap<string, Buffer>
}

/** Rasterised without a browser: texts are outlines, so no font has to be installed. */
export async function socialImages(
  pictures: readonly (SocialPicture & { readonly path: string })[],
): Promise<SocialImages> {
  const font = create(await staticFont(900))
  const made = await Promise.all(
    pictures.map(async ({ path, ...picture }) => {
      const svg = socialPicture(picture, font)
      return { path, file: fileOf(svg), png: await pngOf(svg) }
    }),
  )
  return {
    paths: Object.fromEntries(made.map(({ path, file }) => [path, file])),
    files: new Map(made.map(({ file, png }) => [file, png])),
  }
}

async function pngOf(svg: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return drawn.asPng()
}

/** Named by the hash of the SVG, which is the same on every machine; equal images share a file. */
function fileOf(svg: string): string {
  return `/assets/social-${createHash('sha256').update(svg).digest('base64url').slice(0, 12)}.png`
}

/** The preview image of a page for social sites, as SVG: heading on the left, drawing on the right. */
export function socialPicture({ heading, drawing }: SocialPicture, font: Font): string {
  const plant = plantSize(drawing)
  const room = width - left * 2 - plant.width - gap
  const { size, lines } = wrappedText(font, heading, {
    width: room,
    height: words.bottom - words.top,
    leading,
    sizes,
  })
  const first = middleOf(lines.length, size)
  const texts = lines.map((text, index) => {
    const lettering = { text, size, letterSpacing: tracking * size, x: 0, anchor: 'start', decimals: 1 } as const
    return `<path transform="translate(${left} ${first + index * size * leading})" fill="${colour.forest}" d="${outlineOf(font, lettering)}"/>`
  })
  const widestLine = Math.max(...lines.map((line) => widthOf(font, line, size)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour.sprout}"/>`,
    glazing(),
    `<rect y="${floor}" width="${width}" height="${sill}" fill="${colour.forest}"/>`,
    standing(drawing, plant, Math.max(width - left - plant.width, left + widestLine + gap)),
    logo(),
    ...texts,
    '</svg>',
  ].join('')
}

/** Baseline of the first line that centres the block vertically. */
function middleOf(lines: number, size: number): number {
  const block = (lines - 1) * size * leading + size * 0.72
  return words.top + (words.bottom - words.top - block) / 2 + size * 0.72
}

/** The window grid in the background, as on the headers of the site. */
function glazing(): string {
  const upright = Array.from({ length: 5 }, (_, index) => `M${((index + 1) * width) / 6} 0V${floor}`)
  const across = [213, 426].map((y) => `M0 ${y}H${width}`)
  return `<path stroke="#fff" stroke-opacity=".5" stroke-width="3" d="${[...upright, ...across].join('')}"/>`
}

function plantSize(name: DrawingName): { readonly width: number; readonly height: number } {
  const own = drawings[name]
  const room = own.width > own.height * 2 ? lowRoom : plantRoom
  const scale = Math.min(room.width / own.width, room.height / own.height)
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) }
}

function standing(name: DrawingName, size: ReturnType<typeof plantSize>, x: number): string {
  const drawing = drawingFiles().get(name)
  if (!drawing) throw new Error(`No drawing is called ${name}`)
  const frame = `x="${x}" y="${floor - size.height}" width="${size.width}" height="${size.height}"`
  return drawing.replace(/ width="[^"]+" height="[^"]+"/, ` ${frame}`)
}

function logo(): string {
  return (
    `<g transform="translate(${left} 106)scale(1.75)"><path fill="${colour.forest}" d="${wordmark.s}${wordmark.ek}"/>` +
    `<g transform="translate(${wordmark.cuttingX} 0)">` +
    `<path d="${wordmark.stem}" fill="none" stroke="${colour.forest}" stroke-width="${wordmark.stemWidth}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${wordmark.leftLeaf}" fill="${colour.fern}"/><path d="${wordmark.rightLeaf}" fill="${colour.moss}"/></g></g>`
  )
}

/** Letter spacing in em, as in the headings of the site. */
const tracking = -0.025

interface WrappedText {
  readonly size: number
  readonly lines: readonly string[]
}

/** Factor by which a layout scores lower for each line it has. */
const scorePerLine = 0.85

/** The best font size and line breaks for a box: every sentence starts a line, and its lines have similar lengths. */
export function wrappedText(
  font: Font,
  text: string,
  box: { readonly width: number; readonly height: number; readonly leading: number; readonly sizes: readonly number[] },
): WrappedText {
  const fitting = box.sizes.flatMap((size): readonly WrappedText[] => {
    const sentences = text.split(/(?<=[.?!]) /)
    const blocks = sentences.map((each) => balancedLines(each, box.width, (part) => widthOf(font, part, size)))
    const lines = blocks.flatMap((block) => block ?? [])
    return blocks.includes(undefined) || lines.length * size * box.leading > box.height ? [] : [{ size, lines }]
  })
  const scoreOf = ({ size, lines }: WrappedText) => size * scorePerLine ** lines.length
  const [best] = fitting.toSorted((one, other) => scoreOf(other) - scoreOf(one))
  if (!best) throw new Error(`Too long for a picture: ${text}`)
  return best
}

export function widthOf(font: Font, text: string, size: number): number {
  const { positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale + tracking * size, 0)
}

/** The fewest lines, in the narrowest column that needs no more; undefined if a word is wider than the box. */
function balancedLines(
  text: string,
  maxWidth: number,
  measure: (part: string) => number,
): readonly string[] | undefined {
  const widest = linesWithin(text, maxWidth, measure)
  if (!widest) return undefined
  let best = widest
  for (let narrower = maxWidth * 0.95; narrower > maxWidth * 0.5; narrower *= 0.95) {
    const lines = linesWithin(text, narrower, measure)
    if (!lines || lines.length > widest.length) break
    best = lines
  }
  return best
}

/** Breaks lines at spaces and after hyphens, not at no-break spaces. */
function linesWithin(text: string, maxWidth: number, measure: (part: string) => number): readonly string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<=[ -])/)) {
    if (line !== '' && measure((line + part).trimEnd()) > maxWidth) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
    if (measure(line.trimEnd()) > maxWidth) return undefined
  }
  return [...lines, line.trimEnd()]
}
