import type { InvoiceDocument } from '#core/orders/invoice.ts'
import { orderNumberPattern } from '#core/orders/number-series.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import { takeFromSource, tooMany, type TooMany, type RateLimits } from '#platform/limits/rate-limits.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type { InvoiceForm, InvoiceLinks } from './invoice-links.ts'
import type { Invoices } from './repository.ts'
import type { OrderStore } from '#features/orders/repository.ts'
import type { Papers } from './create-papers.ts'

export interface InvoiceDependencies {
  readonly invoices: Pick<Invoices, 'ofOrder'>
  readonly papers: Pick<Papers, 'invoicePdf' | 'invoiceXml'>
  readonly links: InvoiceLinks
  readonly transaction: UnitOfWork<{ readonly orders: Pick<OrderStore, 'findByNumber'>; readonly mails: MailOutbox }>
  readonly attempts: Pick<RateLimits, 'take' | 'takeWithin'>
  readonly now: () => Date
}

const hour = 60 * 60

/** Counted across all processes. */
export const invoiceLinkLimits = {
  source: { name: 'invoice link source', max: 10, seconds: hour },
  order: { name: 'invoice link order', max: 3, seconds: hour },
} as const

/** @returns null if there is no such order or it belongs to another customer */
export async function readInvoice(
  { invoices }: Pick<InvoiceDependencies, 'invoices'>,
  { customerId }: Pick<Caller, 'customerId'>,
  orderNumber: string,
): Promise<InvoiceDocument | null> {
  if (customerId === null || !orderNumberPattern.test(orderNumber)) return null
  const invoice = await invoices.ofOrder(orderNumber)
  return invoice?.customerId === customerId ? invoice.document : null
}

/** Opens the invoice of a mailed link, in the form the link was made for. */
export async function openInvoice(
  { invoices, links, now }: Pick<InvoiceDependencies, 'invoices' | 'links' | 'now'>,
  token: string,
): Promise<{ readonly document: InvoiceDocument; readonly form: InvoiceForm } | null> {
  const link = links.read(token, now())
  const invoice = link === null || link.isExpired ? null : await invoices.ofOrder(link.orderNumber)
  return link && invoice && { document: invoice.document, form: link.form }
}

/** Mails a new link in place of an expired one to the address of the order. The answer does not reveal whether. */
export async function mailInvoiceLink(
  { links, transaction, attempts, now }: Pick<InvoiceDependencies, 'links' | 'transaction' | 'attempts' | 'now'>,
  token: string,
  source: string,
): Promise<{ readonly ok: true } | TooMany> {
  const wait = await takeFromSource(attempts, invoiceLinkLimits.source, source)
  if (wait > 0) return tooMany(wait)
  const link = links.read(token, now())
  if (link === null || (await attempts.take(invoiceLinkLimits.order, link.orderNumber)) > 0) return { ok: true }
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
