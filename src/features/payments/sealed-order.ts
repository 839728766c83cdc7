import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { LocalizedText, SiteLocale } from '#core/locale/locale.ts'
import { consentTexts } from '#core/orders/consents.ts'
import type { Consent, OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import { maxSealedLength } from '#platform/clients/payment-provider.ts'

/** An order as it is kept with its payment at the provider, so that it can be restored if the database loses it. */
export interface SealedOrder {
  readonly snapshot: OrderSnapshot
  readonly cartVersion: number
  /** Language of the consent texts. */
  readonly siteLocale: SiteLocale
}

/** Increase it when the packed form, a list of fields or a consent text changes: other versions are not unpacked. */
const version = 1

/** Enough digits to identify the accepted terms. */
const hashDigits = 16

/* Packed as lists of values, because field names would take half of the room in the provider's metadata. */
const headFields = ['version', 'cartVersion', 'siteLocale', 'at', 'source']
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
const secretFields = new Set(['transferCode', 'sealedTransferCode'])

type Values = readonly unknown[]
type Head = Omit<SealedOrder, 'snapshot'> & { readonly version: number; readonly at: string; readonly source: string }

/** Leaves out titles and consent texts, which the catalogue has, and transfer codes, which are secret. */
export function packOrder({ snapshot, cartVersion, siteLocale }: SealedOrder): string {
  const { lines, buyer, totals, consents } = snapshot
  const head = valuesOf({ ...consents, version, cartVersion, siteLocale }, headFields)
  const answers = consentNames.map((name) => {
    const { isGiven = null, sha256 = '' } = consents[name] ?? {}
    return [isGiven, sha256.slice(0, hashDigits)]
  })
  const fields = [valuesOf(snapshot, orderFields), valuesOf(totals, totalsFields), valuesOf(buyer, buyerFields)]
  const packed = [head, answers, ...fields, ...lines.map((line) => valuesOf(line, lineFields))]
  return JSON.stringify(packed, (key, value: unknown) => (secretFields.has(key) ? undefined : value))
}

/** @returns null if another version packed it, or if a product is not sold any more */
export function unpackOrder(text: string, titleOf: (slug: string) => LocalizedText | undefined): SealedOrder | null {
  const [head = [], answers = [], order = [], totals = [], buyer = [], ...rows] = JSON.parse(text) as Values[]
  const { version: packedBy, cartVersion, siteLocale, at, source } = objectOf(headFields, head) as unknown as Head
  if (packedBy !== version) return null
  const lines = rows.map((row) => {
    const line = objectOf(lineFields, row) as unknown as OrderLine
    return { ...line, title: titleOf(line.productSlug) }
  })
  if (lines.some(({ title }) => title === undefined)) return null
  const [terms, immediateStart, mandate] = consentNames.map((name, index): Consent | null => {
    const [isGiven, sha256] = answers[index] as readonly [boolean | null, string]
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

const [ivLength, tagLength] = [12, 16]

export type OrderSeal = ReturnType<typeof createOrderSeal>

/**
 * Compresses and encrypts orders for the metadata of their payment. The result is the same for the same payment, because
 * the provider compares a repeated request with the first. The newest secret seals; older ones still open.
 */
export function createOrderSeal(secrets: readonly string[]) {
  const [newest = ''] = secrets
  return {
    /** @returns null if the order is too long for the metadata: a lost order is then restored by hand */
    seal(paymentId: string, order: SealedOrder): string | null {
      const key = keyOf(newest, paymentId)
      const packed = brotliCompressSync(packOrder(order))
      const iv = createHmac('sha256', key).update(packed).digest().subarray(0, ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const bytes = Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()])
      const sealed = bytes.toString('base64url')
      return sealed.length <= maxSealedLength ? sealed : null
    },

    /** @returns null if it was not sealed for this payment with one of the secrets, or cannot be unpacked any more */
    open(paymentId: string, sealed: string, titleOf: (slug: string) => LocalizedText | undefined): SealedOrder | null {
      const bytes = Buffer.from(sealed, 'base64url')
      const text = secrets.map((secret) => decrypted(keyOf(secret, paymentId), bytes)).find((plain) => plain !== null)
      return text === undefined ? null : unpackOrder(text, titleOf)
    },
  }
}

function decrypted(key: Buffer, bytes: Buffer): string | null {
  if (bytes.length <= ivLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    const packed = Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()])
    return brotliDecompressSync(packed, { maxOutputLength: 1_000_000 }).toString()
  } catch {
    return null
  }
}

/** A key per payment, so that an order cannot be moved to another payment. */
function keyOf(secret: string, paymentId: string): Buffer {
  return createHmac('sha256', secret).update(`order at the payment provider ${paymentId}`).digest()
}
