import { readableName } from '#domain/names/domain-label.ts'
import { firstDayOf, firstTermOf, type Term } from './billing-term.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Locale, LocalizedText } from '#domain/basics/locale.ts'
import { type BasisPoints, type Cents, cents } from '#domain/money/money.ts'
import type { Buyer, OrderLine, OrderSnapshot } from './order.ts'
import type { TaxExemption } from '#domain/tax/vat.ts'
import type { PriceType } from '#domain/catalogue/price.ts'

/** An invoice or a credit note as it was issued: papers are made from it, and it never changes. */
export interface InvoiceDocument {
  readonly kind: 'invoice' | 'credit'
  readonly number: string
  readonly orderNumber: string
  readonly language: Locale
  readonly issuedOn: IsoDate
  /** What a credit note takes back, in whole or in part. */
  readonly original: { readonly number: string; readonly issuedOn: IsoDate } | null
  readonly seller: Seller
  readonly buyer: InvoicedParty
  readonly lines: readonly InvoiceLine[]
  /** Prices without VAT, and what went off them. Below zero on a credit note, like all its sums. */
  readonly subtotal: Cents
  readonly discount: Cents
  /** One buyer has one rate. */
  readonly tax: TaxedAmount
  readonly exemption: TaxExemption
  /** Including VAT. */
  readonly total: Cents
  /** When it was paid, or paid back. */
  readonly paidOn: IsoDate
  /** As the payment provider calls it; null: there was nothing to pay, or the way back is the provider's. */
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
  /** The company, or the person. */
  readonly name: string
  /** Who ordered it for the company. */
  readonly attention: string | null
  readonly address: Seller['address']
  readonly email: string
  readonly chamberOfCommerceNumber: string | null
  /** Only one that the register confirmed. */
  readonly vatNumber: string | null
}

export interface InvoiceLine {
  readonly description: string
  /** The domain name it is or is for, as people read it; null: none. */
  readonly name: string | null
  readonly priceType: PriceType
  readonly frequency: Frequency | null
  /** What is supplied when; null: at once. */
  readonly term: Term | null
  /** 1, or −1 on a credit note. */
  readonly quantity: number
  readonly unitPrice: Cents
  /** Off the unit price. */
  readonly discount: Cents
  readonly discountLabel: string | null
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
  /** The day it is paid and issued. */
  readonly day: IsoDate
  readonly method: string | null
}

export function invoiceOf(order: OrderSnapshot, facts: InvoiceFacts): InvoiceDocument {
  const { subtotal, discount, vat, vatRate, total } = order.totals
  const startsOn = firstDayOf(order, facts.day)
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
    tax: { rate: vatRate, net: cents(subtotal - discount), vat },
    exemption: order.exemption,
    total,
    paidOn: facts.day,
    method: facts.method,
  }
}

function invoiceLine(line: OrderLine, language: Locale, startsOn: IsoDate): InvoiceLine {
  return {
    description: line.title[language],
    name: readableName(line.name),
    priceType: line.priceType,
    frequency: line.priceFrequency,
    term: firstTermOf(line, startsOn),
    quantity: 1,
    unitPrice: line.price,
    discount: line.discount,
    discountLabel: line.discounts.map(({ label }) => label[language]).join(', ') || null,
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

/** What a brand knows beside it stays out of the paper. */
function sellerOf({ name, legalName, address, chamberOfCommerceNumber, vatNumber, email, phone }: Seller): Seller {
  return { name, legalName, address: { ...address }, chamberOfCommerceNumber, vatNumber, email, phone }
}

const words: Readonly<Record<InvoiceDocument['kind'], LocalizedText>> = {
  invoice: { nl: 'factuur', de: 'rechnung', en: 'invoice' },
  credit: { nl: 'creditfactuur', de: 'rechnungskorrektur', en: 'credit-note' },
}

/** `stek-factuur-F2026-000042.pdf`: letters, figures and hyphens, so that any program can keep it. */
export function invoiceFileName(document: InvoiceDocument, ending: 'pdf' | 'xml'): string {
  const seller = document.seller.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${seller}-${words[document.kind][document.language]}-${document.number}.${ending}`
}
