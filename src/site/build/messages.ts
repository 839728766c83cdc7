import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillFacts } from './fill-facts.ts'
import type { Locale } from '#core/locale/locale.ts'

export interface Messages {
  readonly [key: string]: string | Messages
}

/** The interface texts of a language with their facts filled in; an unknown fact throws with file and key. */
export function readMessages(root: string, locale: Locale): Messages {
  const file = `messages/${locale}.json`
  return filled(JSON.parse(readFileSync(join(root, file), 'utf8')) as Messages, locale, `${file} `)
}

export function filled(messages: Messages, locale: Locale, place: string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? fillFacts(value, locale, (_, fault) => {
            throw new Error(`${place}${key}: ${fault}`)
          })
        : filled(value, locale, `${place}${key}.`),
    ]),
  )
}

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
