/** Names and values are those of the design tokens. */
export const colour = {
  night: '#0A2118',
  forest: '#103527',
  pine: '#1B4D39',
  leaf: '#23734A',
  fern: '#3C9A5B',
  moss: '#86BF5C',
  sprout: '#CFE6AE',
  terra: '#B8431F',
  clay: '#E0845A',
  clayDark: '#C9683F',
  blush: '#FBE3D6',
  butter: '#FFC93C',
  butterDark: '#EBAE1C',
  water: '#CFE6EA',
  waterDark: '#A9D0D8',
  bark: '#6B4A35',
  barkDark: '#553A29',
  wood: '#B98A57',
} as const

/** Custom properties that the theme of a page may set; standalone files use the fallback value. */
export const paper = 'var(--ill-paper,#fff)'
export const paperDark = 'var(--ill-paper-d,#E3EADB)'
export const glass = 'var(--ill-glass,#fff)'
/** Lines that would be invisible on a dark background without a theme colour. */
export const ink = `var(--ill-ink,${colour.forest})`
/** The darkest half of a leaf, which must contrast with the background. */
const shade = `var(--ill-shade,${colour.pine})`

/** Light half, dark half: the light comes from the left. */
export type Tones = readonly [light: string, dark: string]

export const leafTones = {
  fern: [colour.fern, colour.leaf],
  moss: [colour.moss, colour.fern],
  pine: [colour.leaf, shade],
  pale: [colour.sprout, colour.moss],
  dry: ['#C2B280', '#A08F5C'],
  bloom: [colour.clay, colour.terra],
  sun: [colour.butter, colour.butterDark],
} as const satisfies Record<string, Tones>
export type LeafTone = keyof typeof leafTones

export const canopy = shade

export const potTones = {
  clay: [colour.clay, colour.clayDark],
  white: [paper, paperDark],
  forest: [`var(--ill-forest,${colour.pine})`, `var(--ill-forest-d,${colour.forest})`],
  butter: [colour.butter, colour.butterDark],
  moss: [colour.moss, colour.fern],
} as const satisfies Record<string, Tones>
export type PotTone = keyof typeof potTones

/** Colours of a pot that a class on the referencing `<svg>` may override. */
export function repaintable(tone: PotTone): Tones {
  const [light, dark] = potTones[tone]
  return [`var(--pot-a,${light})`, `var(--pot-b,${dark})`]
}
