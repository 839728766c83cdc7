import type { CartItem, DomainChoice, HostingChoice, ItemChoice, MovingChoice } from '#core/cart/cart.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { Extension } from '#core/catalogue/extension.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { cents } from '#core/money/money.ts'
import type { Discount, PriceOption } from '#core/catalogue/price.ts'
import type { Product } from '#core/catalogue/product.ts'

/* A small catalogue for tests of rules, which must not depend on the real products. */
const text = { nl: 'tekst', de: 'Text', en: 'text' }
const noList = { nl: [], de: [], en: [] }
export const today: IsoDate = '2026-11-15'

export function sampleOption(charge: number, frequency: Frequency | null, discounts: readonly Discount[] = []) {
  const recurring = frequency === null ? {} : { recurring: { frequency, comparedPer: 'month' } as const }
  const history = [{ from: '2026-01-01', charge: cents(charge) }] as const
  return { type: 'purchase', ...recurring, history, discounts } as const satisfies PriceOption
}

export function amountOff(
  amount: number,
  period: { readonly from?: IsoDate; readonly until?: IsoDate } = {},
): Discount {
  return { applicableTo: 'purchase', amount: cents(amount), label: text, ...period }
}

export function sampleProduct(slug: string, rest: Partial<Product>): Product {
  const named = { slug, name: text, title: text, summary: text }
  return { ...named, type: 'hosting', family: 'webhosting', features: [], limits: {}, options: [], ...rest }
}

export function sampleExtension(tld: string, rest: Partial<Extension> = {}): Extension {
  const history = [{ from: '2026-01-01', charge: cents(999) }] as const
  return {
    tld,
    unicode: tld,
    minYears: 1,
    minLength: 1,
    scripts: [],
    restrictions: [],
    httpsOnly: false,
    restoreFee: null,
    history,
    discounts: [amountOff(600)],
    transfer: { needsCode: true, addsYear: false, manual: false, history: [{ from: '2026-01-01', charge: cents(0) }] },
    note: null,
    ...rest,
  }
}

const products = [
  sampleProduct('small', { options: [sampleOption(4200, 'yearly', [amountOff(1800)]), sampleOption(400, 'monthly')] }),
  sampleProduct('large', { options: [sampleOption(8400, 'yearly', [amountOff(3600)])] }),
  sampleProduct('dearer-later', {
    options: [sampleOption(1000, 'yearly'), { ...sampleOption(1500, 'yearly'), type: 'renewal' }],
  }),
  sampleProduct('extra-a', {
    family: 'extra',
    parents: ['small', 'large'],
    options: [sampleOption(1200, 'yearly'), sampleOption(100, 'monthly')],
  }),
  sampleProduct('extra-b', { family: 'extra', parents: ['small'], options: [sampleOption(1800, 'yearly')] }),
  sampleProduct('moving', { type: 'movingService', family: 'movingService', options: [sampleOption(0, null)] }),
]

const extensions = [
  sampleExtension('nl', { minLength: 2 }),
  sampleExtension('de', { scripts: ['latin'] }),
  sampleExtension('com', { scripts: ['latin', 'cyrillic', 'greek', 'han', 'kana'] }),
  sampleExtension('uk'),
  sampleExtension('co.uk'),
  sampleExtension('ws'),
  sampleExtension('xn--p1ai', { unicode: 'рф', scripts: ['cyrillic'] }),
]

export const sampleCatalogue: Catalogue = {
  products: new Map(products.map((product) => [product.slug, product])),
  extensions: new Map(extensions.map((extension) => [extension.tld, extension])),
  closedSuffixes: new Set(['gov.uk', 'ac.uk']),
  featured: noList,
  groups: { popular: noList, nearby: noList, shop: noList, cities: noList },
}

const unpriced = { price: { amount: cents(0) }, discounts: [], renewal: null }

export function domainChoice(id: string, sld: string, tld = 'nl'): DomainChoice {
  return {
    id,
    parentId: null,
    type: 'domain',
    parameters: { sld, tld },
    productSlug: `domain-${tld}`,
    priceType: 'purchase',
    priceFrequency: 'yearly',
  }
}

export function hostingChoice(
  id: string,
  parentId: string | null,
  domain: string,
  productSlug = 'small',
  priceFrequency: Frequency = 'yearly',
): HostingChoice {
  return { id, parentId, type: 'hosting', parameters: { domain }, productSlug, priceType: 'purchase', priceFrequency }
}

export function movingChoice(id: string, parentId: string | null, domain: string): MovingChoice {
  const paidOnce = { productSlug: 'moving', priceType: 'purchase', priceFrequency: null } as const
  return { id, parentId, type: 'movingService', parameters: { domain }, ...paidOnce }
}

/** Cart item for tests that ignore prices. */
export function unpricedItem(choice: ItemChoice): CartItem {
  return { ...choice, ...unpriced }
}
