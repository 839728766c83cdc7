import { filled, leaves, stem, along, circle } from './geometry.ts'
import { calathea, struik } from './large-plants.ts'
import { colour, glass, ink, leafTones, paper, paperDark } from './palette.ts'
import { placed, type Drawing } from './plant.ts'
import { cactus, pilea, spruit, stek, tulp } from './small-plants.ts'
import { wordmark } from '#web/ui/wordmark.ts'
import { boom } from './tree.ts'

const redTulip = tulp('bloom', 0)
const yellowTulip = tulp('sun', 0)

/** A website of one's own. */
export const kas: Drawing = {
  width: 240,
  height: 260,
  body:
    `<path fill="${glass}" opacity=".8" d="M-104 0V-130L0 -230L104 -130V0z"/>` +
    placed('struik', struik, -50, -4, 0.5, 'clay') +
    placed('calathea', calathea, 50, -4, 0.46, 'butter') +
    stem('M-104 0V-130L0 -230L104 -130V0M0 -230V0M-104 -130H104M-52 -180V-130M52 -180V-130', ink) +
    filled(ink, 'M-118 -6H118V0H-118z'),
}

const awning = [colour.clay, paper, colour.clay, paper, colour.clayDark, paper]
  .map((fill, index) => filled(fill, `M${-120 + index * 40} -216h40v36a20 20 0 0 1 -40 0z`))
  .join('')

/** A shop. */
export const kraam: Drawing = {
  width: 270,
  height: 250,
  body:
    stem('M-104 -180V0M104 -180V0', ink, 7) +
    filled(ink, 'M-120 -226H120V-210H-120z') +
    awning +
    placed('calathea', calathea, -62, -74, 0.44, 'clay') +
    placed('tulp-sun', yellowTulip, 0, -74, 0.46, 'white') +
    placed('pilea', pilea, 56, -74, 0.46, 'white') +
    filled(leafTones.pine[1], 'M-120 -74H120V-60H-120z') +
    filled(colour.leaf, 'M-112 -60H112V0H-112z') +
    filled(leafTones.pine[1], 'M20 -60H112V0H20z'),
}

/** E-mail. */
export const post: Drawing = {
  width: 220,
  height: 220,
  body:
    leaves(
      [
        [-34, -104, 84, -24, 'fern'],
        [10, -110, 96, 4, 'moss'],
        [44, -100, 78, 32, 'pine'],
      ],
      0.22,
    ) +
    filled(paper, 'M-100 -128H100V0H-100z') +
    filled(paperDark, 'M0 -128H100V0H0z') +
    filled(colour.clay, 'M-100 -128H100L0 -48z') +
    filled(colour.clayDark, 'M0 -128H100L0 -48z'),
}

/** Hosting. */
export const plank: Drawing = {
  width: 260,
  height: 270,
  body:
    placed('stek', stek, -78, -136, 0.5, 'white') +
    placed('pilea', pilea, -4, -136, 0.5, 'clay') +
    placed('cactus', cactus, 76, -136, 0.5, 'butter') +
    filled(ink, 'M-128 -136H128V-126H-128z') +
    placed('struik', struik, -66, -10, 0.42, 'clay') +
    placed('tulp', redTulip, 20, -10, 0.46, 'white') +
    placed('spruit', spruit, 82, -10, 0.44, 'moss') +
    filled(ink, 'M-128 -10H128V0H-128z'),
}

/** The partner programme: a cutting is handed on. */
export const doorgeven: Drawing = {
  width: 480,
  height: 330,
  body:
    placed('calathea', calathea, -100, 0, 1.08, 'forest') +
    placed('stek', stek, 70, 0, 1, 'white') +
    placed('spruit', spruit, 180, 0, 0.95, 'clay'),
}

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
