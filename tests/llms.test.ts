import { expect, test } from 'vitest'
import { products } from '#catalogue/products.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { siteLocales } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'
import { isListed, routes } from '#site/links.ts'
import { bodyOf, publishedFiles } from '#tests/http/published-site.ts'
import { renderedOn } from '#web/rendered-on.ts'

const files = publishedFiles()
const file = files.find(({ path }) => path === '/llms.txt')
const overview = file ? bodyOf(file).toString() : ''
const lines = overview.split('\n')

test('the overview for language models is Markdown by its convention: a name, what it is, sections of links', () => {
  expect(file?.type).toBe('text/plain; charset=utf-8')
  expect(lines[0]).toBe(`# ${brand.name}`)
  expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
  expect(lines[2]).toMatch(/^> /)
  expect(lines.filter((line) => line.startsWith('## ')).length).toBeGreaterThanOrEqual(8)
  const faults = lines.filter((line) => line.startsWith('- [') && !/^- \[[^\]]+\]\(https:[^)\s]+\)(: .+)?$/.test(line))
  expect(faults).toEqual([])
})

test('it links to every listed page and article once, and to nothing that is not published', () => {
  const linked = [...overview.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, address = '']) => address)
  const published = new Set(files.map(({ path }) => brand.siteUrl + path))
  expect(linked.filter((address) => !published.has(address))).toEqual([])
  expect(linked.filter((address, index) => linked.indexOf(address) !== index && !address.endsWith('.pdf'))).toEqual([])
  const due = [
    ...routes.filter(({ id }) => isListed(id) && id !== 'home').map(({ path }) => path),
    ...files.map(({ path }) => path).filter((path) => /^(\/de)?\/helpdesk\/./.test(path)),
  ]
  expect(due.filter((path) => !linked.includes(brand.siteUrl + path))).toEqual([])
})

test('prices are those of the catalogue, including VAT, of the first year and after', () => {
  const packages = products.filter(({ type, parents }) => type === 'hosting' && parents === undefined)
  expect(packages.length).toBeGreaterThan(15)
  for (const locale of siteLocales) {
    for (const product of packages) {
      const line = lines.find((each) => each.startsWith(`- ${product.title[locale]}: `) && amountIn(each, locale))
      const { firstTerm, renewal } = pricesOf(product.slug, 'yearly', renderedOn)
      expect(line, product.slug).toContain(formatEuro(firstTerm.incl, locale))
      expect(line, product.slug).toContain(formatEuro(renewal?.incl ?? firstTerm.incl, locale))
    }
  }
})

/** Some packages are called the same in both languages; amounts are written differently. */
function amountIn(line: string, locale: 'nl' | 'de'): boolean {
  return locale === 'nl' ? /€\u00a0\d/.test(line) : /\d\u00a0€/.test(line)
}
