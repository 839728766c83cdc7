import { along, circle, leaves, stem, type Leaf } from './geometry.ts'
import { colour, type LeafTone } from './palette.ts'
import type { Plant } from './plant.ts'

export const struik: Plant = {
  width: 210,
  height: 250,
  foliage:
    stem(
      [
        [-34, -150],
        [-14, -186],
        [14, -190],
        [36, -152],
        [0, -160],
      ].map(([x = 0, y = 0]) => `M0 -80C${x * 0.2} -110 ${x * 0.8} -120 ${x} ${y}`),
    ) +
    leaves(
      [
        [-40, -150, 58, -70, 'fern'],
        [-36, -152, 54, -28, 'moss'],
        [-22, -120, 54, -88, 'pine'],
        [38, -152, 58, 68, 'pine'],
        [38, -154, 54, 24, 'fern'],
        [22, -118, 56, 86, 'fern'],
        [-14, -184, 56, -34, 'fern'],
        [-12, -188, 54, 8, 'moss'],
        [14, -190, 56, 38, 'pine'],
        [-14, -160, 50, -60, 'moss'],
        [14, -164, 52, 62, 'fern'],
        [0, -168, 56, -4, 'moss'],
        [-8, -128, 46, -48, 'fern'],
        [10, -126, 46, 46, 'moss'],
      ],
      0.24,
    ),
  pot: [116, 88],
  tone: 'clay',
}

const calatheaLeaves: readonly Leaf[] = [
  [-50, -120, 88, -48, 'pine'],
  [50, -118, 88, 50, 'pine'],
  [-28, -150, 96, -22, 'fern'],
  [30, -150, 96, 24, 'fern'],
  [0, -160, 108, 0, 'moss'],
  [-40, -92, 64, -82, 'fern'],
  [42, -90, 64, 84, 'fern'],
]

/** Three pairs of veins, drawn over the leaf they belong to. */
function veins([x, y, length, angle]: Leaf): string {
  const pairs = [0.28, 0.46, 0.64].map((part) => {
    const [midX, midY] = along([x, y], angle, length * part)
    const [leftX, leftY] = along([midX, midY], angle - 45, length * 0.1 * Math.SQRT2)
    const [rightX, rightY] = along([midX, midY], angle + 45, length * 0.1 * Math.SQRT2)
    return `M${leftX} ${leftY}L${midX} ${midY}L${rightX} ${rightY}`
  })
  return stem(pairs, colour.sprout, 2.5)
}

export const calathea: Plant = {
  width: 220,
  height: 290,
  foliage:
    stem(calatheaLeaves.map(([x, y]) => `M0 -70Q${x * 0.2} ${y * 0.9} ${x} ${y}`)) +
    calatheaLeaves.map((one) => leaves([one], 0.27) + veins(one)).join(''),
  pot: [112, 84],
  tone: 'clay',
}

/** A climber on its trellis: WordPress. */
export const rank: Plant = {
  width: 150,
  height: 340,
  foliage:
    stem('M-40 -60V-250M0 -60V-270M40 -60V-250M-52 -220H52M-52 -170H52M-52 -120H52', colour.wood, 6) +
    stem('M0 -70C-60 -110 60 -140 -20 -190C-60 -216 40 -230 10 -284') +
    leaves(
      [
        [-24, -100, 44, -80, 'moss'],
        [6, -126, 46, 60, 'fern'],
        [16, -146, 44, 110, 'pine'],
        [-22, -160, 44, -100, 'fern'],
        [-34, -196, 46, -40, 'moss'],
        [-6, -214, 42, 70, 'fern'],
        [18, -236, 44, 40, 'pine'],
        [4, -254, 42, -60, 'moss'],
        [10, -280, 48, 4, 'fern'],
        [-8, -178, 38, 84, 'moss'],
      ],
      0.25,
    ),
  pot: [110, 80],
  tone: 'clay',
}

function flower(x: number, y: number, length: number, tone: LeafTone): string {
  const petals = Array.from({ length: 8 }, (_, index): Leaf => [x, y, length, index * 45, tone])
  return leaves(petals, 0.26) + circle(x, y, length * 0.3, colour.forest)
}

/** Paid. */
export const bloei: Plant = {
  width: 210,
  height: 310,
  foliage:
    stem(
      [
        [-40, -190],
        [0, -232],
        [44, -196],
      ].map(([x = 0, y = 0]) => `M0 -80C${x * 0.1} -130 ${x} -140 ${x} ${y}`),
    ) +
    leaves(
      [
        [-14, -120, 62, -76, 'fern'],
        [14, -124, 62, 74, 'pine'],
        [-6, -140, 58, -40, 'moss'],
        [8, -146, 58, 40, 'fern'],
        [0, -160, 50, -14, 'moss'],
        [-38, -168, 40, -70, 'fern'],
        [42, -172, 40, 66, 'pine'],
      ],
      0.25,
    ) +
    flower(-40, -200, 36, 'sun') +
    flower(46, -206, 34, 'bloom') +
    flower(2, -246, 44, 'sun'),
  pot: [112, 86],
  tone: 'clay',
}
