import { readFileSync } from 'node:fs'
import { StartProblem } from '#platform/db/connection.ts'

/** Reads and parses a file given by the operator. */
export function fileOf<Value>(
  path: string,
  read: (text: string) => { readonly value: Value } | readonly string[],
): Value {
  const file = read(textOf(path))
  if (!('value' in file)) return refuse(file.map((fault) => `${path}: ${fault}`))
  return file.value
}

export function textOf(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path))
  } catch (error) {
    return refuse([`${path}: ${error instanceof TypeError ? 'is not UTF-8' : 'cannot be read'}`])
  }
}

const maxLines = 100

/** Ends the command with exit code 1 and these reasons. */
export function refuse(lines: readonly string[]): never {
  const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : []
  throw new StartProblem([...lines.slice(0, maxLines), ...more].join('\n'))
}
