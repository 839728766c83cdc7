import { filled, leaves, stem } from './geometry.ts'
import { calathea, struik } from './large-plants.ts'
import { colour, glass, ink, leafTones, paper, paperDark } from './palette.ts'
import { placed, type Drawing } from './plant.ts'
import { cactus, pilea, spruit, stek, tulp } from './small-plants.ts'

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
