import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { inspectArticles, readArticles } from './read-articles.ts'
import { articleOrder } from '#site/content/article-order.ts'
import { articleGroups } from '#site/articles.ts'
import { root } from '#platform/config/root.ts'

const links = { portalUrl: 'https://portal.example/', statusUrl: 'https://status.example/' }
const samples = join(root, 'tests/helpdesk/articles')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const facts = {
  id: 'test',
  group: 'dns',
  title: 'Een titel',
  description: 'Een beschrijving die lang genoeg is om in een zoekresultaat iets te zeggen over het artikel.',
}
type Facts = Partial<Record<string, string>>

function written(body: string, changes: Facts = {}): string {
  const lines = Object.entries({ ...facts, ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  )
  return ['---', ...lines, '---', '', body, ''].join('\n')
}

/** Faults of these files, without the path of their folder. */
function faultsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  folders.push(folder)
  for (const locale of ['nl', 'de']) mkdirSync(join(folder, locale))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return inspectArticles(links, folder).faults.map((fault) => fault.slice(fault.indexOf(folder.slice(-6)) + 7))
}

/** Reads the same article in both languages, so that there are no other faults than those of the body. */
const faultsIn = (body: string, changes: Facts = {}) =>
  faultsOf({ 'nl/een.md': written(body, changes), 'de/eins.md': written('Eine Antwort.') })

test('sample files become articles with answer, sections, links and servers', () => {
  const articles = readArticles(links, samples)
  const article = articles.find(({ path }) => path === '/helpdesk/wat-is-een-dns-record')
  expect(articles).toHaveLength(6)
  expect(article).toMatchObject({ id: 'dns-records', locale: 'nl', group: 'dns', related: ['mail-iphone'] })
  expect(article?.answer).toContain('<a href="https://portal.example/" rel="noopener">Mijn Stek</a>')
  expect(article?.sections.map(({ id }) => id)).toEqual([
    'welke-soorten-zijn-er',
    'zo-voeg-je-er-een-toe',
    'wat-kan-er-misgaan',
    'hoe-lang-duurt-het',
  ])
  expect(article?.html).toContain('<code>mail.stek.example</code>')
  expect(article?.html).toContain('href="/domeinnaam-verhuizen"')
  expect(article?.html).toContain('href="/helpdesk/mail-op-een-iphone-instellen"')
  expect(article?.html).not.toContain(article?.answer)
  expect(article?.text).not.toMatch(/[<>|*`#]/)
})

test.each([
  ['', {}, 'nl/een.md:7 an article begins with a paragraph: the answer'],
  ['## Kop', {}, 'nl/een.md:8 an article begins with a paragraph: the answer'],
  ['Een antwoord.\n\n[tekst](page:nowhere)', {}, 'nl/een.md:10 there is no page "nowhere" in nl'],
  ['Een [antwoord](article:nowhere).', {}, 'nl/een.md:8 there is no article "nowhere" in nl'],
  ['Een [antwoord](/helpdesk).', {}, 'nl/een.md:8 "/helpdesk" is no link to page:, article:'],
  ['Een [antwoord](javascript:alert).', {}, 'nl/een.md:8 "javascript:alert" is no link to page:'],
  ['Een antwoord.\n\n\n<b>vet</b>', {}, 'nl/een.md:11 an article holds no HTML: <b>'],
  ['Een antwoord.\n\n![x](https://x.example/x.png)', {}, 'nl/een.md:10 an article holds no pictures'],
  ['Een antwoord.\n\n# Kop', {}, 'nl/een.md:10 headings are ## or ###'],
  ['Een antwoord van € 5.', {}, 'nl/een.md:8 an article types no amounts'],
  ['Een antwoord.\n\nServer {{pop3}}.', {}, 'nl/een.md:10 {{pop3}} is none of brand'],
  ['Een antwoord.', { title: 'Binnen {{nothing}}' }, 'nl/een.md:4 {{nothing}} is none of brand'],
  ['Een antwoord.', { group: 'garden' }, 'nl/een.md:3 "garden" is no group'],
  ['Een antwoord.', { title: undefined }, 'nl/een.md:1 the fact "title" is missing'],
  ['Een antwoord.', { title: 'x'.repeat(61) }, 'nl/een.md:4 the title has 61 characters of 60'],
  ['Een antwoord.', { description: 'Kort.' }, 'nl/een.md:5 the description has 5 characters, not 70 to 160'],
  ['Een antwoord.', { related: 'other' }, 'nl/een.md:6 "other" is no other article in nl'],
  ['Een antwoord.', { author: 'iemand' }, 'nl/een.md:6 "author: iemand" is none of the facts'],
  ['Een antwoord.', { updated: 'gisteren' }, 'nl/een.md:6 "gisteren" is no day'],
])('%j with %o is reported with file and line', (body, changes, fault) => {
  expect(faultsIn(body, changes).filter((each) => each.startsWith(fault))).toHaveLength(1)
})

test('every article exists once in both languages, in the same group', () => {
  expect(faultsOf({ 'nl/een.md': written('Een antwoord.') })).toEqual([
    'nl/een.md:2 the article "test" does not exist in de',
  ])
  expect(faultsIn('Een antwoord.', { group: 'law' })).toEqual([
    expect.stringContaining('nl/een.md:3'),
    expect.stringContaining('de/eins.md:3'),
  ])
  const twice = faultsOf({
    'nl/een.md': written('Een antwoord.'),
    'nl/twee.md': written('Nog een antwoord.', { title: 'Een andere titel' }),
    'de/eins.md': written('Eine Antwort.'),
  })
  expect(twice).toEqual([expect.stringMatching(/^nl\/twee\.md:2 .+ has the same id$/)])
})

test.each(['nl', 'de'] as const)('every article has a position in its group, in %s', (locale) => {
  const ids = readArticles(links).flatMap((article) => (article.locale === locale ? [article.id] : []))
  expect(ids).toEqual(articleGroups.flatMap((group) => articleOrder(locale)[group]))
})

test('the file name becomes the path', () => {
  const files = { 'nl/Één artikel.md': written('Een antwoord.'), 'de/eins.md': written('Eine Antwort.') }
  expect(faultsOf(files)).toEqual([expect.stringContaining('the name of the file becomes its address')])
})

test('the build fails with all faults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  folders.push(folder)
  mkdirSync(join(folder, 'nl'))
  writeFileSync(join(folder, 'nl', 'een.md'), 'geen feiten')
  expect(() => readArticles(links, folder)).toThrow(/een\.md:1 an article begins with facts about it/)
})
