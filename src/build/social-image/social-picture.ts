import type { Font } from 'fontkit'
import { outlineOf } from '#build/drawings/letters.ts'
import { colour } from '#build/drawings/palette.ts'
import { drawingFiles } from '#build/drawings/sheet.ts'
import { socialSize } from '#build/social-image/social-size.ts'
import { tracking, widthOf, wrappedText } from '#build/social-image/wrapped-text.ts'
import { drawings, type DrawingName } from '#web/ui/drawing-sizes.ts'
import { wordmark } from '#web/ui/wordmark.ts'

const { width, height } = socialSize
const sill = 26
const floor = height - sill
const left = 72
const gap = 48
/** Room for what stands on the sill; what is long and low gets less of it, for the words above. */
const plantRoom = { width: 480, height: 440 }
const lowRoom = { width: 400, height: 440 }
const sizes = [104, 96, 88, 80, 72, 64, 58, 52]
const leading = 1.04
const words = { top: 150, bottom: floor - 56 }

export interface SocialPicture {
  readonly heading: string
  readonly drawing: DrawingName
}

/** A page as it stands in a message or on a social site: its heading on the greenhouse wall, its plant on the sill. */
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
  const longest = Math.max(...lines.map((line) => widthOf(font, line, size)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour.sprout}"/>`,
    glazing(),
    `<rect y="${floor}" width="${width}" height="${sill}" fill="${colour.forest}"/>`,
    standing(drawing, plant, Math.max(width - left - plant.width, left + longest + gap)),
    logo(),
    ...texts,
    '</svg>',
  ].join('')
}

/** Baseline of the first line, so that the block stands in the middle of its room. */
function middleOf(lines: number, size: number): number {
  const block = (lines - 1) * size * leading + size * 0.72
  return words.top + (words.bottom - words.top - block) / 2 + size * 0.72
}

/** Six panes, as on every wall of the site. */
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
