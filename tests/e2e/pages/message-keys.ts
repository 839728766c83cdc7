import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#tests/e2e/shop-test.ts'

interface Catalogue {
  readonly [key: string]: string | Catalogue
}

const messages = join(import.meta.dirname, '../../../messages')
const read = (language: Language) => JSON.parse(readFileSync(join(messages, `${language}.json`), 'utf8')) as Catalogue

function textsOf(catalogue: Catalogue, above = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as [string, string]] : textsOf(value, `${above}${key}.`),
  )
}

const texts = { nl: new Map(textsOf(read('nl'))), de: new Map(textsOf(read('de'))) } as const

/** Keys of messages, such as `shell.menu`, which must never be visible. */
export const messageKeys: readonly string[] = [...texts.nl.keys()]

/**
 * Interface texts that identify a language: long, without placeholders, and not contained in a text of the other
 * language.
 */
export function textsOnlyIn(language: Language): readonly string[] {
  const other = [...texts[language === 'nl' ? 'de' : 'nl'].values()].join('\n')
  return [...texts[language].values()].filter((text) => text.length >= 8 && !/[{<]/.test(text) && !other.includes(text))
}
