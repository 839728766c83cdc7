import { expect, test } from 'vitest'
import { matchesOf, type SearchEntry } from '#web/site-search/match.ts'

const entries: readonly SearchEntry[] = [
  { title: 'WordPress-hosting', text: 'Updates en back-ups lopen vanzelf', path: '/wordpress-hosting' },
  { title: 'Domeinnaam verhuizen', text: 'Je naam naar Stek, met een verhuiscode', path: '/domeinnaam-verhuizen' },
  { title: 'Domainnamen prüfen', text: 'Ist Ihr Name noch frei?', path: '/de/domainnamen-prufen' },
]
const found = (query: string) => matchesOf(query, entries).map(({ path }) => path)

test.each([
  ['wordpress', '/wordpress-hosting'],
  ['WORDPRES', '/wordpress-hosting'],
  ['wordrpess', '/wordpress-hosting'],
  ['wrodpres hosting', '/wordpress-hosting'],
  ['verhuiscode', '/domeinnaam-verhuizen'],
  ['verhuisode', '/domeinnaam-verhuizen'],
  ['domeinaam', '/domeinnaam-verhuizen'],
  ['prufen', '/de/domainnamen-prufen'],
  ['PRÜFEN', '/de/domainnamen-prufen'],
  ['back up', '/wordpress-hosting'],
])('%s finds %s first', (query, path) => {
  expect(found(query)[0]).toBe(path)
})

test.each(['', '   ', 'xyzzy', '???', 'wordpress kaas'])('%j finds nothing', (query) => {
  expect(found(query)).toEqual([])
})

test('a title counts for more than a text', () => {
  const both: SearchEntry[] = [
    { title: 'Iets anders', text: 'over mail', path: '/text' },
    { title: 'Mail', text: 'iets', path: '/title' },
  ]
  expect(matchesOf('mail', both).map(({ path }) => path)).toEqual(['/title', '/text'])
})

test('a very long query is answered at once', () => {
  const begin = performance.now()
  matchesOf('a'.repeat(1_000_000), entries)
  expect(performance.now() - begin).toBeLessThan(1000)
})
