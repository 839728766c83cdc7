import { filled, leaf, leaves, pot, stem } from './geometry.ts'
import { labelOutlines } from '#web/ui/letter-outlines.ts'
import { colour, ink, paper, repaintable } from './palette.ts'
import type { Drawing } from './plant.ts'

const lines = stem('M-26 -196H26M-26 -172H8', colour.sprout, 6)

/** A plant label with an extension, or with two lines for extensions that have no outlines. */
function naam(text: string): Drawing {
  return {
    width: 200,
    height: 250,
    body:
      leaves(
        [
          [-26, -72, 92, -46, 'pine'],
          [28, -72, 96, 48, 'fern'],
          [0, -72, 70, -14, 'moss'],
        ],
        0.22,
      ) +
      filled(paper, 'M-52 -220Q-52 -230 -42 -230H42Q52 -230 52 -220V-138L12 -92V-60H-12V-92L-52 -138z') +
      text +
      pot(124, 86, repaintable('clay')),
  }
}

function extensionText(extension: keyof typeof labelOutlines): string {
  const scale = extension.length > 3 ? 0.17 : extension.length > 2 ? 0.2 : 0.26
  return `<g transform="translate(0 -162)scale(${scale})">${filled(colour.forest, labelOutlines[extension])}</g>`
}

export const names: Readonly<Record<string, Drawing>> = {
  naam: naam(extensionText('nl')),
  'naam-com': naam(extensionText('com')),
  'naam-de': naam(extensionText('de')),
  'naam-eu': naam(extensionText('eu')),
  'naam-be': naam(extensionText('be')),
  'naam-net': naam(extensionText('net')),
  'naam-org': naam(extensionText('org')),
  'naam-shop': naam(extensionText('shop')),
  'naam-blank': naam(lines),
}

/** The empty cart. */
export const leeg: Drawing = {
  width: 160,
  height: 190,
  body:
    '<g transform="rotate(7 0 -80)">' +
    filled(paper, 'M-36 -178Q-36 -186 -28 -186H28Q36 -186 36 -178V-126L9 -98V-70H-9V-98L-36 -126z') +
    stem('M-16 -160H16M-16 -144H4', colour.sprout, 5) +
    `</g><ellipse cy="-86" rx="50" ry="9" fill="${colour.night}"/>` +
    pot(116, 88, repaintable('clay')),
}

/** In progress, or trying out. */
export const glas: Drawing = {
  width: 120,
  height: 220,
  body:
    `<path fill="${paper}" opacity=".75" d="M-36 -112H36L30 -6Q29 0 23 0H-23Q-29 0 -30 -6z"/>` +
    filled(colour.waterDark, 'M-34 -78H34L30 -6Q29 0 23 0H-23Q-29 0 -30 -6z') +
    filled(colour.water, 'M-34 -78H8L6 0H-23Q-29 0 -30 -6z') +
    stem('M0 -60C0 -90 0 -120 2 -156') +
    stem('M0 -62C-4 -50 -14 -44 -14 -30M0 -62C2 -48 -2 -40 2 -24M0 -62C6 -50 14 -48 14 -34', '#fff', 3) +
    leaves(
      [
        [0, -118, 56, -60, 'moss'],
        [1, -130, 58, 56, 'fern'],
        [2, -150, 54, 2, 'moss'],
      ],
      0.24,
    ),
}

/** A seed tray. */
export const zaai: Drawing = {
  width: 250,
  height: 110,
  body:
    [-84, -28, 28, 84]
      .map(
        (x, index) =>
          stem(`M${x} -34V-56`, colour.leaf, 4) +
          leaf([x, -54, 30, -50, index % 2 === 0 ? 'moss' : 'fern'], 0.26) +
          leaf([x, -54, 30, 50, 'fern'], 0.26),
      )
      .join('') +
    filled(colour.pine, 'M-124 -40H124V-28H-124z') +
    filled(ink, 'M-118 -28H118L112 0H-112z'),
}
