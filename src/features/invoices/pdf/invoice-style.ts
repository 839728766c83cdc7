import type { Style } from './pen.ts'

export const colour = {
  forest: '#103527',
  leaf: '#23734a',
  fern: '#3c9a5b',
  moss: '#86bf5c',
  dew: '#eaf4dc',
  bark: '#4c5f55',
  hair: '#d5dfcf',
} as const

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, left: 54, right: 541.28, foot: 772 } as const
/** Distance of amounts from the right margin, so that they align with the amount inside the box of the total. */
export const moneyInset = 12
export const contentWidth = sheet.right - sheet.left

export const style = {
  heading: { weight: 'strong', size: 30, leading: 36, colour: colour.forest },
  words: { weight: 'text', size: 10, leading: 14.5, colour: colour.forest },
  strong: { weight: 'strong', size: 10, leading: 14.5, colour: colour.forest },
  label: { weight: 'text', size: 9, leading: 14.5, colour: colour.bark },
  columnHead: { weight: 'strong', size: 8.5, leading: 12, colour: colour.bark },
  detail: { weight: 'text', size: 8.8, leading: 12.5, colour: colour.bark },
  total: { weight: 'strong', size: 14, leading: 19, colour: colour.forest },
  running: { weight: 'strong', size: 10, leading: 14, colour: colour.bark },
  foot: { weight: 'text', size: 8, leading: 11.5, colour: colour.bark },
} as const satisfies Record<string, Style>
