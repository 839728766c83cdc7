import type { LocalizedText, SiteLocale } from '#core/locale/locale.ts'
import { consentTexts } from '#core/orders/consents.ts'
import type { Consent, OrderLine, OrderSnapshot } from '#core/orders/order.ts'

/** An order as it is kept with its payment at the provider, so that it can be made again if the database loses it. */
export interface PackedOrder {
  readonly snapshot: OrderSnapshot
  readonly cartVersion: number
  /** Language of the consent texts. */
  readonly siteLocale: SiteLocale
}

/** Counts up when the packed form, a list of fields or a consent text changes: other versions are not unpacked. */
const version = 1

/** Enough digits to tell which terms were accepted. */
const hashDigits = 16

/* Packed as lists of values without their names, which would take up half of the room at the provider. */
const orderFields = ['exemption', 'language', 'affiliateId', 'wctId', 'holders']
const totalsFields = ['subtotal', 'discount', 'vat', 'total', 'vatRate']
const buyerFields = (
  'customerId email customerType firstName lastName companyName chamberOfCommerceNumber vatNumber vatState street ' +
  'houseNumber postalCode city country phone'
).split(' ')
const lineFields =
  'itemId parentId type productSlug name parameters priceType priceFrequency price discount discounts net renewal'.split(
    ' ',
  )
const consentNames = ['terms', 'immediateStart', 'mandate'] as const

/** Titles and consent texts are left out, because the catalogue has them, and transfer codes, because they are secret. */
export function packOrder({ snapshot, cartVersion, siteLocale }: PackedOrder): string {
  const { lines, buyer, totals, consents } = snapshot
  const given = consentNames.map((name) => {
    const { isGiven = null, sha256 = '' } = consents[name] ?? {}
    return [isGiven, sha256.slice(0, hashDigits)]
  })
  const fields = [valuesOf(snapshot, orderFields), valuesOf(totals, totalsFields), valuesOf(buyer, buyerFields)]
  const rows = lines.map((line) => valuesOf(line, lineFields))
  const packed = [version, cartVersion, siteLocale, consents.at, consents.source, given, ...fields, rows]
  const secret = new Set(['transferCode', 'sealedTransferCode'])
  return JSON.stringify(packed, (key, value: unknown) => (secret.has(key) ? undefined : value))
}

type Values = readonly unknown[]
type Given = readonly (readonly [isGiven: boolean | null, sha256: string])[]
type PackedValues = readonly [
  number,
  number,
  SiteLocale,
  string,
  string,
  Given,
  Values,
  Values,
  Values,
  readonly Values[],
]

/** @returns null if another version packed it, or if a product is not sold any more */
export function unpackOrder(text: string, titleOf: (slug: string) => LocalizedText | undefined): PackedOrder | null {
  const packed = JSON.parse(text) as PackedValues
  if (packed[0] !== version) return null
  const [, cartVersion, siteLocale, at, source, given, order, totals, buyer, rows] = packed
  const lines = rows.map((row) => {
    const line = objectOf(lineFields, row) as unknown as OrderLine
    return { ...line, title: titleOf(line.productSlug) }
  }) as OrderLine[]
  if (lines.some(({ title }) => title === undefined)) return null
  const [terms, immediateStart, mandate] = consentNames.map((name, index): Consent | null => {
    const [isGiven = null, sha256 = ''] = given[index] ?? []
    return isGiven === null ? null : { text: consentTexts[name][siteLocale], isGiven, ...(sha256 && { sha256 }) }
  })
  const { holders, ...rest } = objectOf(orderFields, order)
  const snapshot = {
    ...rest,
    ...(holders !== null && { holders }),
    lines,
    totals: objectOf(totalsFields, totals),
    buyer: objectOf(buyerFields, buyer),
    consents: { terms, immediateStart, ...(mandate && { mandate }), at, source },
  }
  return { cartVersion, siteLocale, snapshot: snapshot as unknown as OrderSnapshot }
}

function valuesOf(object: object, fields: readonly string[]): Values {
  return fields.map((field) => (object as Readonly<Record<string, unknown>>)[field])
}

function objectOf(fields: readonly string[], values: Values): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map((field, index) => [field, values[index]]))
}
