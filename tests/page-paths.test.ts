import { describe, expect, test } from 'vitest'
import { brand } from '#site/brand.ts'
import { allPaths, dutchOnly, moverPaths, pairs, pathsOf } from '#tests/e2e/pages/site-paths.ts'
import { attributeOf, bodyOf, elementsIn, isPage, publishedFiles, type Element } from '#tests/http/published-site.ts'
import { hasClass, placesAround, textOf } from '#tests/readers/page-elements.ts'

const byPath = new Map(
  publishedFiles()
    .filter((file) => isPage(file) && !file.notFound)
    .map((file) => [file.path, file]),
)
const pages = new Map(allPaths.map((path) => [path, pageAt(path)]))

interface PublishedPage {
  readonly html: string
  readonly lang: string | undefined
  readonly h1: string
  readonly lead: string
  readonly canonical: readonly (string | undefined)[]
  readonly alternates: readonly (readonly (string | undefined)[])[]
}

function pageAt(path: string): PublishedPage | undefined {
  const file = byPath.get(path)
  if (!file) return undefined
  const elements = elementsIn(file)
  const first = (isIt: (element: Element) => boolean) => {
    const element = elements.find(isIt)
    return element ? textOf(element).trim() : ''
  }
  const linksOf = (rel: string) =>
    elements.filter((element) => element.tagName === 'link' && attributeOf(element, 'rel') === rel)
  return {
    html: bodyOf(file).toString(),
    lang: attributeOf(elements.find(({ tagName }) => tagName === 'html') ?? elements[0]!, 'lang'),
    h1: first(({ tagName }) => tagName === 'h1'),
    lead: first(
      (element) => hasClass(element, 'lead') && [...placesAround(element)].some(({ tagName }) => tagName === 'main'),
    ),
    canonical: linksOf('canonical').map((link) => attributeOf(link, 'href')),
    alternates: linksOf('alternate').map((link) => [attributeOf(link, 'hreflang'), attributeOf(link, 'href')]),
  }
}

/** Which plant labels a page draws. */
const labelsOn = (path: string) =>
  Array.from(pages.get(path)?.html.matchAll(/href="[^"]*#(naam|naam-de)"/g) ?? [], ([, name]) => name)

/** Goes straight to its question. */
const leadless = /\/order\/account$/

describe('every path of the specification', () => {
  test.each([
    ['L1', 'nl'],
    ['L2', 'de'],
  ] as const)('[%s] is published as a page of its own in %s', (_, language) => {
    const owners = new Map<string, string>()
    for (const path of pathsOf[language]) {
      const page = pages.get(path)
      expect(page?.lang, path).toBe(language)
      const { h1 = '', lead = '' } = page ?? {}
      expect(h1, path).not.toBe('')
      if (!leadless.test(path)) expect(lead.length, `lead of ${path}`).toBeGreaterThan(20)
      for (const own of [h1, lead].filter(Boolean)) {
        expect(owners.get(own), `${path} says what another page says: ${own}`).toBeUndefined()
        owners.set(own, path)
      }
    }
  })

  test('[L3] every provider people move from has a page that names it', () => {
    const names = [
      'TransIP',
      'Vimexx',
      'Savvii',
      'Combell',
      'one.com',
      'Yourhosting',
      'Mijndomein',
      'Versio',
      'Hostnet',
      'Strato',
    ]
    expect(moverPaths).toHaveLength(names.length)
    for (const [index, path] of moverPaths.entries()) {
      expect(pages.get(path)?.h1.toLowerCase(), path).toContain(names[index]?.toLowerCase())
    }
  })

  test('[L7] pages of both languages name each other, themselves and Dutch for everybody else', () => {
    for (const pair of pairs) {
      const [nl, de] = pair.map((path) => brand.siteUrl + path)
      const alternates = [
        ['nl', nl],
        ['de', de],
        ['x-default', nl],
      ]
      expect(pages.get(pair[0]), pair[0]).toMatchObject({ lang: 'nl', canonical: [nl], alternates })
      expect(pages.get(pair[1]), pair[1]).toMatchObject({ lang: 'de', canonical: [de], alternates })
    }
  })

  test('[L7] pages in Dutch only name no other language', () => {
    for (const path of dutchOnly) {
      const canonical = [brand.siteUrl + path]
      expect(pages.get(path), path).toMatchObject({ lang: 'nl', canonical, alternates: [] })
    }
  })

  test('[L7] the language switch of every page leads to its counterpart, or home', () => {
    const targets = [
      ...pairs.map(([nl, de]) => [nl, 'de', de] as const),
      ...pairs.map(([nl, de]) => [de, 'nl', nl] as const),
      ...dutchOnly.map((path) => [path, 'de', '/de'] as const),
    ]
    for (const [path, other, target] of targets) {
      const links = [...(pages.get(path)?.html.matchAll(/<a href="([^"]+)" hrefLang="(\w+)"/g) ?? [])]
      const hrefs = links.filter(([, , language]) => language === other).map(([, href]) => href)
      expect(hrefs, path).toEqual([target, target, target])
    }
  })

  test('[M18] the plant label on German pages says .de, on Dutch ones .nl', () => {
    for (const path of allPaths) {
      const own = path === '/de' || path.startsWith('/de/') ? 'naam-de' : 'naam'
      expect(
        labelsOn(path).filter((name) => name !== own),
        path,
      ).toEqual([])
    }
    expect(labelsOn('/domeinnaam-registreren')).toContain('naam')
    expect(labelsOn('/de/domainnamen-registrieren')).toContain('naam-de')
  })
})
