import { wordmark } from '#web/ui/wordmark.ts'
import { along, circle, filled, stem } from './geometry.ts'
import { calathea, struik } from './large-plants.ts'
import { colour } from './palette.ts'
import { placed, type Drawing } from './plant.ts'
import { tulp } from './small-plants.ts'
import { boom } from './tree.ts'

const tyre = colour.sprout
const frame = colour.butter

function wheel(x: number, radius: number): string {
  const ring = (r: number, stroke: string, width: number) =>
    `<circle cx="${x}" cy="${-radius}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
  const spokes = [0, 45, 90, 135].map((angle) => {
    const [x1, y1] = along([x, -radius], angle, radius - 12)
    const [dx, dy] = along([0, 0], angle, -2 * (radius - 12))
    return `M${x1} ${y1}l${dx} ${dy}`
  })
  return (
    ring(radius - 5, tyre, 10) +
    ring(radius - 11, colour.pine, 3) +
    `<g opacity=".8">${stem(spokes, tyre, 1.5)}</g>` +
    circle(x, -radius, 7, frame)
  )
}

const lettering =
  `<g transform="translate(8 -84)scale(1.05)" fill="#fff">` +
  filled('#fff', wordmark.s) +
  filled('#fff', wordmark.ek) +
  `<g transform="translate(${wordmark.cuttingX} 0)">` +
  stem(wordmark.stem, '#fff', wordmark.stemWidth) +
  filled('#fff', wordmark.leftLeaf) +
  filled('#fff', wordmark.rightLeaf) +
  '</g></g>'

/** Moving. */
export const bakfiets: Drawing = {
  width: 640,
  height: 480,
  body:
    wheel(-230, 64) +
    wheel(246, 50) +
    stem('M-230 -64L-150 -64L-190 -210M-150 -64L-96 -172L-184 -186M-150 -64H-70M-230 -64L-184 -190', frame, 10) +
    stem('M-196 -232L-190 -205', frame, 9) +
    stem('M-220 -236H-172', tyre, 14) +
    stem('M-96 -172L-82 -262M-82 -262Q-104 -276 -122 -268', frame, 10) +
    stem('M-122 -268H-142', tyre, 12) +
    stem('M200 -130L246 -50', frame, 10) +
    circle(-150, -64, 16, colour.clayDark) +
    stem('M-150 -64L-136 -34', colour.clayDark, 7) +
    stem('M-146 -33H-124', tyre, 8) +
    placed('struik', struik, -20, -140, 0.86, 'clay') +
    placed('boom', boom, 64, -140, 0.8, 'white') +
    placed('calathea', calathea, 150, -140, 0.86, 'butter') +
    placed('tulp', tulp('bloom', 0), 196, -140, 0.6, 'white') +
    filled(colour.clay, 'M-78 -176H226L192 -54Q190 -46 182 -46H-46Q-56 -46 -58 -56z') +
    filled(colour.clayDark, 'M120 -176H226L192 -54Q190 -46 182 -46H112z') +
    filled(colour.blush, 'M-84 -184H232V-168H-84z') +
    lettering,
}
