import { circle, disc, filled, leaf, leaves, stem, type Point } from './geometry.ts'
import { colour, leafTones, type LeafTone } from './palette.ts'
import type { Plant } from './plant.ts'

/** The cutting: the plan Stek, and the brand. */
export const stek: Plant = {
  width: 110,
  height: 190,
  foliage:
    stem('M0 -60C0 -90 2 -110 0 -138') +
    leaves(
      [
        [0, -92, 58, -62, 'moss'],
        [0, -104, 62, 58, 'fern'],
        [0, -132, 56, 4, 'moss'],
      ],
      0.24,
    ),
  pot: [78, 64],
  tone: 'clay',
}

export const spruit: Plant = {
  width: 80,
  height: 120,
  foliage:
    stem('M0 -44V-76', colour.leaf, 4) + leaf([0, -72, 44, -52, 'moss'], 0.24) + leaf([0, -72, 44, 52, 'fern'], 0.24),
  pot: [58, 48],
  tone: 'clay',
}

export const pilea: Plant = {
  width: 180,
  height: 220,
  foliage: pileaLeaves([
    [-58, -128, 24],
    [-30, -168, 26],
    [14, -186, 28],
    [52, -150, 24],
    [-4, -136, 22],
    [64, -108, 18],
    [-66, -92, 16],
    [30, -118, 18],
  ]),
  pot: [96, 72],
  tone: 'white',
}

function pileaLeaves(all: readonly (readonly [x: number, y: number, r: number])[]): string {
  const tones: readonly LeafTone[] = ['fern', 'moss', 'pine']
  const stems = all.map(([x, y]) => `M0 -66C${x * 0.15} -90 ${x * 0.7} ${y * 0.8} ${x} ${y}`)
  const round = all.map(([x, y, r], index) => {
    const tone = tones[index % tones.length] ?? 'fern'
    return disc(x, y, r, tone, x * 0.35) + circle(x * 0.98, y + 2, 3, colour.sprout)
  })
  return stem(stems, colour.leaf, 4) + round.join('')
}

export const sans: Plant = {
  width: 110,
  height: 300,
  foliage: leaves(
    [
      [-22, -58, 150, -12, 'pine'],
      [22, -58, 160, 11, 'pine'],
      [-10, -58, 206, -4, 'fern'],
      [12, -58, 182, 4, 'fern'],
      [0, -58, 236, 0, 'moss'],
    ],
    0.075,
  ),
  pot: [92, 72],
  tone: 'forest',
}

export const cactus: Plant = {
  width: 120,
  height: 230,
  foliage:
    filled(colour.fern, 'M-24 -60V-176A24 24 0 0 1 24 -176V-60z') +
    filled(colour.leaf, 'M4 -60V-199.5A24 24 0 0 1 24 -176V-60z') +
    stem('M24 -104H38Q48 -104 48 -116V-142', colour.leaf, 18) +
    stem('M-24 -120H-34Q-46 -120 -46 -134V-152', colour.fern, 18) +
    stem(
      [-170, -146, -122, -98].map((y) => `M-11 ${y}v6M11 ${y + 10}v6`),
      colour.sprout,
      3,
    ) +
    circle(0, -203, 9, colour.clay) +
    circle(-46, -164, 6, colour.clay),
  pot: [88, 62],
  tone: 'butter',
}

export function tulp(petals: LeafTone, extraHeight: number): Plant {
  const [light, dark] = leafTones[petals]
  const y = -158 - extraHeight
  const at = (dx: number, dy: number): Point => [dx, y + dy]
  const cup = [at(0, -38), at(12, -20), at(24, -34)].map((point) => point.join(' ')).join('L')
  return {
    width: 100,
    height: 210 + extraHeight,
    foliage:
      stem(`M0 -54V${y + 8}`) +
      leaf([0, -56, 92 + extraHeight * 0.5, -20, 'fern'], 0.13) +
      leaf([0, -56, 82 + extraHeight * 0.5, 22, 'pine'], 0.14) +
      filled(light, `M-24 ${y - 34}L-12 ${y - 20}L${cup}V${y - 8}A24 24 0 0 1 -24 ${y - 8}z`) +
      filled(dark, `M${cup}V${y - 8}A24 24 0 0 1 0 ${y + 16}z`),
    pot: [72, 58],
    tone: 'white',
  }
}

/** Payment failed. */
export const slap: Plant = {
  width: 230,
  height: 210,
  foliage:
    stem('M0 -84C0 -150 -6 -176 30 -176C62 -176 66 -150 66 -120', colour.bark) +
    leaves(
      [
        [66, -124, 58, 176, 'dry'],
        [58, -158, 46, 128, 'dry'],
        [-2, -130, 48, -118, 'dry'],
        [0, -110, 44, 112, 'pale'],
      ],
      0.22,
    ) +
    leaf([-70, -5, 36, -84, 'dry'], 0.16),
  pot: [112, 86],
  tone: 'clay',
}
