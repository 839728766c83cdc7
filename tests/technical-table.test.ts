import { describe, expect, test } from 'vitest'
import { packagesSoldIn } from '#site/build/structured-data/products.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { notOffered } from '#catalogue/columns.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { technicalGroupsOf } from '#catalogue/technical-rows.ts'
import { localeOfPath } from '#core/locale/locale.ts'
import { extrasOf } from '#core/catalogue/catalogue.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { vatPairOf } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { pathOf, routes } from '#site/links.ts'
import { attributeOf, bodyOf, type Element, elementsIn, publishedFiles } from '#tests/http/published-site.ts'
import { thingsIn } from '#tests/readers/data-blocks.ts'
import { textOf } from '#tests/readers/page-elements.ts'
import { recordOf } from '#site/pages/page-records.ts'
import { renderedOn } from '#web/rendered-on.ts'

const files = new Map(publishedFiles().map((file) => [file.path, file]))
const offers = routes
  .filter(({ id }) => recordOf(id).sheet === 'offer')
  .map(({ path }) => {
    const file = files.get(path)
    if (!file) throw new Error(`${path} is not published`)
    const elements = elementsIn(file)
    const products = packagesSoldIn(bodyOf(file).toString()).map(({ product }) => product)
    return { path, locale: localeOfPath(path), elements, products }
  })

const below = (element: Element): readonly Element[] =>
  element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...below(node)] : []))
const tablesOf = (elements: readonly Element[]) =>
  elements.filter((element) => element.tagName === 'table' && attributeOf(element, 'class')?.startsWith('facts'))

/** What the cells of each row say; a cell over several columns says it in each. */
function rowsOf(table: Element): readonly (readonly string[])[] {
  return below(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) =>
      below(row)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
        .flatMap((cell) => Array.from({ length: Number(attributeOf(cell, 'colspan') ?? 1) }, () => textOf(cell))),
    )
}

describe.each(offers)('the tables of $path', ({ path, locale, elements, products }) => {
  const [technical, prices] = tablesOf(elements).map(rowsOf)

  test('say of every package what the catalogue says', () => {
    const heads = technical?.[0]?.slice(1) ?? []
    const shown = heads.map((head) => products.find(({ name }) => name[locale] === head))
    expect(heads.length, path).toBeGreaterThan(0)
    const packages = shown.flatMap((product) => product ?? [])
    expect(packages).toHaveLength(heads.length)
    for (const { rows } of technicalGroupsOf(packages, locale)) {
      for (const { label, values } of rows) expect(technical).toContainEqual([label, ...values])
    }
  })

  test('name every extra and every fee with both sides of VAT', () => {
    const said = prices?.flat().join('\n') ?? ''
    const extras = new Set(products.flatMap((product) => extrasOf(catalogue, product)))
    const fees = ['nl', 'com'].flatMap((tld) => catalogue.extensions.get(tld)?.restoreFee ?? [])
    const pairs = [
      ...[...extras].map(({ slug }) => pricesOf(slug, 'yearly', renderedOn).firstTerm),
      ...fees.map((fee) => vatPairOf(fee, visitorVatRate)),
    ]
    for (const { excl, incl } of pairs) {
      expect(said).toContain(formatEuro(excl, locale))
      expect(said).toContain(formatEuro(incl, locale))
    }
    for (const { title } of extras) expect(said).toContain(title[locale])
  })

  test('are what machines are told', () => {
    const nodes = thingsIn(elements).filter((thing) => thing['@type'] === 'Product')
    for (const product of products) {
      const node = nodes.find(({ sku }) => sku === product.slug)
      const expected = technicalGroupsOf([product], locale)
        .flatMap(({ rows }) => rows.map(({ label, values: [value] }) => ({ name: label, value })))
        .filter(({ value }) => value !== notOffered[locale])
      expect(node?.['additionalProperty'], product.slug).toMatchObject(expected)
    }
  })

  test('work without script, and are closed until somebody opens them', () => {
    const around = elements.filter(
      (element) => element.tagName === 'details' && below(element).some((inner) => tablesOf([inner]).length > 0),
    )
    expect(around.length).toBeGreaterThanOrEqual(2)
    for (const element of around) expect(attributeOf(element, 'open')).toBeUndefined()
    for (const table of tablesOf(elements)) {
      expect([table, ...below(table)].filter((each) => attributeOf(each, 'role') !== undefined)).toEqual([])
    }
  })
})

test.each(['nl', 'de'] as const)('pages about names say what it costs to get one back, in %s', (locale) => {
  const file = files.get(pathOf('registerDomain', locale))
  const said = file ? tablesOf(elementsIn(file)).map(textOf).join('\n') : ''
  for (const tld of ['nl', 'com']) {
    const fee = catalogue.extensions.get(tld)?.restoreFee
    expect(fee && said.includes(formatEuro(fee, locale)), tld).toBe(true)
  }
})
