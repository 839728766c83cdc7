import { expect, test } from 'vitest'
import { readArticles } from './read-articles.ts'
import { searchIndexOf } from '#site/build/fetched-files.ts'
import { brand } from '#site/brand.ts'
import { root } from '#platform/config/root.ts'
import { createSearch } from '#web/site-search/search-engine.ts'

const articles = readArticles(brand, `${root}/tests/helpdesk/articles`)
const searches = { nl: createSearch(searchIndexOf(articles, 'nl')), de: createSearch(searchIndexOf(articles, 'de')) }
const found = (query: string, locale: 'nl' | 'de' = 'nl') => searches[locale](query).map(({ entry }) => entry.path)

const dns = '/helpdesk/wat-is-een-dns-record'
const iphone = '/helpdesk/mail-op-een-iphone-instellen'
const taken = '/helpdesk/domeinnaam-bezet'

test.each([
  ['wordpress', '/wordpress-hosting'],
  ['WORDPRES', '/wordpress-hosting'],
  ['wordrpess', '/wordpress-hosting'],
  ['wrodpres hosting', '/wordpress-hosting'],
  ['webhosting', '/webhosting'],
  ['contact', '/over-ons/contact'],
  ['domeinaam verhuisen', '/domeinnaam-verhuizen'],
  ['dns record', dns],
  ['dns-recrod', dns],
  ['cname', dns],
  ['nameservr', dns],
  ['hoe stel ik mijn mail in op mijn ipone?', iphone],
  ['mial iphone', iphone],
  ['telefoon mail', iphone],
  ['bezet', taken],
  ['naam bezett', taken],
])('%s finds %s first', (query, path) => {
  expect(found(query)[0]).toBe(path)
})

test.each([
  ['umzihen', '/de/domainnamen-umziehen'],
  ['DNS ändern', '/de/helpdesk/was-ist-ein-dns-eintrag'],
  ['dns aendern', '/de/helpdesk/was-ist-ein-dns-eintrag'],
  ['dns andern', '/de/helpdesk/was-ist-ein-dns-eintrag'],
  ['Postfach einrichtn', '/de/helpdesk/e-mail-auf-dem-iphone'],
  ['wie richte ich mein handy ein', '/de/helpdesk/e-mail-auf-dem-iphone'],
  ['domain vergebn', '/de/helpdesk/domain-schon-vergeben'],
  ['kuendigen', '/de/kundigen'],
  ['prüfen', '/de/domainnamen-prufen'],
  ['PRUFEN', '/de/domainnamen-prufen'],
])('in German %s finds %s first', (query, path) => {
  expect(found(query, 'de')[0]).toBe(path)
})

const all = readArticles()
const searchesOfAll = { nl: createSearch(searchIndexOf(all, 'nl')), de: createSearch(searchIndexOf(all, 'de')) }
const idsFound = (query: string, locale: 'nl' | 'de') =>
  searchesOfAll[locale](query).map(({ entry }) => all.find(({ path }) => path === entry.path)?.id ?? entry.path)

test.each([
  ['nl', 'wachtwoord vergten', 'password-reset'],
  ['nl', 'verhuiskode', 'transfer-code'],
  ['nl', 'mx record', 'dns-mail'],
  ['nl', 'backup terugzeten', 'wordpress-restore'],
  ['nl', 'website doet het niet', 'site-offline'],
  ['nl', '.de domein verhuizen', 'transfer-de'],
  ['nl', 'phising', 'phishing'],
  ['nl', 'wordpress', '/wordpress-hosting'],
  ['nl', 'contact', '/over-ons/contact'],
  ['de', 'authcode', 'transfer-code'],
  ['de', 'wiederruf', 'withdrawal'],
  ['de', 'mwst', 'vat-abroad'],
  ['de', 'outlok einrichten', 'mail-outlook'],
  ['de', 'nameserver aendern', 'nameservers'],
] as const)('among all articles in %s, %s finds %s near the top', (locale, query, id) => {
  expect(idsFound(query, locale).slice(0, 2)).toContain(id)
})

test('the last part of a compound is found by itself', () => {
  expect(found('naam')).toContain('/domeinnaam-checken')
})

test('an unknown word does not hide the results of the others', () => {
  expect(found('wordpress kaassoufflé')).toContain('/wordpress-hosting')
})

test.each(['', '   ', 'xyzzy', '???', 'hoe kan ik', '<script>'])('%j finds nothing', (query) => {
  expect(found(query)).toEqual([])
})

test('matching words are marked, also when they were mistyped', () => {
  const [match] = searches.nl('recrods')
  expect(['record', 'Records', 'naam'].map((word) => match?.isMeant(word))).toEqual([true, true, false])
})

test('a very long query is answered quickly', () => {
  const begin = performance.now()
  found('domeinnaam '.repeat(100_000))
  expect(performance.now() - begin).toBeLessThan(1000)
})
