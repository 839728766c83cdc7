import { createHmac, timingSafeEqual } from 'node:crypto'
import { expiryOf } from '#core/retention/mailed-links.ts'

const linkKinds = { pdf: 'invoicePdf', xml: 'invoiceXml' } as const
const signatureLength = 43
const payloadPattern = /^(\S{1,40}) (pdf|xml) (\d{1,12})$/

export type InvoiceForm = keyof typeof linkKinds

export interface InvoiceLink {
  readonly orderNumber: string
  readonly form: InvoiceForm
  readonly isExpired: boolean
}

export type InvoiceLinks = ReturnType<typeof createInvoiceLinks>

/**
 * Links that open an invoice without a log-in. They are not stored: a token holds the order number, the form and the
 * expiry, with a signature over all three. The newest secret signs; older ones verify links in older mails.
 */
export function createInvoiceLinks(secrets: readonly string[]) {
  const [newest = ''] = secrets
  return {
    tokenFor(orderNumber: string, form: InvoiceForm, issuedAt: Date): string {
      const payload = `${orderNumber} ${form} ${Math.floor(expiryOf(linkKinds[form], issuedAt).getTime() / 1000)}`
      return Buffer.from(payload).toString('base64url') + signatureOf(payload, keyOf(newest, form))
    },

    /** @returns null if the token was not signed by us or was changed */
    read(token: string, now: Date): InvoiceLink | null {
      const payload = Buffer.from(token.slice(0, -signatureLength), 'base64url').toString()
      const [, orderNumber, form, expiry] = payloadPattern.exec(payload) ?? []
      if (orderNumber === undefined || (form !== 'pdf' && form !== 'xml')) return null
      const signature = token.slice(-signatureLength)
      if (!secrets.some((secret) => isEqual(signature, signatureOf(payload, keyOf(secret, form))))) return null
      return { orderNumber, form, isExpired: now.getTime() >= Number(expiry) * 1000 }
    },
  }
}

/** A key per form, so that a signature is valid for this form of an invoice only. */
function keyOf(secret: string, form: InvoiceForm): Buffer {
  return createHmac('sha256', secret).update(`link ${linkKinds[form]}`).digest()
}

function signatureOf(payload: string, key: Buffer): string {
  return createHmac('sha256', key).update(payload).digest('base64url')
}

function isEqual(signature: string, expected: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
