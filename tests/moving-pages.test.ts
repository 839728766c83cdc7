import { describe, expect, test } from 'vitest'
import { pathOf } from '#site/links.ts'
import { movers } from '#site/movers.ts'
import { attributeOf, bodyOf, elementsIn, publishedFiles } from '#tests/http/published-site.ts'

const files = publishedFiles()

const pages = [
  ...movers.map(({ page, name }) => ({ path: pathOf(page, 'nl'), locale: 'nl' as const, name })),
  { path: pathOf('moveWebsite', 'nl'), locale: 'nl' as const },
  { path: pathOf('moveWebsite', 'de'), locale: 'de' as const },
  { path: pathOf('moveWordpress', 'nl'), locale: 'nl' as const },
  { path: pathOf('moveWordpress', 'de'), locale: 'de' as const },
  { path: pathOf('moveDomain', 'nl'), locale: 'nl' as const },
  { path: pathOf('moveDomain', 'de'), locale: 'de' as const },
]

function published(path: string) {
  const file = files.find((each) => each.path === path)
  if (!file) throw new Error(`${path} is not published`)
  return { elements: elementsIn(file), html: bodyOf(file).toString() }
}

describe.each(pages)('$path', ({ path, locale }) => {
  const { elements, html } = published(path)

  test('the free move is ordered from here, with a name or without one', () => {
    const forms = elements.filter((element) => attributeOf(element, 'role') === 'search')
    expect(forms.map((form) => attributeOf(form, 'action'))).toContain(pathOf('orderHosting', locale))
    expect(html).toContain('<input type="hidden" name="product" value="moving-service"/>')
    const links = elements.map((element) => attributeOf(element, 'href'))
    expect(links).toContain(`${pathOf('orderHosting', locale)}?product=moving-service`)
  })

  test('it has steps, questions and a next page', () => {
    expect(html).toContain('class="steps')
    expect(elements.filter(({ tagName }) => tagName === 'details').length).toBeGreaterThanOrEqual(4)
    expect(html).toContain('class="next"')
  })
})

describe.each(movers)('$name', ({ page, name }) => {
  const { html } = published(pathOf(page, 'nl'))

  test('the page says that there is no connection with the provider', () => {
    expect(html).toContain(`geen band met ${name}`)
  })

  test('the price of the smallest package stands there with the price after it, both sides of VAT', () => {
    const line = /<p class="small moving-price">.*?<\/p>/su.exec(html)?.[0] ?? ''
    expect(line.match(/€/gu)).toHaveLength(4)
    expect(line).toContain('daarna')
  })

  test('the nine other providers are one click away, and this one is not', () => {
    const row = /<div class="provs">.*?<\/div>/su.exec(html)?.[0] ?? ''
    expect(movers.filter((each) => row.includes(`href="${pathOf(each.page, 'nl')}"`)).map((each) => each.page)).toEqual(
      movers.filter((each) => each.page !== page).map((each) => each.page),
    )
  })
})
