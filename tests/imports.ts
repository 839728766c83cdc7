import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const root = join(import.meta.dirname, '..')

const doors = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> })
  .imports

export interface Import {
  readonly line: number
  /** A file of the project, or the name of a package. */
  readonly target: string
  readonly isFile: boolean
  /** Erased when the code runs. */
  readonly typeOnly: boolean
  /** Loaded when the code asks for it. */
  readonly onDemand: boolean
}

export function sourceFiles(): readonly string[] {
  return ['src', 'catalogue'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
}

const statement =
  /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/** Every import of a file, also those spread over lines and those made on demand. */
export function importsOf(file: string): readonly Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(statement)].map((match) => {
    const specifier = (match[2] ?? match[3] ?? match[4] ?? '').replace(/\?\w+$/, '')
    const found = fileOf(specifier, file)
    return {
      line: source.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0),
      target: found ?? packageOf(specifier),
      isFile: found !== undefined,
      typeOnly: match[1] !== undefined,
      onDemand: match[4] !== undefined,
    }
  })
}

function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  if (!specifier.startsWith('#')) return undefined
  for (const [door, place] of Object.entries(doors)) {
    const [before = '', after] = door.split('*')
    if (after === undefined ? specifier === door : specifier.startsWith(before)) {
      return normalize(place.replace('*', specifier.slice(before.length)))
    }
  }
  throw new Error(`${from} imports ${specifier}, which is no door of package.json`)
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
