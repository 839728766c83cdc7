import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Messages, readMessages } from './messages.ts'

/** A type with the literal text of every message, so that the compiler checks keys and arguments of all uses. */
export function messageTypesOf(messages: Messages): string {
  return [
    '// Made by the build from nl.json: the Dutch messages are the type of all messages.',
    `export interface Messages ${typeOf(messages, '')}`,
    '',
  ].join('\n')
}

function typeOf(messages: Messages, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(messages).map(([key, value]) => {
    const type = typeof value === 'string' ? literalOf(value) : typeOf(value, inner)
    return `${inner}${key}: ${type}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function literalOf(message: string): string {
  return `\`${message.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}

export async function writeMessageTypes(root: string): Promise<void> {
  const file = join(root, 'messages/nl.types.ts')
  const types = messageTypesOf(readMessages(root, 'nl'))
  if ((await readFile(file, 'utf8').catch(() => '')) !== types) await writeFile(file, types)
}
