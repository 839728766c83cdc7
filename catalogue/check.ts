import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { type Extension, productOfExtension } from '#domain/catalogue/extension.ts'
import { tldOf } from '#domain/names/domain-name.ts'
import { unicodeLabelOf } from '#domain/names/domain-label.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { optionFaultsOf } from './check-prices.ts'
import { textFaultsOf } from './check-texts.ts'

/** Lists, not maps: a map would hide what is there twice. */
export interface CatalogueSource extends Pick<Catalogue, 'featured' | 'groups' | 'closedSuffixes'> {
  readonly products: readonly Product[]
  readonly extensions: readonly Extension[]
}

/** Every mistake in the catalogue, each beginning with the name of the culprit. */
export function catalogueFaultsOf(source: CatalogueSource): readonly string[] {
  return [
    ...twiceIn(source.products.map((product) => product.slug)),
    ...twiceIn(source.extensions.map((extension) => `.${extension.tld}`)),
    ...source.products.flatMap((product) => productFaultsOf(product, source.products)),
    ...source.extensions.flatMap((extension) => extensionFaultsOf(extension, source.closedSuffixes)),
    ...danglingExtensionsOf(source),
  ]
}

function productFaultsOf(product: Product, products: readonly Product[]): readonly string[] {
  const { slug } = product
  const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !slug.startsWith('domain-')
  return [
    ...(isSlug ? [] : [`${slug}: not a slug for a product`]),
    ...textFaultsOf(product),
    ...optionFaultsOf(product),
    ...parentFaultsOf(product, products),
  ]
}

/** An extra can hang under its parents at every frequency these are sold for. */
function parentFaultsOf(extra: Product, products: readonly Product[]): readonly string[] {
  return (extra.parents ?? []).flatMap((slug) => {
    const parent = products.find((product) => product.slug === slug)
    if (parent === undefined) return [`${extra.slug}: its parent ${slug} does not exist`]
    if (parent.parents !== undefined) return [`${extra.slug}: its parent ${slug} is an extra itself`]
    return parent.options
      .map((option) => option.recurring?.frequency)
      .filter((frequency) => !extra.options.some((option) => option.recurring?.frequency === frequency))
      .map((frequency) => `${extra.slug}: has no ${frequency} price, as its parent ${slug} has`)
  })
}

function extensionFaultsOf(extension: Extension, closed: ReadonlySet<string>): readonly string[] {
  const culprit = `.${extension.tld}`
  const product = productOfExtension(extension)
  const isNormal = tldOf(extension.tld) === extension.tld
  const unicode = extension.tld.split('.').map(unicodeLabelOf).join('.')
  return [
    ...(isNormal ? [] : [`${culprit}: not a lower-case A-label`]),
    ...(unicode === extension.unicode ? [] : [`${culprit}: is written ${unicode}, not ${extension.unicode}`]),
    ...(closed.has(extension.tld) ? [`${culprit}: is closed, and for sale`] : []),
    ...textFaultsOf({ ...product, slug: culprit }),
    ...optionFaultsOf({ ...product, slug: culprit }),
  ]
}

function danglingExtensionsOf({ extensions, featured, groups }: CatalogueSource): readonly string[] {
  const known = new Set(extensions.map((extension) => extension.tld))
  return Object.entries({ featured, ...groups }).flatMap(([list, perLanguage]) =>
    Object.entries(perLanguage).flatMap(([language, tlds]) => [
      ...tlds.filter((tld) => !known.has(tld)).map((tld) => `.${tld}: in the list ${list} (${language}), not for sale`),
      ...twiceIn(tlds).map((fault) => `.${fault} (${list}, ${language})`),
    ]),
  )
}

function twiceIn(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name}: is there twice`)
}
