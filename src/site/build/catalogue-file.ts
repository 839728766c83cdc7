import { catalogue } from '#catalogue/catalogue.ts'
import { extrasOf } from '#core/catalogue/catalogue.ts'
import { isChildOnly } from '#core/catalogue/product.ts'
import { frequencyOfOption } from '#core/catalogue/price.ts'

export const catalogueFilePath = '/catalogue.json'

/** What each product contains, for the provisioning side: docs/provisioning.md describes it. It has no prices. */
export function catalogueFile(): string {
  const products = [...catalogue.products.values()].map((product) => ({
    slug: product.slug,
    type: product.type,
    family: product.family,
    title: product.title,
    limits: product.limits,
    terms: [...new Set(product.options.flatMap((option) => frequencyOfOption(option) ?? []))],
    ...(isChildOnly(product)
      ? { parents: product.parents }
      : { extras: extrasOf(catalogue, product).map(({ slug }) => slug) }),
  }))
  return `${JSON.stringify({ version: 1, products }, null, 1)}\n`
}
