import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { catalogueFile } from './catalogue-file.ts'

interface ListedProduct {
  readonly slug: string
  readonly limits: object
  readonly terms: readonly string[]
  readonly extras?: readonly string[]
  readonly parents?: readonly string[]
}

test('the file for the provisioning side has every product that an order can hold, with what it contains', () => {
  const { products } = JSON.parse(catalogueFile()) as { readonly products: readonly ListedProduct[] }
  expect(products.map(({ slug }) => slug)).toEqual([...catalogue.products.keys()])
  for (const { slug, limits, extras = [], parents = [] } of products) {
    expect(limits, slug).toEqual(catalogue.products.get(slug)?.limits)
    for (const other of [...extras, ...parents]) expect(catalogue.products.has(other), other).toBe(true)
  }
  const sold = products.filter(({ slug }) => slug !== 'moving-service')
  expect(sold.filter(({ terms }) => terms.length === 0)).toEqual([])
  expect(JSON.stringify(products)).not.toMatch(/amount|price/i)
})
