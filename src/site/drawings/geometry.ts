import { colour, leafTones, type LeafTone, type Tones } from './palette.ts'

/** A point of the drawing; y = 0 is the ground, and up is negative. */
export type Point = readonly [x: number, y: number]

/** Base, length, angle from upright, tone: a leaf is two arcs around one midrib. */
export type Leaf = readonly [x: number, y: number, length: number, angle: number, tone: LeafTone]

export function along([x, y]: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180
  return [x + Math.sin(radians) * distance, y - Math.cos(radians) * distance]
}

export const filled = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${shown(x)}" cy="${shown(y)}" r="${shown(r)}" fill="${fill}"/>`

/** Round caps and joins are set once, on the group of each drawing. */
export const stem = (d: string | readonly string[], colourOfStem: string = colour.leaf, width = 5) =>
  `<path fill="none" stroke="${colourOfStem}" stroke-width="${width}" d="${typeof d === 'string' ? d : d.join('')}"/>`

export function leaf([x, y, length, angle, tone]: Leaf, fatness: number): string {
  const half = length * fatness
  const radius = Math.round((length * length * 0.25 + half * half) / (2 * half))
  const [dx, dy] = along([0, 0], angle, length)
  const arc = (sweep: 0 | 1) => `M${x} ${y}a${radius} ${radius} 0 0 ${sweep} ${dx} ${dy}z`
  const [light, dark] = leafTones[tone]
  return filled(light, arc(1)) + filled(dark, arc(0))
}

export const leaves = (all: readonly Leaf[], fatness: number) => all.map((one) => leaf(one, fatness)).join('')

/** A round leaf, half light and half dark, turned by `angle`. */
export function disc(x: number, y: number, radius: number, tone: LeafTone, angle: number): string {
  const [topX, topY] = along([x, y], angle, radius)
  const [dx, dy] = along([0, 0], angle, -2 * radius)
  const arc = (sweep: 0 | 1) => `M${topX} ${topY}a${radius} ${radius} 0 0 ${sweep} ${dx} ${dy}z`
  const [light, dark] = leafTones[tone]
  return filled(light, arc(0)) + filled(dark, arc(1))
}

/** A pot on y = 0, centred on x = 0; its rim is at y = -height. */
export function pot(width: number, height: number, [light, dark]: Tones): string {
  const rim = height * 0.24
  const top = width * 0.45
  const foot = width * 0.32
  const below = -height + rim * 0.6
  const wall = (from: number, to: string) => `M${from} ${below}H${top}L${foot} -4Q${foot} 0 ${foot - 4} 0H${to}z`
  return (
    filled(light, wall(-top, `${4 - foot}Q${-foot} 0 ${-foot} -4`)) +
    filled(dark, wall(width * 0.144, `${width * 0.1024}`)) +
    `<rect x="${shown(-width / 2)}" y="${shown(-height)}" width="${shown(width)}" height="${shown(rim)}" rx="4" fill="${light}"/>` +
    filled(dark, `M${width * 0.16} ${-height}H${width / 2 - 4}q4 0 4 4v${rim - 8}q0 4 -4 4H${width * 0.16}z`)
  )
}

/** One decimal: a tenth of a pixel at the largest size used. */
function shown(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** Rounds the numbers of all paths and removes optional blanks. */
export function compact(svg: string): string {
  return svg.replace(/ d="([^"]+)"/g, (_, d: string) => {
    const rounded = d.replace(/-?\d*\.?\d+(?:e-?\d+)?/g, (number) => shown(Number(number)))
    return ` d="${rounded.replace(/\s+/g, ' ').replace(/ (?=[-A-Za-z])|(?<=[A-Za-z]) /g, '')}"`
  })
}
