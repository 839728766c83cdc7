import { describe, expect, test } from 'vitest'
import { socialSize } from '#site/build/social-image/social-size.ts'
import { brand } from '#site/brand.ts'
import { attributeOf, bodyOf, elementsIn, isPage, publishedFiles } from '#tests/http/published-site.ts'
import { metaOf, textOf } from '#tests/readers/page-elements.ts'

const files = publishedFiles()
const pages = files
  .filter((file) => isPage(file) && !file.path.startsWith('/demo/'))
  .map((file) => {
    const elements = elementsIn(file)
    const one = (name: string) => metaOf(elements, name)[0] ?? ''
    const locale = attributeOf(elements.find(({ tagName }) => tagName === 'html') ?? never(), 'lang') ?? ''
    const title = textOf(elements.find(({ tagName }) => tagName === 'title') ?? never())
    const canonical = elements.find((element) => attributeOf(element, 'rel') === 'canonical')
    return {
      path: file.path,
      locale,
      title,
      elements,
      one,
      description: one('description'),
      canonical: canonical && attributeOf(canonical, 'href'),
    }
  })
const placed = pages.filter(({ canonical }) => canonical !== undefined)

function never(): never {
  throw new Error('a page without html or title')
}

const ending = ` – ${brand.name}`

describe('titles and descriptions', () => {
  test('no two pages share one', () => {
    for (const field of ['title', 'description'] as const) {
      const values = pages.map((page) => page[field])
      expect(
        values.filter((value, index) => values.indexOf(value) !== index),
        field,
      ).toEqual([])
    }
  })

  test('a title has at most 60 characters before the name of the shop', () => {
    expect(pages.filter(({ title }) => !title.endsWith(ending)).map(({ path }) => path)).toEqual([])
    const long = pages.filter(({ title }) => title.length - ending.length > 60)
    expect(long.map(({ path, title }) => `${path}: ${title}`)).toEqual([])
  })

  test('a description has 70 to 160 characters and ends like a sentence', () => {
    const wrong = pages.filter(({ description }) => description.length < 70 || description.length > 160)
    expect(wrong.map(({ path, description }) => `${path}: ${description.length}`)).toEqual([])
    expect(pages.filter(({ description }) => !/[.?]$/.test(description)).map(({ path }) => path)).toEqual([])
  })

  test('one h1 a page, and it is not left to the title to say it', () => {
    const wrong = pages.filter(({ elements }) => elements.filter(({ tagName }) => tagName === 'h1').length !== 1)
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('what social sites read', () => {
  test('title, description, address, language and kind are those of the page', () => {
    for (const { path, one, title, description, canonical, locale, elements } of placed) {
      expect(one('og:title') + ending, path).toBe(title)
      expect(one('og:description'), path).toBe(description)
      expect(one('og:url'), path).toBe(canonical)
      expect(one('og:locale'), path).toBe(locale === 'nl' ? 'nl_NL' : 'de_DE')
      expect(one('og:type'), path).toBe(/\/helpdesk\/./.test(path) ? 'article' : 'website')
      expect(one('twitter:card'), path).toBe('summary_large_image')
      const others = elements
        .filter((element) => attributeOf(element, 'rel') === 'alternate')
        .map((element) => attributeOf(element, 'hreflang'))
        .filter((language) => language !== 'x-default' && language !== locale)
      expect(metaOf(elements, 'og:locale:alternate'), path).toEqual(
        others.map((language) => (language === 'nl' ? 'nl_NL' : 'de_DE')),
      )
    }
  })

  test('the picture is published, in the size that is told, and a listed page has one of its own', () => {
    const byPath = new Map(files.map((file) => [file.path, file]))
    const own = new Map<string, string>()
    for (const { path, one, elements } of placed) {
      const image = one('og:image')
      const file = byPath.get(image.slice(brand.siteUrl.length))
      expect(file?.type, `${path}: ${image}`).toBe('image/png')
      expect(file?.kind, path).toBe('asset')
      expect([one('og:image:width'), one('og:image:height')], path).toEqual(['1200', '630'])
      expect(one('og:image:alt').startsWith(`${brand.name}: `), path).toBe(true)
      const isListed = metaOf(elements, 'robots').length === 0
      if (!isListed || /\/helpdesk\/./.test(path)) continue
      expect(own.get(image), `${path} and ${own.get(image)} have the same picture`).toBeUndefined()
      own.set(image, path)
    }
    expect(own.size).toBeGreaterThan(50)
  })

  test('every picture is 1200 × 630 and small enough to be fetched by a messenger', () => {
    const pictures = files.filter(({ path }) => path.startsWith('/assets/social-'))
    expect(pictures.length).toBeGreaterThan(60)
    for (const picture of pictures) {
      const png = bodyOf(picture)
      expect(png.subarray(1, 4).toString(), picture.path).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture.path).toEqual([socialSize.width, socialSize.height])
      expect(png.length, picture.path).toBeLessThan(300_000)
    }
  })

  test('pages without a place of their own name no picture', () => {
    const placeless = pages.filter(({ canonical }) => canonical === undefined)
    expect(placeless.length).toBeGreaterThan(0)
    expect(placeless.filter(({ one }) => one('og:image') !== '').map(({ path }) => path)).toEqual([])
  })
})
