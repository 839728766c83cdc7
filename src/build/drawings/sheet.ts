import { gallery } from './gallery.ts'
import { compact } from './geometry.ts'
import { foliageId, type Drawing } from './plant.ts'

const strokes = 'stroke-linecap="round" stroke-linejoin="round"'

/** All drawings in one file: a page shows one with `<use href="…#name">`, and its theme reaches inside. */
export function drawingSheet(): string {
  const groups = [...gallery].map(([name, { body }]) => `<g id="${name}" ${strokes}>${body}</g>`)
  return compact(`<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`)
}

/** Each drawing as a file of its own in the light theme's colours, for mails and previews. */
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

/** Foliage that lives in another drawing, written out. */
function withFoliage(body: string): string {
  return body.replace(/<use href="#([\w-]+)"\/>/g, (_, id: string) => {
    for (const [name, { body: other }] of gallery) {
      if (foliageId(name) === id) return other.slice(other.indexOf('>') + 1, other.indexOf('</g>'))
    }
    throw new Error(`No drawing holds ${id}`)
  })
}

/** `var(--name,value)` becomes its value, from the inside out. */
function lightColours(svg: string): string {
  const next = svg.replace(/var\(--[\w-]+,([^()]*)\)/g, '$1')
  return next === svg ? svg : lightColours(next)
}
