import type { Pdf, Place } from '#papers/pdf/pen.ts'

const blunt = 2
const round = 14

/** A box with the corners of a leaf, as the shop's buttons have them. */
export function fillLeafBox(pdf: Pdf, { x, y, width }: Place, height: number, colour: string): void {
  const right = x + width
  const bottom = y + height
  pdf
    .moveTo(x + blunt, y)
    .lineTo(right - round, y)
    .quadraticCurveTo(right, y, right, y + round)
    .lineTo(right, bottom - blunt)
    .quadraticCurveTo(right, bottom, right - blunt, bottom)
    .lineTo(x + round, bottom)
    .quadraticCurveTo(x, bottom, x, bottom - round)
    .lineTo(x, y + blunt)
    .quadraticCurveTo(x, y, x + blunt, y)
    .fill(colour)
}
