import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#platform/config/root.ts'

/** SQL statement in a source file: the text fragments between interpolated values. */
export interface WrittenStatement {
  readonly file: string
  readonly pieces: readonly string[]
}

/** All string literals of these files that begin like an SQL statement. */
export function statementsWritten(pattern: string, exclude: (file: string) => boolean): readonly WrittenStatement[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !exclude(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(
      ({ source }) =>
        source.includes("from 'pg'") || /`\s*(?:with|select|insert into|update|delete from)\s/.test(source),
    )
    .flatMap(({ file, source }) =>
      stringsIn(source)
        .filter(([first = '']) => /^\s*(with|select|insert into|update|delete from)\s/.test(first))
        .map((pieces) => ({ file, pieces: pieces.map(normalized).filter((piece) => piece !== '') })),
    )
}

export function isAmong({ pieces }: WrittenStatement, sent: readonly string[]): boolean {
  return sent.some((text) => pieces.every((piece) => text.includes(piece)))
}

export function normalized(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** String and template literals, including those nested in templates. Assumes that comments contain no backticks. */
function stringsIn(source: string): readonly (readonly string[])[] {
  const found: string[][] = []
  let place = 0
  readCode('')
  return found

  function readCode(end: string): void {
    while (place < source.length) {
      const sign = source[place]
      if (source.startsWith('//', place)) place = lineEnd()
      else if (source.startsWith('/*', place)) place = source.indexOf('*/', place) + 2
      else if (sign === end) return
      else if (sign === '`') readTemplate()
      else if (sign === "'") readQuoted()
      else if (sign === '{' && end !== '') readBraces()
      else place += 1
    }
  }

  function lineEnd(): number {
    const end = source.indexOf('\n', place)
    return end === -1 ? source.length : end
  }

  function readBraces(): void {
    place += 1
    readCode('}')
    place += 1
  }

  function readQuoted(): void {
    const end = source.indexOf("'", place + 1)
    found.push([source.slice(place + 1, end)])
    place = end + 1
  }

  function readTemplate(): void {
    const pieces: string[] = []
    found.push(pieces)
    place += 1
    for (let start = place; place < source.length;) {
      const ends = source[place] === '`'
      const opens = source.startsWith('${', place)
      if (ends || opens) pieces.push(source.slice(start, place))
      if (opens) {
        place += 1
        readBraces()
        start = place
      } else place += 1
      if (ends) return
    }
  }
}
