import { type InvoiceDocument, invoiceFileName } from '#domain/orders/invoice.ts'
import type { WrittenMail } from '#mail/written-mail.ts'
import type { Orders, Invoices, Papers } from '#services/orders/order-ports.ts'
import { PermanentFailure } from '#services/jobs/job-ports.ts'
import type { MailContent, Enclosure, Letter } from '#services/mails/mail-ports.ts'
import { brand } from '#site/brand.ts'

export interface MailMatters {
  readonly orders: Pick<Orders, 'findConfirmed'>
  readonly invoices: Pick<Invoices, 'find'>
  readonly papers: Papers
}

const pdf = 'application/pdf'

/** The provider's people answer who wrote to them, not their own shop. */
export function replyToOf({ template, data }: MailContent): Letter['replyTo'] {
  if (template !== 'contactNotice' && template !== 'abuseNotice' && template !== 'declarationNotice') return undefined
  return data.email === null ? undefined : { name: data.name ?? '', address: data.email }
}

/** What a mail is about, as it is by now. */
export async function writtenMailOf(content: MailContent, { orders }: MailMatters): Promise<WrittenMail> {
  if (content.template !== 'orderConfirmed') return content
  const order = await orders.findConfirmed(content.data.orderId)
  if (order === null) throw new PermanentFailure('the order is not there, or not paid')
  return { template: content.template, data: order }
}

/** The papers that go with a mail: what was agreed on and what was paid, for keeping. */
export async function enclosuresOf(
  mail: WrittenMail,
  { invoices, papers }: MailMatters,
): Promise<readonly Enclosure[]> {
  if (mail.template === 'orderConfirmed') {
    const { invoice, snapshot } = mail.data
    const isBusiness = snapshot.buyer.customerType === 'business'
    return [await pdfOf(invoice), ...(isBusiness ? [await xmlOf(invoice)] : []), await terms()]
  }
  if (mail.template === 'paymentRefunded' && mail.data.creditNote !== null) {
    const note = await invoices.find(mail.data.creditNote)
    if (note === null) throw new PermanentFailure(`there is no credit note ${mail.data.creditNote}`)
    return [await pdfOf(note)]
  }
  return []

  async function pdfOf(document: InvoiceDocument): Promise<Enclosure> {
    return { name: invoiceFileName(document, 'pdf'), type: pdf, bytes: await papers.invoicePdf(document) }
  }

  async function xmlOf(document: InvoiceDocument): Promise<Enclosure> {
    return { name: invoiceFileName(document, 'xml'), type: 'application/xml', bytes: await papers.invoiceXml(document) }
  }

  async function terms(): Promise<Enclosure> {
    return { name: brand.termsPath.replace(/^.*\//, ''), type: pdf, bytes: await papers.termsPdf() }
  }
}
