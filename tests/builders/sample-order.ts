import type { Totals } from '#core/cart/cart.ts'
import { consentTexts } from '#core/orders/consents.ts'
import { exemptionOf, taxOf } from '#core/tax/vat.ts'
import { type InvoiceFacts, type Seller, invoiceOf, type InvoiceDocument } from '#core/orders/invoice.ts'
import { basisPointsOfPercentage, cents, sumOf, vatOn } from '#core/money/money.ts'
import { couponLabelOf } from '#core/cart/coupon.ts'
import type { Buyer, OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import type { LocalizedText } from '#core/locale/locale.ts'

/* Orders for tests of invoices, e-mails and rules. */
export const sampleSeller: Seller = {
  name: 'Stek',
  legalName: 'Stek Hosting B.V.',
  address: { street: 'Kwekerijweg 12', postalCode: '3512 JE', city: 'Utrecht', country: 'NL' },
  chamberOfCommerceNumber: '90123456',
  vatNumber: 'NL865432109B01',
  email: 'hallo@stek.example',
  phone: '+31302001000',
}

export const sampleBuyer: Buyer = {
  customerId: '6f1f9c1e-59a8-4b43-9d3b-0b6f7f1c2d3e',
  email: 'sanne@tuinierderij.example',
  customerType: 'private',
  firstName: 'Sanne',
  lastName: 'de Vries',
  companyName: null,
  chamberOfCommerceNumber: null,
  vatNumber: null,
  vatState: null,
  street: 'Kerkstraat',
  houseNumber: '14',
  postalCode: '3581 RC',
  city: 'Utrecht',
  country: 'NL',
  phone: '+31612345678',
}

const firstYear: LocalizedText = { nl: 'Eerste jaar voordelig', de: 'Erstes Jahr günstiger', en: 'First year discount' }

export const sampleLines: readonly OrderLine[] = [
  sampleLine({
    itemId: 'd1',
    title: { nl: '.nl-domeinnaam', de: '.nl-Domain', en: '.nl domain' },
    price: cents(999),
    discount: cents(600),
    discounts: [{ label: firstYear, amount: cents(600) }],
  }),
  sampleLine({
    itemId: 'h1',
    parentId: 'd1',
    type: 'hosting',
    productSlug: 'webhosting-struik',
    title: { nl: 'Webhosting Struik', de: 'Webhosting Strauch', en: 'Web hosting Shrub' },
    parameters: { domain: 'tuinierderij.nl' },
    price: cents(9600),
    discount: cents(3600),
    discounts: [{ label: firstYear, amount: cents(3600) }],
  }),
  sampleLine({
    itemId: 'm1',
    parentId: 'd1',
    type: 'movingService',
    productSlug: 'moving-service',
    title: { nl: 'Verhuisservice', de: 'Umzugsservice', en: 'Moving service' },
    parameters: { domain: 'tuinierderij.nl' },
    priceFrequency: null,
  }),
]

/** Defaults for the discounted and renewal price derive from the price. */
export function sampleLine(given: Partial<OrderLine>): OrderLine {
  const price = given.price ?? cents(0)
  const discount = given.discount ?? cents(0)
  const priceFrequency = given.priceFrequency === undefined ? 'yearly' : given.priceFrequency
  return {
    itemId: 'd1',
    parentId: null,
    type: 'domain',
    productSlug: 'domain-nl',
    name: 'tuinierderij.nl',
    title: { nl: 'Domeinnaam', de: 'Domain', en: 'Domain name' },
    parameters: { sld: 'tuinierderij', tld: 'nl' },
    priceType: 'purchase',
    discounts: [],
    renewal: priceFrequency === null ? null : price,
    ...given,
    priceFrequency,
    price,
    discount,
    net: cents(price - discount),
  }
}

export function sampleOrder(
  given: Partial<Omit<OrderSnapshot, 'buyer' | 'totals' | 'exemption'>> & { readonly buyer?: Partial<Buyer> } = {},
): OrderSnapshot {
  const buyer = { ...sampleBuyer, ...given.buyer }
  const lines = given.lines ?? sampleLines
  const language = given.language ?? 'nl'
  return {
    affiliateId: null,
    wctId: null,
    consents: {
      terms: { text: consentTexts.terms[language], isGiven: true },
      immediateStart:
        buyer.customerType === 'private' ? { text: consentTexts.immediateStart[language], isGiven: true } : null,
      at: '2026-11-15T10:12:00.000Z',
      source: '192.0.2.1',
    },
    ...given,
    language,
    lines,
    buyer,
    totals: totalsOfLines(lines, buyer),
    exemption: exemptionOf(buyer),
  }
}

function totalsOfLines(lines: readonly OrderLine[], buyer: Buyer): Totals {
  const vatRate = basisPointsOfPercentage(taxOf(buyer, '2026-11-15').taxPercentage)
  if (vatRate === null) throw new Error('no such rate')
  const subtotal = sumOf(lines.map(({ price }) => price))
  const discount = sumOf(lines.map((line) => line.discount))
  const vat = vatOn(cents(subtotal - discount), vatRate)
  return { subtotal, discount, vat, total: cents(subtotal - discount + vat), vatRate }
}

export function sampleInvoice(
  order: OrderSnapshot = sampleOrder(),
  given: Partial<InvoiceFacts> = {},
): InvoiceDocument {
  return invoiceOf(order, {
    number: 'F2026-000042',
    orderNumber: '2026-000123',
    seller: sampleSeller,
    day: '2026-11-15',
    method: 'ideal',
    ...given,
  })
}

export const germanBuyer: Partial<Buyer> = {
  email: 'j.weiss@gaertnerei-weiss.example',
  firstName: 'Jürgen',
  lastName: 'Weiß',
  street: 'Lindenallee',
  houseNumber: '7b',
  postalCode: '50667',
  city: 'Köln',
  country: 'DE',
  phone: '+4922112345678',
}

/** The VAT number is confirmed by VIES, so VAT is reverse-charged. */
export const germanBusiness: Partial<Buyer> = {
  ...germanBuyer,
  customerType: 'business',
  companyName: 'Gärtnerei Weiß GmbH',
  chamberOfCommerceNumber: 'HRB 12345',
  vatNumber: 'DE123456789',
  vatState: 'valid',
}

export const dutchBusiness: Partial<Buyer> = {
  customerType: 'business',
  companyName: 'De Tuinierderij V.O.F.',
  chamberOfCommerceNumber: '12345678',
  vatNumber: 'NL001234567B01',
  vatState: 'valid',
}

export const swissBuyer: Partial<Buyer> = {
  email: 'anna@garten.example',
  firstName: 'Anna',
  lastName: 'Müller',
  street: 'Bahnhofstrasse',
  houseNumber: '1',
  postalCode: '8001',
  city: 'Zürich',
  country: 'CH',
}

/** The sample lines with a coupon of 10 percent on the discounted price of each. */
export function couponLines(lines: readonly OrderLine[] = sampleLines): readonly OrderLine[] {
  return lines.map((line) => {
    const share = cents(Math.floor(line.net / 10))
    const coupon = { label: couponLabelOf('WELKOM10'), amount: share, code: 'WELKOM10' }
    const discounts = share > 0 ? [...line.discounts, coupon] : line.discounts
    return sampleLine({ ...line, discount: cents(line.discount + share), discounts })
  })
}
