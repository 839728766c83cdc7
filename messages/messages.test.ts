import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { filled, type Messages, readMessages } from '#site/build/messages.ts'
import { locales, type Locale } from '#core/locale/locale.ts'
import { root } from '#platform/config/root.ts'

const catalogues = Object.fromEntries(locales.map((locale) => [locale, readMessages(root, locale)])) as Record<
  Locale,
  Messages
>

function messagesOf(catalogue: Messages, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : messagesOf(value, `${path}${key}.`),
  )
}

/** Names of the arguments and tags of a message. */
function argumentsOf(message: string): readonly string[] {
  return [...new Set(namesIn(compile(message)))].toSorted()
}

/** A compiled argument is `[name, kind?, options?]`, a tag `[name, ...contents]`; options hold lists of the same. */
function namesIn(nodes: unknown): string[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: unknown) => {
    if (!Array.isArray(node)) return []
    const [name, kind, options] = node as [string, unknown, unknown]
    const inner = typeof kind === 'number' ? Object.values(options ?? {}).flatMap(namesIn) : namesIn(node.slice(1))
    return [name, ...inner]
  })
}

test('[L5] nl, de and en have the same keys, in the same order', () => {
  const keys = messagesOf(catalogues.nl).map(([key]) => key)
  for (const locale of locales) expect(messagesOf(catalogues[locale]).map(([key]) => key)).toEqual(keys)
})

test.each(locales)('every message of %s has a text and takes the arguments of the Dutch one', (locale) => {
  const dutch = new Map(messagesOf(catalogues.nl))
  for (const [key, message] of messagesOf(catalogues[locale])) {
    expect(message.trim(), key).not.toBe('')
    expect(argumentsOf(message), key).toEqual(argumentsOf(dutch.get(key) ?? ''))
  }
})

test('a message says a fact by its name, and an unknown name is told by file and key', () => {
  const texts = { contact: { lead: 'We antwoorden {{answerTime}}.' } }
  expect(filled(texts, 'nl', 'nl.json ')).toEqual({ contact: { lead: 'We antwoorden binnen één werkdag.' } })
  expect(() => filled({ contact: { lead: '{{answerTimes}}' } }, 'nl', 'nl.json ')).toThrow(
    'nl.json contact.lead: {{answerTimes}} is none of',
  )
})
