import { type CartItem, discountOfItem, nameOfItem, type Totals } from '#core/cart/cart.ts'
import { consentTexts, needsStartConsent } from './consents.ts'
import type { Holder, HolderDetails } from '#core/customers/holder.ts'
import type { TaxExemption } from '#core/tax/vat.ts'
import type { Locale, SiteLocale, LocalizedText } from '#core/locale/locale.ts'
import { networkOf } from '#core/net/networks.ts'
import { type Cents, cents, sumOf, vatOn } from '#core/money/money.ts'
import type { Buyer, Consent, OrderLine, OrderSnapshot } from './order.ts'
import { chargeOf } from '#core/catalogue/charge.ts'

/** Consents given with a request; undefined if the buyer was not asked. */
export interface GivenConsents {
  readonly terms?: boolean
  readonly immediateStart?: boolean
  readonly mandate?: boolean
}

export interface SnapshotParts {
  readonly items: readonly CartItem[]
  readonly totals: Totals
  readonly exemption: TaxExemption
  readonly titleOf: (productSlug: string) => LocalizedText
  readonly buyer: Buyer
  /** All holders of the customer; the order keeps those that its lines refer to. */
  readonly holders: readonly (Holder & { readonly id: string })[]
  /** Language of e-mails and invoices. */
  readonly language: Locale
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly consents: GivenConsents
  /** SHA-256 of the published terms; null if they cannot be read. */
  readonly termsHash: string | null
  /** Language of the consent texts. */
  readonly siteLocale: SiteLocale
  readonly at: Date
  /** IP address. */
  readonly source: string
}

/** Frozen copy of the cart to be paid, independent of later changes to it. */
export function orderSnapshotOf(parts: SnapshotParts): OrderSnapshot {
  const { items, totals, exemption, titleOf, buyer, language, affiliateId, wctId, consents } = parts
  const { siteLocale, at, source, termsHash } = parts
  const terms = consentOf('terms', consents.terms, siteLocale)
  const mandate = consentOf('mandate', consents.mandate, siteLocale)
  const isAsked = needsStartConsent(buyer.customerType)
  return {
    lines: items.map((item) => orderLineOf(item, titleOf(item.productSlug))),
    totals,
    exemption,
    buyer,
    ...holdersOf(parts),
    language,
    affiliateId,
    wctId,
    consents: {
      terms: terms && { ...terms, ...(termsHash !== null && { sha256: termsHash }) },
      immediateStart: isAsked ? consentOf('immediateStart', consents.immediateStart, siteLocale) : null,
      ...(mandate && { mandate }),
      at: at.toISOString(),
      source: networkOf(source),
    },
  }
}

function holdersOf({ items, holders }: SnapshotParts): Pick<OrderSnapshot, 'holders'> {
  const named = new Set(items.map(({ parameters }) => 'holderId' in parameters && parameters.holderId))
  const kept = holders.filter(({ id }) => named.has(id)).map(({ id, ...holder }) => [id, holder] as const)
  return kept.length === 0 ? {} : { holders: Object.fromEntries(kept) }
}

/**
 * The holder of a line's name.
 * @returns null if the order has no holder with the id on the line
 */
export function holderOfLine(
  { parameters }: Pick<OrderLine, 'parameters'>,
  { buyer, holders }: Pick<OrderSnapshot, 'buyer' | 'holders'>,
): HolderDetails | null {
  const holderId = 'holderId' in parameters ? parameters.holderId : undefined
  return holderId === undefined ? buyer : (holders?.[holderId] ?? null)
}

export function orderLineOf(item: CartItem, title: LocalizedText): OrderLine {
  const price = chargeOf(item.price)
  const discount = discountOfItem(item)
  return {
    itemId: item.id,
    parentId: item.parentId,
    type: item.type,
    productSlug: item.productSlug,
    name: nameOfItem(item),
    title,
    parameters: item.parameters,
    priceType: item.priceType,
    priceFrequency: item.priceFrequency,
    price,
    discount,
    discounts: item.discounts.map(({ label, amount, code }) => ({ label, amount, ...(code && { code }) })),
    net: cents(price - discount),
    renewal: item.renewal && chargeOf(item.renewal),
  }
}

/** Coupon discount on an order, without VAT, and the reduction of the VAT. */
export interface OrderCoupon {
  readonly code: string
  readonly discount: Cents
  readonly vat: Cents
}

/** @returns undefined if the order has no coupon */
export function couponOfOrder({ lines, totals }: Pick<OrderSnapshot, 'lines' | 'totals'>): OrderCoupon | undefined {
  const shares = lines.flatMap(({ discounts }) => discounts.filter(({ code }) => code !== undefined))
  const code = shares[0]?.code
  if (code === undefined) return undefined
  const discount = sumOf(shares.map(({ amount }) => amount))
  const { subtotal, discount: off, vat, vatRate } = totals
  return { code, discount, vat: cents(vatOn(cents(subtotal - off + discount), vatRate) - vat) }
}

function consentOf(which: keyof typeof consentTexts, isGiven: boolean | undefined, locale: Locale): Consent | null {
  return isGiven === undefined ? null : { text: consentTexts[which][locale], isGiven }
}

/** The consents of an order, to be given again with a repeated request. */
export function givenConsentsOf({ terms, immediateStart, mandate }: OrderSnapshot['consents']): GivenConsents {
  return {
    ...(terms && { terms: terms.isGiven }),
    ...(immediateStart && { immediateStart: immediateStart.isGiven }),
    ...(mandate && { mandate: mandate.isGiven }),
  }
}

/** Fingerprint that ignores the time, so that a repeated request creates only one order. */
export function fingerprintOf({ consents, ...content }: OrderSnapshot): string {
  const { terms, immediateStart, mandate } = consents
  return JSON.stringify([content, terms, immediateStart, ...(mandate ? [mandate] : [])])
}
