import type { InvoiceDocument } from '#core/orders/invoice.ts'
import { orderNumberPattern } from '#core/orders/number-series.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { Deps } from '#features/deps.ts'
import type { InvoiceForm } from './invoice-links.ts'

const hour = 60 * 60

/** Counted across all processes. */
export const invoiceLinkLimits = {
  source: { name: 'invoice link source', max: 10, seconds: hour },
  order: { name: 'invoice link order', max: 3, seconds: hour },
} as const

/** @returns null if there is no such order or it belongs to another customer */
export async function readInvoice(
  { invoices }: Deps,
  { customerId }: Pick<Caller, 'customerId'>,
  orderNumber: string,
): Promise<InvoiceDocument | null> {
  if (customerId === null || !orderNumberPattern.test(orderNumber)) return null
  const invoice = await invoices.ofOrder(orderNumber)
  return invoice?.customerId === customerId ? invoice.document : null
}

/** Opens the invoice of a mailed link, in the form the link was made for. */
export async function openInvoice(
  { invoices, invoiceLinks, now }: Deps,
  token: string,
): Promise<{ readonly document: InvoiceDocument; readonly form: InvoiceForm } | null> {
  const link = invoiceLinks.read(token, now())
  const invoice = link === null || link.isExpired ? null : await invoices.ofOrder(link.orderNumber)
  return link && invoice && { document: invoice.document, form: link.form }
}

/** Mails a new link in place of an expired one to the address of the order. The answer does not reveal whether. */
export async function mailInvoiceLink(
  { invoiceLinks, transaction, rateLimits, now }: Deps,
  token: string,
  source: string,
): Promise<{ readonly ok: true } | TooMany> {
  const wait = await takeFromSource(rateLimits, invoiceLinkLimits.source, source)
  if (wait > 0) return tooMany(wait)
  const link = invoiceLinks.read(token, now())
  if (link === null || (await rateLimits.take(invoiceLinkLimits.order, link.orderNumber)) > 0) return { ok: true }
  await transaction(async ({ orders, mails }) => {
    const order = await orders.findByNumber(link.orderNumber)
    if (!order?.paidAt) return
    await mails.add({
      cause: `invoice link ${order.number} ${crypto.randomUUID()}`,
      to: order.email,
      language: order.language,
      customerId: order.customerId,
      template: 'invoiceLink',
      data: { firstName: order.snapshot.buyer.firstName, orderNumber: order.number, form: link.form },
    })
  })
  return { ok: true }
}
