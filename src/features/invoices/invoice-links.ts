import { createHmac, timingSafeEqual } from 'node:crypto'
import { expiryOf } from '#core/retention/mailed-links.ts'
import type { InvoiceForm, InvoiceLinks } from '#features/orders/order-ports.ts'

const linkKinds = { pdf: 'invoicePdf', xml: 'invoiceXml' } as const
const signatureLength = 43
const payloadPattern = /^(\S{1,40}) (pdf|xml) (\d{1,12})$/

/**
 * Links to invoices, which nothing is stored of. A token is what it opens and until when, with a signature over both.
 * The newest secret signs; the older ones are those that links in old mails were made with.
 */
export function createInvoiceLinks(secrets: readonly string[]): InvoiceLinks {
  const [newest = ''] = secrets
  return {
    tokenFor(orderNumber, form, issuedAt) {
      const payload = `${orderNumber} ${form} ${Math.floor(expiryOf(linkKinds[form], issuedAt).getTime() / 1000)}`
      return Buffer.from(payload).toString('base64url') + signatureOf(payload, keyOf(newest, form))
    },

    read(token, now) {
      const payload = Buffer.from(token.slice(0, -signatureLength), 'base64url').toString()
      const [, orderNumber, form, expiry] = payloadPattern.exec(payload) ?? []
      if (orderNumber === undefined || (form !== 'pdf' && form !== 'xml')) return null
      const given = token.slice(-signatureLength)
      if (!secrets.some((secret) => isEqual(given, signatureOf(payload, keyOf(secret, form))))) return null
      return { orderNumber, form, isExpired: now.getTime() >= Number(expiry) * 1000 }
    },
  }
}

/** One for each form: what is signed for one is worth nothing for the other, nor anywhere else. */
function keyOf(secret: string, form: InvoiceForm): Buffer {
  return createHmac('sha256', secret).update(`link ${linkKinds[form]}`).digest()
}

function signatureOf(payload: string, key: Buffer): string {
  return createHmac('sha256', key).update(payload).digest('base64url')
}

function isEqual(given: string, good: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(good)]
  return one.length === other.length && timingSafeEqual(one, other)
}
