import type { LocalizedText, SiteLocale } from '#core/locale/locale.ts'
import type { DomainParameters, ItemChoice, MovingParameters } from '#core/cart/cart.ts'
import { cents } from '#core/money/money.ts'
import { consentTexts, earlierConsentTexts } from './consents.ts'
import type { Buyer, Consent, OrderLine, OrderSnapshot } from './order.ts'

/** What an order is made from, as it is kept with its payment at the provider. */
export interface KeptOrder {
  readonly snapshot: OrderSnapshot
  readonly cartVersion: number
  /** Of the page it was ordered from, and of the consent texts. */
  readonly siteLocale: SiteLocale
}

/** An order that was unpacked; `lines` is null when they have to be found elsewhere. */
export interface UnpackedOrder extends Omit<KeptOrder, 'snapshot'> {
  readonly snapshot: Omit<OrderSnapshot, 'lines'> & { readonly lines: readonly OrderLine[] | null }
}

/** Another shape of what is packed is another version: payments that are under way carry the old one. */
const version = 2
/** Before consents had other words, a mandate and the hash of the terms. */
const earlierVersion = 1

/** Enough to tell which terms were accepted; the provider has no room for all of them. */
const hashDigits = 16

/** In the order in which they are packed: never changed without another version. */
const buyerFields = [
  'customerId',
  'email',
  'customerType',
  'firstName',
  'lastName',
  'companyName',
  'chamberOfCommerceNumber',
  'vatNumber',
  'vatState',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'country',
  'phone',
] as const satisfies readonly (keyof Buyer)[]

type PackedLine = readonly [
  itemId: string,
  /** Among the lines before; −1: none. */
  parent: number,
  type: OrderLine['type'],
  productSlug: string,
  name: string,
  /** What does not follow from the name; 0: nothing. */
  parameters: object | 0,
  priceType: OrderLine['priceType'],
  priceFrequency: OrderLine['priceFrequency'],
  price: OrderLine['price'],
  renewal: OrderLine['renewal'],
  discount: OrderLine['discount'],
  /** A label's place, an amount, and the code of the coupon whose share it is. */
  discounts: readonly (readonly [label: number, amount: OrderLine['discount'], code?: string])[],
]

type PackedOrder = readonly [
  version: number,
  cartVersion: number,
  siteLocale: SiteLocale,
  rest: Omit<OrderSnapshot, 'lines' | 'buyer' | 'totals' | 'consents'>,
  totals: readonly OrderSnapshot['totals'][keyof OrderSnapshot['totals']][],
  buyer: readonly unknown[],
  consents: readonly [
    terms: boolean | null,
    immediateStart: boolean | null,
    at: string,
    source: string,
    mandate?: boolean | null,
    termsHash?: string | null,
  ],
  labels: readonly LocalizedText[],
  /** Null: there were too many to keep. */
  lines: readonly PackedLine[] | null,
]

/** As short as it can be: the provider has little room. What the catalogue and the consent texts know is left out. */
export function packOrder({ snapshot, cartVersion, siteLocale }: KeptOrder, { withLines = true } = {}): string {
  const { lines, buyer, totals, consents, exemption, language, affiliateId, wctId } = snapshot
  const { terms, immediateStart, at, source, mandate } = consents
  const given = [terms && terms.isGiven, immediateStart && immediateStart.isGiven] as const
  const termsHash = terms?.sha256?.slice(0, hashDigits) ?? null
  const labels: LocalizedText[] = []
  const packed = withLines ? lines.map((line) => packLine(line, lines, labels)) : null
  const order: PackedOrder = [
    version,
    cartVersion,
    siteLocale,
    { exemption, language, affiliateId, wctId },
    [totals.subtotal, totals.discount, totals.vat, totals.total, totals.vatRate],
    buyerFields.map((field) => buyer[field]),
    [...given, at, source, mandate?.isGiven ?? null, termsHash],
    labels,
    packed,
  ]
  return JSON.stringify(order)
}

