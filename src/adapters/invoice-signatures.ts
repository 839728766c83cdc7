import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where the invoice of an order is, for whoever holds the link: it ends when the secret does. */
export function signedInvoicePath(orderNumber: string, secret: string): string {
  return `/api/orders/${orderNumber}/invoice.pdf?signature=${signatureOf(orderNumber, secret)}`
}

/** Whether one of the secrets signed it; the older ones are those that links in old mails were made with. */
export function isInvoiceSignature(orderNumber: string, signature: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature)
  return secrets.some((secret) => {
    const good = Buffer.from(signatureOf(orderNumber, secret))
    return given.length === good.length && timingSafeEqual(given, good)
  })
}

/** Of a key of its own: what is signed here is worth nothing elsewhere. */
function signatureOf(orderNumber: string, secret: string): string {
  const key = createHmac('sha256', secret).update('invoice links').digest()
  return createHmac('sha256', key).update(orderNumber).digest('base64url')
}
