import { describe, expect, test } from 'vitest'
import { readArticles } from '#site/build/helpdesk/read-articles.ts'
import { commonCalls } from '#site/pages/helpdesk/helpdesk-texts.ts'
import { articleGroups } from '#site/articles.ts'
import { brand } from '#site/brand.ts'
import { attributeOf, bodyOf, type Element, elementsIn, publishedFiles } from '#tests/http/published-site.ts'

const articles = readArticles()
const byPath = new Map(publishedFiles().map((file) => [file.path, file]))
const published = new Map(
  articles.flatMap((article) => {
    const file = byPath.get(article.path)
    return file ? [[article.path, { html: bodyOf(file).toString(), elements: elementsIn(file) }] as const] : []
  }),
)
const elementsOf = (path: string): readonly Element[] => published.get(path)?.elements ?? []
const linksOf = (path: string) => elementsOf(path).filter(({ tagName }) => tagName === 'a')

const wrongAddress = {
  nl: /(?<!\p{L})(u|uw|uwe|uzelf)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
} as const

describe.each(['nl', 'de'] as const)('the helpdesk in %s', (locale) => {
  const own = articles.filter((article) => article.locale === locale)
  const counterpart = (id: string) => articles.find((each) => each.id === id && each.locale !== locale)?.path

  test('has at least thirty articles, some about every subject', () => {
    expect(own.length).toBeGreaterThanOrEqual(30)
    expect(articleGroups.filter((group) => !own.some((article) => article.group === group))).toEqual([])
  })

  test('publishes each with a title, a description and a heading of its own', () => {
    const wrong = own.filter(({ path, title, description }) => {
      const elements = elementsOf(path)
      const meta = elements.find((element) => attributeOf(element, 'name') === 'description')
      const html = published.get(path)?.html ?? ''
      return (
        elements.filter(({ tagName }) => tagName === 'h1').length !== 1 ||
        !html.includes(`– ${brand.name}</title>`) ||
        !meta ||
        attributeOf(meta, 'content') !== description ||
        title === ''
      )
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length)
    expect(new Set(own.map(({ description }) => description)).size).toBe(own.length)
  })

  test('[L7] leads from each article to the same one in the other language, in the head and in the switch', () => {
    const wrong = own.filter(({ id, path }) => {
      const other = counterpart(id) ?? ''
      const alternates = elementsOf(path)
        .filter((element) => attributeOf(element, 'rel') === 'alternate')
        .map((element) => attributeOf(element, 'href'))
      const switches = linksOf(path).filter((link) => attributeOf(link, 'hreflang') !== undefined)
      return (
        alternates.length !== 3 ||
        !alternates.includes(brand.siteUrl + other) ||
        !alternates.includes(brand.siteUrl + path) ||
        switches.length === 0 ||
        switches.some((link) => attributeOf(link, 'href') !== other)
      )
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('names every article on its page, and the way back there on every article', () => {
    const home = locale === 'nl' ? '/helpdesk' : '/de/helpdesk'
    const file = byPath.get(home)
    const listed = file ? elementsIn(file).flatMap((element) => attributeOf(element, 'href') ?? []) : []
    expect(own.filter(({ path }) => !listed.includes(path)).map(({ path }) => path)).toEqual([])
    const lost = own.filter(({ path, group }) => {
      const hrefs = linksOf(path).map((link) => attributeOf(link, 'href'))
      return !hrefs.includes(home) || !hrefs.includes(`${home}#${group}`)
    })
    expect(lost.map(({ path }) => path)).toEqual([])
  })

  test('answers each of the ten commonest calls in one click from its page', () => {
    const file = byPath.get(locale === 'nl' ? '/helpdesk' : '/de/helpdesk')
    const elements = file ? elementsIn(file) : []
    const list = elements.find((element) => attributeOf(element, 'class')?.split(' ').includes('quick'))
    const linked = elements.filter(
      (element) => element.tagName === 'a' && attributeOf(element, 'class') === 'link' && list !== undefined,
    )
    const paths = linked.slice(0, commonCalls.length).map((link) => attributeOf(link, 'href'))
    expect(commonCalls).toHaveLength(10)
    expect(paths).toEqual(commonCalls.map((id) => own.find((article) => article.id === id)?.path))
  })

  test('lists the sections of long articles only', () => {
    const wrong = own.filter(({ path, sections }) => {
      const list = elementsOf(path).some((element) => attributeOf(element, 'class') === 'onpage')
      return list !== sections.length >= 4
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('keeps each article to what is worth reading: 150 to 600 words', () => {
    const counts = own.map(({ path, text }) => ({ path, words: text.split(' ').length }))
    expect(counts.filter(({ words }) => words < 150 || words > 600)).toEqual([])
  })

  test('addresses people as the house does, in words it uses', () => {
    const faults = own.flatMap(({ path, title, description, text }) =>
      [title, description, text].flatMap((each) => [
        ...(wrongAddress[locale].exec(each) ? [`${path}: ${wrongAddress[locale].exec(each)?.[0]}`] : []),
        ...(each.match(/winkelwagen|migre(?:er|ren)|oplossing|ontdek|!(?!\w)|\.\.\./giu) ?? []).map(
          (word) => `${path}: ${word}`,
        ),
      ]),
    )
    expect(faults).toEqual([])
  })
})
