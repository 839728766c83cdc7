import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Catalogue {
  readonly [key: string]: string | Catalogue
}

/** A type with the literal text of every message, so that the compiler checks keys and arguments of all uses. */
export function messageTypesOf(catalogue: Catalogue): string {
  return [
    '// Made by the build from nl.json: the Dutch messages are the type of all messages.',
    `export interface Messages ${typeOf(catalogue, '')}`,
    '',
  ].join('\n')
}

function typeOf(catalogue: Catalogue, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(catalogue).map(([key, value]) => {
    const type = typeof value === 'string' ? literalOf(value) : typeOf(value, inner)
    return `${inner}${key}: ${type}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function literalOf(message: string): string {
  return `\`${message.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}

export async function writeMessageTypes(root: string): Promise<void> {
  const dutch = JSON.parse(await readFile(join(root, 'messages/nl.json'), 'utf8')) as Catalogue
  const file = join(root, 'messages/nl.types.ts')
  const types = messageTypesOf(dutch)
  if ((await readFile(file, 'utf8').catch(() => '')) !== types) await writeFile(file, types)
}
