import { readableName } from '#core/names/domain-label.ts'
import { firstDayOf, firstTermOf, type Term } from './billing-term.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale, LocalizedText } from '#core/locale/locale.ts'
import { type BasisPoints, type Cents, cents } from '#core/money/money.ts'
import type { Buyer, OrderLine, OrderSnapshot } from './order.ts'
import { type OrderCoupon, couponOfOrder } from './order-snapshot.ts'
import type { TaxExemption } from '#core/tax/vat.ts'
import type { PriceType } from '#core/catalogue/price.ts'

/** An issued invoice or credit note. Immutable: PDF and UBL are generated from it. */
export interface InvoiceDocument {
  readonly kind: 'invoice' | 'credit'
  readonly number: string
  readonly orderNumber: string
  readonly language: Locale
  readonly issuedOn: IsoDate
  /** The invoice that a credit note refers to. */
  readonly original: { readonly number: string; readonly issuedOn: IsoDate } | null
  readonly seller: Seller
  readonly buyer: InvoicedParty
  readonly lines: readonly InvoiceLine[]
  /** Without VAT. All amounts of a credit note are negative. */
  readonly subtotal: Cents
  readonly discount: Cents
  /** Coupon discount, which is included in `discount`; absent without a coupon. */
  readonly coupon?: OrderCoupon
  /** An invoice has a single rate. */
  readonly tax: TaxedAmount
  readonly exemption: TaxExemption
  /** Including VAT. */
  readonly total: Cents
  /** Date of payment or refund. */
  readonly paidOn: IsoDate
  /** Payment method code of the provider; null for free orders and refunds. */
  readonly method: string | null
}

export interface Seller {
  readonly name: string
  readonly legalName: string
  readonly address: {
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly country: string
  }
  readonly chamberOfCommerceNumber: string
  readonly vatNumber: string
  readonly email: string
  readonly phone: string
}

export interface InvoicedParty {
  /** Company name, or the person's name. */
  readonly name: string
  /** Contact person of a company. */
  readonly attention: string | null
  readonly address: Seller['address']
  readonly email: string
  readonly chamberOfCommerceNumber: string | null
  /** Only if confirmed by VIES. */
  readonly vatNumber: string | null
}

export interface InvoiceLine {
  readonly description: string
  /** Domain name in display form, if the line has one. */
  readonly name: string | null
  readonly priceType: PriceType
  readonly frequency: Frequency | null
  /** Service period; null for one-off products. */
  readonly term: Term | null
  /** 1, or −1 on a credit note. */
  readonly quantity: number
  readonly unitPrice: Cents
  /** Discount per unit. */
  readonly discount: Cents
  readonly discountLabel: string | null
  /** The individual discounts, listed only if a coupon is among them. */
  readonly discounts?: readonly { readonly label: string; readonly amount: Cents }[]
  readonly net: Cents
}

export interface TaxedAmount {
  readonly rate: BasisPoints
  readonly net: Cents
  readonly vat: Cents
}

export interface InvoiceFacts {
  readonly number: string
  readonly orderNumber: string
  readonly seller: Seller
  /** Date of payment and issue. */
  readonly day: IsoDate
  readonly method: string | null
}

export function invoiceOf(order: OrderSnapshot, facts: InvoiceFacts): InvoiceDocument {
  const { subtotal, discount, vat, vatRate, total } = order.totals
  const startsOn = firstDayOf(order, facts.day)
  const coupon = couponOfOrder(order)
  return {
    kind: 'invoice',
    number: facts.number,
    orderNumber: facts.orderNumber,
    language: order.language,
    issuedOn: facts.day,
    original: null,
    seller: sellerOf(facts.seller),
    buyer: invoicedParty(order.buyer),
    lines: order.lines.map((line) => invoiceLine(line, order.language, startsOn)),
    subtotal,
    discount,
    ...(coupon && { coupon }),
    tax: { rate: vatRate, net: cents(subtotal - discount), vat },
    exemption: order.exemption,
    total,
    paidOn: facts.day,
    method: facts.method,
  }
}

function invoiceLine(line: OrderLine, language: Locale, startsOn: IsoDate): InvoiceLine {
  const discounts = line.discounts.map(({ label, amount }) => ({ label: label[language], amount }))
  return {
    description: line.title[language],
    name: readableName(line.name),
    priceType: line.priceType,
    frequency: line.priceFrequency,
    term: firstTermOf(line, startsOn),
    quantity: 1,
    unitPrice: line.price,
    discount: line.discount,
    discountLabel: discounts.map(({ label }) => label).join(', ') || null,
    ...(line.discounts.some(({ code }) => code !== undefined) && { discounts }),
    net: line.net,
  }
}

function invoicedParty(buyer: Buyer): InvoicedParty {
  const person = `${buyer.firstName} ${buyer.lastName}`
  const { street, houseNumber, postalCode, city, country } = buyer
  return {
    name: buyer.companyName ?? person,
    attention: buyer.companyName === null ? null : person,
    address: { street: `${street} ${houseNumber}`, postalCode, city, country },
    email: buyer.email,
    chamberOfCommerceNumber: buyer.chamberOfCommerceNumber,
    vatNumber: buyer.vatState === 'valid' ? buyer.vatNumber : null,
  }
}

/** Copies only these fields, because the brand has more. */
function sellerOf({ name, legalName, address, chamberOfCommerceNumber, vatNumber, email, phone }: Seller): Seller {
  return { name, legalName, address: { ...address }, chamberOfCommerceNumber, vatNumber, email, phone }
}

const words: Readonly<Record<InvoiceDocument['kind'], LocalizedText>> = {
  invoice: { nl: 'factuur', de: 'rechnung', en: 'invoice' },
  credit: { nl: 'creditfactuur', de: 'rechnungskorrektur', en: 'credit-note' },
}

/** File name such as `stek-factuur-F2026-000042.pdf`, of letters, digits, dots and hyphens only. */
export function invoiceFileName(document: InvoiceDocument, ending: 'pdf' | 'xml'): string {
  const seller = document.seller.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${seller}-${words[document.kind][document.language]}-${document.number}.${ending}`
}
