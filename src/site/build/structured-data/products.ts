import type { Product as ProductNode, Offer, PropertyValue, UnitPriceSpecification } from 'schema-dts'
import { catalogue } from '#catalogue/catalogue.ts'
import { notOffered } from '#catalogue/columns.ts'
import { technicalGroupsOf } from '#catalogue/technical-rows.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { offerWords } from '#site/content/offer-words.ts'
import { productOfExtension } from '#core/catalogue/extension.ts'
import { type Frequency, monthsOf, frequencyOf } from '#core/catalogue/frequency.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PriceType } from '#core/catalogue/price.ts'
import { type Product, optionOf } from '#core/catalogue/product.ts'
import { brand } from '#site/brand.ts'
import { recordOf } from '#site/pages/page-records.ts'
import { extensionListOf } from '#site/pages/domains/listed-extensions.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { type Cents, decimalOf } from '#core/money/money.ts'
import { organizationId } from './organization.ts'
import type { PublishedPage } from './structured-data.ts'

/** Products that the page sells, each with all prices at which it can be ordered there. */
export function productsOn(shown: PublishedPage): readonly ProductNode[] {
  return [...packagesOn(shown), ...extensionsOn(shown)]
}

function packagesOn(shown: PublishedPage): readonly ProductNode[] {
  const { locale } = shown
  return packagesSoldIn(shown.html).map(({ product, terms }) => {
    const details = product.features.map((feature) => feature[locale]).join('; ')
    const description = `${product.summary[locale]} ${details}.`
    const node = productNode(
      shown,
      product,
      description,
      terms.map((term) => ({
        name: `${product.title[locale]}, ${offerWords[locale].terms[term === 'monthly' ? term : 'yearly']}`,
        type: 'purchase',
        frequency: term,
      })),
    )
    return { ...node, additionalProperty: propertiesOf(product, locale) }
  })
}

/** Values of a package from the technical table, without features that are not offered. */
function propertiesOf(product: Product, locale: SiteLocale): readonly PropertyValue[] {
  return technicalGroupsOf([product], locale)
    .flatMap(({ rows }) => rows)
    .flatMap(({ label, values: [value] }) =>
      value === undefined || value === notOffered[locale] ? [] : [{ '@type': 'PropertyValue', name: label, value }],
    )
}

/** Extensions that the list shows initially, for the actions of its columns. */
function extensionsOn(shown: PublishedPage): readonly ProductNode[] {
  const { page, locale } = shown
  const columns = recordOf(page).extensionColumns
  if (!columns) return []
  const { rows } = extensionListOf(columns, locale, '')
  const words = offerWords[locale]
  return rows.flatMap(({ tld }) => {
    const extension = catalogue.extensions.get(tld)
    if (!extension) return []
    const product = productOfExtension(extension)
    const frequency = product.options[0]?.recurring?.frequency ?? 'yearly'
    const offers: Sold[] = []
    if (columns.includes('firstTerm')) offers.push({ name: words.registration, type: 'purchase', frequency })
    if (columns.includes('transfer')) offers.push({ name: words.transfer, type: 'transfer', frequency })
    return [productNode(shown, product, extension.note?.[locale] ?? product.title[locale], offers)]
  })
}

interface Sold {
  readonly name: string
  readonly type: PriceType
  readonly frequency: Frequency
}

function productNode(shown: PublishedPage, product: Product, description: string, sold: readonly Sold[]) {
  const { locale, origin, address, image } = shown
  return {
    '@type': 'Product' as const,
    '@id': `${origin}/#${product.slug}`,
    sku: product.slug,
    name: product.title[locale],
    description,
    image,
    brand: { '@type': 'Brand' as const, name: brand.name },
    offers: sold.map(({ name, type, frequency }) => {
      const { firstTerm, renewal } = pricesOf(product.slug, frequency, renderedOn, { type })
      if (renewal === null) throw new Error(`${product.slug} is paid once and cannot be told as a subscription`)
      return offerOf({ firstTerm: firstTerm.incl, renewal: renewal.incl, frequency }, { origin, address, locale, name })
    }),
  }
}

interface Charges {
  /** Including VAT, like every amount here. */
  readonly firstTerm: Cents
  readonly renewal: Cents
  readonly frequency: Frequency
}

interface Place {
  readonly origin: string
  /** Absolute URL of the page that sells the product. */
  readonly address: string
  readonly locale: SiteLocale
  readonly name: string
}

/**
 * The price of the offer is that of the first term. Its two price specifications are for the first term and for
 * renewals; `billingStart` counts in `unitCode`.
 */
function offerOf(charges: Charges, { origin, address, locale, name }: Place): Offer {
  const { firstTerm, renewal, frequency } = charges
  const words = offerWords[locale]
  const isMonthly = frequency === 'monthly'
  const unitCode = isMonthly ? 'MON' : 'ANN'
  const length = isMonthly ? 1 : monthsOf(frequency) / 12
  const charged = (amount: Cents): Omit<UnitPriceSpecification, '@type'> => ({
    price: decimalOf(amount),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
    unitCode,
    billingIncrement: length,
    referenceQuantity: { '@type': 'QuantitativeValue', value: length, unitCode },
  })
  return {
    '@type': 'Offer',
    name,
    url: address,
    price: decimalOf(firstTerm),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    seller: { '@id': organizationId(origin) },
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        name: words.firstTerm,
        ...charged(firstTerm),
        billingStart: 0,
        billingDuration: length,
      },
      { '@type': 'UnitPriceSpecification', name: words.renewal, ...charged(renewal), billingStart: length },
    ],
  }
}

interface SoldPackage {
  readonly product: Product
  readonly terms: readonly Frequency[]
}

/** The packages that a page has order links for, so that structured data cannot differ from what can be ordered. */
export function packagesSoldIn(html: string): readonly SoldPackage[] {
  const sold = new Map<Product, Set<Frequency>>()
  for (const [, slug = '', word = ''] of html.matchAll(/[?&;]product=([a-z0-9-]+)&amp;term=([a-z0-9-]+)/g)) {
    const product = catalogue.products.get(slug)
    const term = frequencyOf(word)
    if (!product || !term || !optionOf(product, 'purchase', term)) {
      throw new Error(`A page links to an order of ${slug} ${word}, which is not for sale`)
    }
    sold.set(product, (sold.get(product) ?? new Set()).add(term))
  }
  return [...sold].map(([product, terms]) => ({ product, terms: [...terms] }))
}