function packLine(line: OrderLine, lines: readonly OrderLine[], labels: LocalizedText[]): PackedLine {
  const parent = lines.findIndex(({ itemId }) => itemId === line.parentId)
  const told: Partial<DomainParameters & MovingParameters> = line.parameters
  // Who has lost an order asks its buyer for the code again, rather than leave it with the provider.
  const { domain: _, sld: _sld, tld: _tld, transferCode: _code, sealedTransferCode: _sealed, ...parameters } = told
  const discounts = line.discounts.map(({ label, amount, code }) =>
    code === undefined
      ? ([placeOf(label, labels), amount] as const)
      : ([placeOf(label, labels), amount, code] as const),
  )
  return [
    line.itemId,
    parent,
    line.type,
    line.productSlug,
    line.name,
    Object.keys(parameters).length === 0 ? 0 : parameters,
    line.priceType,
    line.priceFrequency,
    line.price,
    line.renewal,
    line.discount,
    discounts,
  ]
}

function placeOf({ nl, de, en }: LocalizedText, labels: LocalizedText[]): number {
  const known = labels.findIndex((label) => label.nl === nl && label.de === de && label.en === en)
  return known < 0 ? labels.push({ nl, de, en }) - 1 : known
}

/** Null: another release packed it, or it names a product that is not sold any more. */
export function unpackOrder(
  text: string,
  titleOf: (productSlug: string) => LocalizedText | undefined,
): UnpackedOrder | null {
  const order = JSON.parse(text) as PackedOrder
  const [of, cartVersion, siteLocale, rest, totals, buyer, consents, labels, packed] = order
  if (of !== version && of !== earlierVersion) return null
  const [isAgreed, immediateStart, at, source, isMandated = null, sha256 = null] = consents
  const lines = packed?.flatMap((line) => unpackLine(line, packed, labels, titleOf) ?? [])
  if (lines?.length !== packed?.length) return null
  const [subtotal, discount, vat, total, vatRate] = totals
  const texts = of === version ? consentTexts : { ...consentTexts, ...earlierConsentTexts }
  const consentOf = (which: keyof typeof consentTexts, isGiven: boolean | null): Consent | null =>
    isGiven === null ? null : { text: texts[which][siteLocale], isGiven }
  const terms = consentOf('terms', isAgreed)
  const mandate = consentOf('mandate', isMandated)
  return {
    cartVersion,
    siteLocale,
    snapshot: {
      ...rest,
      lines: lines ?? null,
      totals: { subtotal, discount, vat, total, vatRate } as OrderSnapshot['totals'],
      buyer: Object.fromEntries(buyerFields.map((field, index) => [field, buyer[index]])) as unknown as Buyer,
      consents: {
        terms: terms && { ...terms, ...(sha256 !== null && { sha256 }) },
        immediateStart: consentOf('immediateStart', immediateStart),
        ...(mandate && { mandate }),
        at,
        source,
      },
    },
  }
}

function unpackLine(
  line: PackedLine,
  lines: readonly PackedLine[],
  labels: readonly LocalizedText[],
  titleOf: (productSlug: string) => LocalizedText | undefined,
): OrderLine | null {
  const [itemId, parent, type, productSlug, name, more, priceType, priceFrequency, price, renewal, discount, pairs] =
    line
  const title = titleOf(productSlug)
  if (title === undefined) return null
  const dot = name.indexOf('.')
  const named = type === 'domain' ? { sld: name.slice(0, dot), tld: name.slice(dot + 1) } : { domain: name }
  return {
    itemId,
    parentId: lines[parent]?.[0] ?? null,
    type,
    productSlug,
    name,
    title,
    parameters: { ...named, ...(more === 0 ? {} : more) } as ItemChoice['parameters'],
    priceType,
    priceFrequency,
    price,
    discount,
    discounts: pairs.flatMap(([place, amount, code]) =>
      labels[place] ? { label: labels[place], amount, ...(code !== undefined && { code }) } : [],
    ),
    net: cents(price - discount),
    renewal,
  }
}
