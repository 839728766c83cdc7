import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#platform/config/root.ts'

/** One SVG file for each drawing, in the colours of the light theme. The bottom of a drawing is its y = 0. */
const folder = join(root, 'src/site/drawings')

/** Each drawing as a standalone file, for previews and social images. */
export function drawingFiles(): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return new Map(names.map((file) => [file.replace('.svg', ''), packed(readFileSync(join(folder, file), 'utf8'))]))
}

/** All drawings in one file: pages show one with `<use href="…#name">`, which inherits the theme. */
export function drawingSheet(): string {
  const groups = [...drawingFiles()].map(([name, svg]) => {
    const body = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    return `<g id="${name}" stroke-linecap="round" stroke-linejoin="round">${themed(body)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`
}

const packed = (svg: string) => svg.trim().replaceAll(/>\s+</g, '><')

/**
 * The classes of a shape name the custom properties that override its colour, the strongest first: `class="pot-a
 * ill-paper" fill="#fff"` becomes `fill="var(--pot-a,var(--ill-paper,#fff))"`.
 */
function themed(body: string): string {
  return body.replaceAll(/class="([^"]+)" (fill|stroke)="([^"]+)"/g, (_, names: string, attribute, colour: string) => {
    const value = names.split(' ').reduceRight((inner, name) => `var(--${name},${inner})`, colour)
    return `${attribute}="${value}"`
  })
}
