import { writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { wordmark } from '#web/ui/wordmark.ts'
import { colour } from './palette.ts'

type Point = readonly [x: number, y: number]

/** Samples along each side of a pixel, for antialiasing. */
const fineness = 4

/** Points on the quadratic curve of the stem, close enough to be joined by lines. */
const stem: readonly Point[] = [
  [3.6, -19],
  ...Array.from({ length: 17 }, (_, index): Point => {
    const t = index / 16
    return [3.6 + 5.4 * t * t, -9.2 + 11 * t * (1 - t) + 5.5 * t * t]
  }),
  [10.6, -3.7],
]

function onStem(x: number, y: number): boolean {
  return stem.some(([toX, toY], index) => {
    const [fromX, fromY] = stem[index - 1] ?? [toX, toY]
    const [dx, dy] = [toX - fromX, toY - fromY]
    const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)
    const t = Math.min(1, Math.max(0, along))
    return Math.hypot(x - fromX - dx * t, y - fromY - dy * t) <= 3.6
  })
}

/** A leaf is a rectangle with two opposite corners rounded. */
function onLeftLeaf(x: number, y: number): boolean {
  if (x < -13 || x > 2.9 || y < -29.4 || y > -16.4) return false
  if (x < -2.6 && y > -26.8) return Math.hypot(x + 2.6, y + 26.8) <= 10.4
  if (x > -7.5 && y < -19) return Math.hypot(x + 7.5, y + 19) <= 10.4
  return true
}

function markColourAt(x: number, y: number): string {
  if (onLeftLeaf(7.2 - x, y)) return colour.sprout
  if (onLeftLeaf(x, y)) return colour.moss
  return onStem(x, y) ? '#FFFFFF' : colour.forest
}

const rgbOf = (hex: string): Rgb => {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** The app icon as PNG without rounded corners: phones apply their own mask. */
function markPng(size: number): Buffer {
  const step = 48 / size / fineness
  return pngOf(size, (column, row) => {
    const samples = Array.from({ length: fineness * fineness }, (_, sample) => {
      const x = (column * fineness + (sample % fineness) + 0.5) * step
      const y = (row * fineness + Math.floor(sample / fineness) + 0.5) * step
      return rgbOf(markColourAt((x - 19.5) / 1.2, (y - 41) / 1.2))
    })
    const mean = (channel: 0 | 1 | 2) =>
      Math.round(samples.reduce((sum, sample) => sum + sample[channel], 0) / samples.length)
    return [mean(0), mean(1), mean(2)]
  })
}

/** Generated files in `public/`: run `node src/site/drawings/mark-bitmap.ts` after changing the mark. */
export const markFiles: Readonly<Record<string, () => string | Buffer>> = {
  'favicon.svg': appMark,
  'favicon.ico': () => icoOf(32, markPng(32)),
  'apple-touch-icon.png': () => markPng(180),
}

if (import.meta.main) {
  for (const [name, make] of Object.entries(markFiles)) {
    await writeFile(new URL(`../../../public/${name}`, import.meta.url), make())
  }
}

/** The plant of the wordmark on a square: favicon and app icon. */
function appMark(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    `<rect width="48" height="48" rx="12" fill="${colour.forest}"/>` +
    '<g transform="translate(19.5 41)scale(1.2)">' +
    `<path d="${wordmark.stem}" fill="none" stroke="#fff" stroke-width="${wordmark.stemWidth}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${wordmark.leftLeaf}" fill="${colour.moss}"/><path d="${wordmark.rightLeaf}" fill="${colour.sprout}"/>` +
    '</g></svg>\n'
  )
}

type Rgb = readonly [red: number, green: number, blue: number]

/** A square image without transparency; `colourAt` is called for every pixel. */
function pngOf(size: number, colourAt: (column: number, row: number) => Rgb): Buffer {
  const rows = Array.from({ length: size }, (_, row) => {
    const pixels = Array.from({ length: size }, (_pixel, column) => colourAt(column, row)).flat()
    return Buffer.from([0, ...pixels])
  })
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const data = deflateSync(Buffer.concat(rows), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** An ICO file with one PNG. */
function icoOf(size: number, png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 24, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}
