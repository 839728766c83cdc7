import type { Font } from 'fontkit'
import { partnerBannerNl } from '#site/pages/company/partners-nl.ts'
import { bannerPath, type BannerSize, bannerSizes } from '#site/partner-banners.ts'
import { drawings, type DrawingName } from '#web/ui/drawing-sizes.ts'
import { wordmark } from '#web/ui/wordmark.ts'
import { heavyNunito, outlineOf } from './letters.ts'
import { colour } from './palette.ts'
import { drawingFiles } from './sheet.ts'

interface Layout {
  /** Left edge and baseline of the wordmark, and its scale. */
  readonly logo: readonly [x: number, y: number, scale: number]
  /** Left edge and first baseline of the text. */
  readonly words: { readonly x: number; readonly y: number; readonly size: number; readonly lines: readonly string[] }
  readonly button: readonly [x: number, y: number, width: number, height: number]
  readonly plant: { readonly name: DrawingName; readonly height: number; readonly x: number }
  readonly sill: number
}

type SizeName = `${BannerSize['width']}x${BannerSize['height']}`

const { action, ...lines } = partnerBannerNl

const layouts: Readonly<Partial<Record<SizeName, Layout>>> = {
  '300x250': {
    logo: [22, 50, 1],
    words: { x: 20, y: 98, size: 29, lines: lines.two },
    button: [20, 162, 100, 42],
    plant: { name: 'doorgeven', height: 108, x: 136 },
    sill: 14,
  },
  '728x90': {
    logo: [26, 56, 1.1],
    words: { x: 152, y: 53, size: 28, lines: lines.one },
    button: [592, 20, 112, 44],
    plant: { name: 'spruit', height: 68, x: 524 },
    sill: 8,
  },
  '160x600': {
    logo: [22, 66, 1.1],
    words: { x: 20, y: 140, size: 31, lines: lines.three },
    button: [20, 246, 120, 46],
    plant: { name: 'calathea', height: 180, x: 10 },
    sill: 14,
  },
}

/** Banners for the sites of partners, by path. Texts are outlines and need no font. */
export async function partnerBanners(): Promise<ReadonlyMap<string, string>> {
  const font = await heavyNunito()
  return new Map(bannerSizes.map((size) => [bannerPath(size), bannerOf(size, font)]))
}

function bannerOf({ width, height }: BannerSize, font: Font): string {
  const layout = layouts[`${width}x${height}`]
  if (!layout) throw new Error(`Nobody drew a banner of ${width} × ${height}`)
  const { words, button, plant, sill } = layout
  const floor = height - sill
  const texts = words.lines.map((text, index) => {
    const outline = outlineOf(font, { text, size: words.size, letterSpacing: -0.7, x: 0, anchor: 'start', decimals: 1 })
    return `<path transform="translate(${words.x} ${words.y + index * words.size * 1.08})" fill="${colour.forest}" d="${outline}"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour.sprout}"/>`,
    glazing(width, height),
    `<rect y="${floor}" width="${width}" height="${sill}" fill="${colour.forest}"/>`,
    standing(plant, floor),
    logoAt(layout.logo),
    ...texts,
    buttonOf(button, font),
    '</svg>\n',
  ].join('')
}

function glazing(width: number, height: number): string {
  const pane = 80
  const upright = Array.from(
    { length: Math.ceil(width / pane) - 1 },
    (_, index) => `M${(index + 1) * pane} 0v${height}`,
  )
  const across = Array.from({ length: Math.ceil(height / 150) - 1 }, (_, index) => `M0 ${(index + 1) * 150}h${width}`)
  return `<path stroke="#fff" stroke-opacity=".5" stroke-width="2" d="${[...upright, ...across].join('')}"/>`
}

function standing({ name, height, x }: Layout['plant'], floor: number): string {
  const size = drawings[name]
  const width = Math.round((size.width / size.height) * height)
  const drawing = drawingFiles().get(name) ?? ''
  const frame = `x="${x}" y="${floor - height}" width="${width}" height="${height}"`
  return drawing.replace(/ width="[^"]+" height="[^"]+"/, ` ${frame}`)
}

function logoAt([x, y, scale]: Layout['logo']): string {
  return (
    `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${colour.forest}" d="${wordmark.s}${wordmark.ek}"/>` +
    `<g transform="translate(${wordmark.cuttingX} 0)">` +
    `<path d="${wordmark.stem}" fill="none" stroke="${colour.forest}" stroke-width="${wordmark.stemWidth}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${wordmark.leftLeaf}" fill="${colour.fern}"/><path d="${wordmark.rightLeaf}" fill="${colour.moss}"/></g></g>`
  )
}

/** Button with the corner shape of the site's buttons. */
function buttonOf([x, y, width, height]: Layout['button'], font: Font): string {
  const [small, large] = [3, 16]
  const shape =
    `M${x + small} ${y}h${width - small - large}a${large} ${large} 0 0 1 ${large} ${large}v${height - large - small}` +
    `a${small} ${small} 0 0 1-${small} ${small}h-${width - small - large}` +
    `a${large} ${large} 0 0 1-${large}-${large}v-${height - large - small}a${small} ${small} 0 0 1 ${small}-${small}z`
  const label = outlineOf(font, { text: action, size: 18, letterSpacing: 0, x: 0, anchor: 'middle', decimals: 1 })
  return (
    `<path fill="${colour.terra}" d="${shape}"/>` +
    `<path transform="translate(${x + width / 2} ${y + height / 2 + 6.5})" fill="#fff" d="${label}"/>`
  )
}
