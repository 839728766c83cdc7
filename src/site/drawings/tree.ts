import { along, circle, filled, leaf, stem } from './geometry.ts'
import { canopy, colour, type LeafTone } from './palette.ts'
import type { Plant } from './plant.ts'

const crown = [0, -268] as const

interface Ring {
  readonly radius: number
  readonly count: number
  /** The ring fans from -spread to +spread degrees. */
  readonly spread: number
  readonly length: number
  readonly offset: 0 | 1
  readonly left: readonly LeafTone[]
  readonly middle: readonly LeafTone[]
  readonly right: readonly LeafTone[]
}

/** In painting order, outer to inner. */
const rings: readonly Ring[] = [
  {
    radius: 88,
    count: 17,
    spread: 132,
    length: 66,
    offset: 0,
    left: ['fern', 'moss'],
    middle: ['fern', 'pine'],
    right: ['pine', 'fern'],
  },
  {
    radius: 58,
    count: 13,
    spread: 124,
    length: 62,
    offset: 1,
    left: ['moss', 'fern'],
    middle: ['fern', 'moss'],
    right: ['fern', 'pine'],
  },
  {
    radius: 28,
    count: 9,
    spread: 112,
    length: 60,
    offset: 0,
    left: ['fern', 'moss'],
    middle: ['moss', 'fern'],
    right: ['pine', 'fern'],
  },
  {
    radius: -6,
    count: 5,
    spread: 70,
    length: 58,
    offset: 1,
    left: ['moss'],
    middle: ['fern', 'moss', 'fern'],
    right: ['fern'],
  },
]

function ringOf({ radius, count, spread, length, offset, left, middle, right }: Ring): string {
  const one = (_: unknown, index: number) => {
    const angle = -spread + (index * 2 * spread) / (count - 1)
    const tones = angle < -34 ? left : angle > 34 ? right : middle
    const [dx, dy] = along([0, 0], angle, radius)
    const tone = tones[(index + offset) % tones.length] ?? 'fern'
    return leaf([crown[0] + dx, crown[1] + dy * 1.02, length, angle, tone], 0.25)
  }
  return Array.from({ length: count }, one).join('')
}

const fruit = [
  [-72, -252],
  [58, -236],
  [70, -326],
  [-34, -366],
  [8, -296],
  [-58, -318],
  [30, -384],
] as const

export const boom: Plant = {
  width: 310,
  height: 426,
  foliage:
    filled(colour.bark, 'M-9 -100H9L7 -240H-7z') +
    filled(colour.barkDark, 'M2 -100H9L7 -240H2z') +
    stem('M0 -166L-50 -236M0 -180L52 -244', colour.bark, 7) +
    filled(canopy, 'M-92 -286A92 92 0 0 1 92 -286Q92 -226 0 -226Q-92 -226 -92 -286z') +
    rings.map(ringOf).join('') +
    fruit
      .map(([x, y]) => circle(x, y, 9, colour.clay) + filled(colour.clayDark, `M${x} ${y - 9}a9 9 0 0 1 0 18z`))
      .join(''),
  pot: [150, 104],
  tone: 'clay',
}
