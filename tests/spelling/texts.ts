import type { DefaultTreeAdapterTypes } from 'parse5'
import { parse } from 'parse5'
import { readMessages } from '#site/build/messages.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { families } from '#catalogue/families.ts'
import { products } from '#catalogue/products.ts'
import { llmsText } from '#site/content/llms-text.ts'
import { securityPolicy } from '#site/content/security-policy.ts'
import { termsDe } from '#site/content/terms/de.ts'
import { termsNl } from '#site/content/terms/nl.ts'
import { consentTexts, purposeTexts } from '#core/visits/cookie-consent-texts.ts'
import { type Locale, locales } from '#core/locale/locale.ts'
import { root } from '#platform/config/root.ts'
import { renderMail } from '#features/emails/render-mail.tsx'
import { sampleMails } from '#tests/builders/sample-mails.ts'
import { bodyOf, isPage, publishedFiles } from '#tests/http/published-site.ts'
import { textOfMessage } from './words-in.ts'

/** Something a person can read, and where it stands. */
export interface Text {
  readonly language: Locale
  readonly place: string
  readonly text: string
}

/** Everything a person can read: pages, interface, mails, terms and what the catalogue says. */
export function allTexts(): readonly Text[] {
  return [...pageTexts(), ...messageTexts(), ...mailTexts(), ...sourceTexts()]
}

type Node = DefaultTreeAdapterTypes.Node

/** Every text of every published page, by the language of the element it is in. */
export function pageTexts(): readonly Text[] {
  return publishedFiles()
    .filter((file) => isPage(file) && !file.path.startsWith('/demo/'))
    .flatMap((file) => [...textsBelow(parse(bodyOf(file).toString()), file.path, undefined)])
}

/** Not language, or written by nobody: code, data, and what a reader is to type. */
const silent = new Set(['script', 'style', 'code', 'kbd', 'samp', 'template'])
const spoken = ['alt', 'aria-label', 'placeholder', 'title', 'data-label', 'label']

function* textsBelow(node: Node, place: string, language: Locale | undefined): Generator<Text> {
  let own = language
  if ('tagName' in node) {
    if (silent.has(node.tagName)) return
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const lang = attributes.get('lang')
    own = lang === undefined ? language : locales.find((locale) => locale === lang)
    const isRead =
      node.tagName === 'meta' &&
      /description|image:alt/.test(attributes.get('name') ?? attributes.get('property') ?? '')
    for (const [name, text] of attributes) {
      if (own && (spoken.includes(name) || (isRead && name === 'content'))) yield { language: own, place, text }
    }
  }
  if (!('childNodes' in node)) return
  // React parts two texts that follow each other with a comment.
  let text = ''
  for (const child of node.childNodes) {
    if ('value' in child) text += child.value
    else if (child.nodeName !== '#comment') {
      if (own && text.trim() !== '') yield { language: own, place, text }
      text = ''
      yield* textsBelow(child, place, own)
    }
  }
  if (own && text.trim() !== '') yield { language: own, place, text }
}

function messageTexts(): readonly Text[] {
  return locales.flatMap((language) => {
    const place = `messages/${language}.json`
    return keyed(readMessages(root, language), '').map(({ key, text }) => ({
      language,
      place: `${place} ${key}`,
      text: textOfMessage(text),
    }))
  })
}

const parts = { origin: 'https://shop.example', token: '', confirmation: { token: '', code: null } }

/** Partners and our own people are written to in Dutch only. What a customer filled in is not ours to spell. */
function mailTexts(): readonly Text[] {
  return locales.flatMap((language) =>
    Object.entries(sampleMails('Sanne', 'DE123456789', language))
      .filter(([name]) => language === 'nl' || !/partner|Notice$/i.test(name))
      .map(([name, content]) => {
        const { subject, text } = renderMail({ ...content, language }, parts)
        const filledIn = keyed(content.data, '')
          .map((each) => tidy(each.text))
          .filter((each) => each.length > 12)
        const ours = filledIn.reduce((rest, each) => rest.replaceAll(each, ' '), tidy(`${subject}. ${text}`))
        return { language, place: `the mail ${name}`, text: ours }
      }),
  )
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function sourceTexts(): readonly Text[] {
  const localized: readonly (readonly [place: string, texts: unknown])[] = [
    ...products.map(({ slug, name, title, summary, features }) => [slug, [name, title, summary, features]] as const),
    ...Object.entries(families).map(([id, { name, tab }]) => [id, [name, tab]] as const),
    ...[...catalogue.extensions.values()].flatMap(({ tld, note }) => (note ? [[`.${tld}`, note] as const] : [])),
    ['cookie-consent-texts.ts', [consentTexts, purposeTexts]],
    ['security-policy.ts', securityPolicy],
    ['llms-text.ts', llmsText],
  ]
  return [
    ...[termsNl, termsDe].flatMap((terms) =>
      keyed(terms, '').map(({ key, text }) => ({ language: terms.language, place: `the terms ${key}`, text })),
    ),
    ...localized.flatMap(([place, texts]) =>
      keyed(texts, '').flatMap(({ key, text }) => {
        const language = locales.find((locale) => key.split('.').includes(locale))
        return language ? [{ language, place, text }] : []
      }),
    ),
  ]
}

/** Every text of a structure by the way to it; functions say what they say of a word that is no word. */
function keyed(value: unknown, key: string): readonly { readonly key: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value === 'function') return keyed((value as (...given: readonly string[]) => unknown)('1', '1', '1'), key)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => keyed(each, key === '' ? name : `${key}.${name}`))
}
