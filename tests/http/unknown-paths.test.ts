import { parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributeOf } from './published-site.ts'
import { type Door, openDoor } from './shop-door.ts'
import { elementsBelow, metaOf, placesAround, textOf } from '#tests/readers/page-elements.ts'

let door: Door
beforeAll(async () => void (door = await openDoor()))
afterAll(() => door[Symbol.asyncDispose]())

const heading = { nl: 'Deze pagina bestaat niet.', de: 'Diese Seite gibt es nicht.' } as const

test.each([
  ['L3', '/website-verhuizen/nergens', 'nl'],
  ['L4', '/design', 'nl'],
  ['L4', '/der', 'nl'],
  ['L4', '/de-webhosting', 'nl'],
  ['L4', '/DE', 'nl'],
  ['L4', '/de/xyz', 'de'],
  ['L8', '/xyz', 'nl'],
  ['L8', '/order/xyz', 'nl'],
  ['L8', '/de/order/xyz', 'de'],
  ['L8', '/de/partnerprogramma', 'de'],
] as const)('[%s] %s is an unknown page, in %s', async (_, path, language) => {
  const { status, body } = await door.ask(path)
  expect(status).toBe(404)
  const elements = [...elementsBelow(parse(body.toString()))]
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  expect(named('html').map((html) => attributeOf(html, 'lang'))).toEqual([language])
  expect(named('h1').map((h1) => textOf(h1).trim())).toEqual([heading[language]])
  const searches = elements.filter(
    (element) => attributeOf(element, 'role') === 'search' || element.tagName === 'search',
  )
  expect(searches.some((search) => [...placesAround(search)].some(({ tagName }) => tagName === 'main'))).toBe(true)
  expect(metaOf(elements, 'robots')).toEqual(['noindex, nofollow'])
  const links = named('link').map((link) => attributeOf(link, 'rel'))
  expect(links.filter((rel) => rel === 'canonical' || rel === 'alternate')).toEqual([])
})

test('[L7] unknown paths switch to the home page of the other language', async () => {
  expect((await door.ask('/xyz')).body.toString()).toContain('<a href="/de" hrefLang="de"')
  expect((await door.ask('/de/xyz')).body.toString()).toContain('<a href="/" hrefLang="nl"')
})

test('[L4] /de is German', async () => {
  const { status, body } = await door.ask('/de')
  expect(status).toBe(200)
  const html = [...elementsBelow(parse(body.toString()))].find(({ tagName }) => tagName === 'html')
  expect(html && attributeOf(html, 'lang')).toBe('de')
})

test.each([
  ['/webhosting/', '/webhosting'],
  ['/de/', '/de'],
  ['/de/webhosting/?via=1', '/de/webhosting?via=1'],
  ['/order/domains/', '/order/domains'],
])('[L8] %s redirects permanently to %s', async (path, target) => {
  const { status, headers } = await door.ask(path)
  expect(status).toBe(308)
  expect(headers.location).toBe(target)
  expect((await door.ask(target)).status).toBe(200)
})
