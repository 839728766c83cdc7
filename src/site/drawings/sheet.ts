import { compact } from './geometry.ts'
import { glas, leeg, names, zaai } from './labels.ts'
import { bloei, calathea, rank, struik } from './large-plants.ts'
import { type Drawing, foliageId, type Plant, potted } from './plant.ts'
import { bakfiets, doorgeven, kas, kraam, plank, post } from './scenes.ts'
import { cactus, pilea, sans, slap, spruit, stek, tulp } from './small-plants.ts'
import { boom } from './tree.ts'

const strokes = 'stroke-linecap="round" stroke-linejoin="round"'

/** All drawings in one file: a page shows one with `<use href="…#name">`, which inherits the theme. */
export function drawingSheet(): string {
  const groups = [...gallery].map(([name, { body }]) => `<g id="${name}" ${strokes}>${body}</g>`)
  return compact(`<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`)
}

/** Each drawing as a standalone file in the colours of the light theme, for mails and previews. */
export function drawingFiles(): ReadonlyMap<string, string> {
  return new Map([...gallery].map(([name, drawing]) => [name, standalone(drawing)]))
}

function standalone({ width, height, body }: Drawing): string {
  const viewBox = `${-width / 2} ${-height} ${width} ${height}`
  const own = lightColours(withFoliage(body)).replace(/<g id="[^"]+">/g, '<g>')
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" ${strokes}>${own}</svg>`,
  )
}

/** Inlines foliage that is defined in another drawing. */
function withFoliage(body: string): string {
  return body.replace(/<use href="#([\w-]+)"\/>/g, (_, id: string) => {
    for (const [name, { body: other }] of gallery) {
      if (foliageId(name) === id) return other.slice(other.indexOf('>') + 1, other.indexOf('</g>'))
    }
    throw new Error(`No drawing holds ${id}`)
  })
}

/** Replaces `var(--name,value)` by its fallback value, innermost first. */
function lightColours(svg: string): string {
  const next = svg.replace(/var\(--[\w-]+,([^()]*)\)/g, '$1')
  return next === svg ? svg : lightColours(next)
}

const plants: Readonly<Record<string, Plant>> = {
  stek,
  spruit,
  struik,
  boom,
  pilea,
  sans,
  cactus,
  tulp: tulp('bloom', 0),
  'tulp-mid': tulp('bloom', 10),
  'tulp-tall': tulp('bloom', 20),
  'tulp-sun': tulp('sun', 0),
  calathea,
  rank,
  bloei,
  slap,
}

const scenes: Readonly<Record<string, Drawing>> = { glas, leeg, zaai, kas, kraam, post, plank, bakfiets, doorgeven }

/** Margin for the tips of leaves on the left, on the right and above. */
const margin = 4

/** Every drawing by name, with margins. */
export const gallery: ReadonlyMap<string, Drawing> = new Map(
  [
    ...Object.entries(plants).map(([name, plant]) => [name, potted(name, plant)] as const),
    ...Object.entries(scenes),
    ...Object.entries(names),
  ].map(([name, { width, height, body }]) => [name, { width: width + margin * 2, height: height + margin, body }]),
)
