import { readFileSync } from 'node:fs'
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
