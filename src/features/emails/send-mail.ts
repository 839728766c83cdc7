import { type Log, silentLog } from '#platform/telemetry/log.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { Confirmation } from './mail-links.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import { createStrangerMails } from './stranger-mails.ts'
import type { TokenPurpose } from '#features/customers/repository.ts'
import { PermanentFailure, type TaskPayloads } from '#platform/jobs/tasks.ts'
import type { Mails, OrderedMail } from './repository.ts'
import type { TemplateName, MailContent, WrittenMail } from './mail-data.ts'
import type { Mailer, Attachment, OutgoingMail } from '#platform/email/create-mailer.ts'
import type { PartnerTokenSubject } from '#features/partners/repository.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { type InvoiceDocument, invoiceFileName } from '#core/orders/invoice.ts'
import type { InvoiceForm } from '#features/invoices/invoice-links.ts'
import type { Invoices } from '#features/invoices/repository.ts'
import type { Orders } from '#features/orders/repository.ts'
import type { Papers } from '#features/invoices/create-papers.ts'
import { brand } from '#site/brand.ts'

export interface SendMailParts extends MailSources {
  readonly mails: Mails
  readonly mailer: Mailer
  readonly issueToken: (customerId: string, purpose: TokenPurpose) => Promise<string>
  /** @returns the digits of the mail; null if the customer has had those of this day */
  readonly issueCode: (mailId: string, customer: Pick<Customer, 'id' | 'email'>) => Promise<string | null>
  readonly rateLimits: Pick<RateLimits, 'take'>
  /** @returns null if the partner or application no longer exists */
  readonly issuePartnerToken: (subject: PartnerTokenSubject) => Promise<string | null>
  /** `receipt`: its number. @returns null if the declaration no longer exists */
  readonly issueDeclarationToken: (receipt: string) => Promise<string | null>
  /** Scheme and host for links. */
  readonly origin: string
  /** Opens the invoice of an order without a log-in. */
  readonly invoiceToken: (orderNumber: string, form: InvoiceForm) => string
  /** Reports a missing module once, until mails are sent again. */
  readonly log?: Log
}

/** Mails whose link needs a token. It is created while sending, so that the queue never contains it. */
const tokenPurposes: Partial<Record<TemplateName, TokenPurpose>> = {
  accountExists: 'set_password',
  resetPassword: 'set_password',
}

const rewriteMs = 500

/**
 * Sends a queued mail. It is sent twice only if the process dies between sending and storing that, and then with the
 * same Message-ID.
 */
export function createSendMail(parts: SendMailParts) {
  const { mails, mailer, origin, log = silentLog, ...sources } = parts
  const strangers = createStrangerMails({ mails, log, rateLimits: parts.rateLimits })
  let isReported = false
  return async (payload: TaskPayloads['send_mail'], signal: AbortSignal): Promise<void> => {
    try {
      await sendMail(payload, signal)
      isReported = false
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
      if (isMissing && !isReported) log.alert('files', 'Mails cannot be sent.', { reason: error.message })
      isReported ||= isMissing
      throw error
    }
  }

  async function sendMail({ mailId }: TaskPayloads['send_mail'], signal: AbortSignal): Promise<void> {
    const mail = await mails.find(mailId)
    if (mail === null || mail.isSent) return
    const written = await writtenMailOf(mail, sources)
    if (await strangers.holdsBack(mail)) return
    const [token, confirmation] = [await tokenOf(mail, written), await confirmationOf(mail, written)]
    // Loads react-dom/server on first use, which keeps the start of the server fast.
    const { renderMail } = await import('./render-mail.tsx')
    const rendered = renderMail({ ...written, language: mail.language }, { origin, token, confirmation })
    const attachments = await attachmentsOf(written, sources)
    signal.throwIfAborted()
    await mailer.send({ id: mail.id, to: mail.to, replyTo: replyToOf(mail), ...rendered, attachments }, signal)
    await markSent(mailId, signal)
  }

  async function tokenOf({ template, data, customerId }: OrderedMail, written: WrittenMail): Promise<string | null> {
    if (template === 'partnerApplied' || template === 'partnerLink') {
      return required('partner', await parts.issuePartnerToken(data))
    }
    if (template === 'declarationToConfirm') {
      return required('declaration', await parts.issueDeclarationToken(data.receipt))
    }
    if (written.template === 'orderConfirmed') return parts.invoiceToken(written.data.number, 'pdf')
    if (template === 'invoiceLink') return parts.invoiceToken(data.orderNumber, data.form)
    const purpose = tokenPurposes[template]
    return purpose === undefined ? null : parts.issueToken(required('customer', customerId), purpose)
  }

  /** The first mail to a customer and the mail of an order confirm an address that is not confirmed yet. */
  async function confirmationOf(mail: OrderedMail, written: WrittenMail): Promise<Confirmation | null> {
    if (written.template !== 'verifyEmail' && written.template !== 'orderConfirmed') return null
    if (written.template === 'orderConfirmed' && written.data.isEmailVerified) return null
    const id = required('customer', mail.customerId)
    const hasCode = written.template === 'orderConfirmed' || written.data.hasCode === true
    return {
      token: await parts.issueToken(id, 'verify_email'),
      code: hasCode ? await parts.issueCode(mail.id, { id, email: mail.to }) : null,
    }
  }

  /** Retries while the database is unavailable: the mail has been sent and must not be sent again. */
  async function markSent(mailId: string, signal: AbortSignal): Promise<void> {
    while (true) {
      try {
        return await mails.markSent(mailId)
      } catch (error) {
        if (!(error instanceof Unavailable) || signal.aborted) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, rewriteMs))
    }
  }
}

function required(subject: string, value: string | null): string {
  if (value === null) throw new PermanentFailure(`the ${subject} is gone`)
  return value
}

interface MailSources {
  readonly orders: Pick<Orders, 'findConfirmed'>
  readonly invoices: Pick<Invoices, 'find'>
  readonly papers: Papers
}

const pdf = 'application/pdf'

/** Replies to notices for staff go to the customer who filled in the form. */
function replyToOf({ template, data }: MailContent): OutgoingMail['replyTo'] {
  if (template !== 'contactNotice' && template !== 'abuseNotice' && template !== 'declarationNotice') return undefined
  return data.email === null ? undefined : { name: data.name ?? '', address: data.email }
}

/** The data of a mail, with the order loaded by its id. */
async function writtenMailOf(content: MailContent, { orders }: MailSources): Promise<WrittenMail> {
  if (content.template !== 'orderConfirmed') return content
  const order = await orders.findConfirmed(content.data.orderId)
  if (order === null) throw new PermanentFailure('the order is not there, or not paid')
  return { template: content.template, data: order }
}

/** A confirmation has the general terms and its invoice, if there is one; a refund has its credit note. */
async function attachmentsOf(mail: WrittenMail, { invoices, papers }: MailSources): Promise<readonly Attachment[]> {
  if (mail.template === 'orderConfirmed') {
    const { invoice, snapshot } = mail.data
    const isBusiness = snapshot.buyer.customerType === 'business'
    if (invoice === null) return [await terms()]
    return [await pdfOf(invoice), ...(isBusiness ? [await xmlOf(invoice)] : []), await terms()]
  }
  if (mail.template === 'paymentRefunded' && mail.data.creditNote !== null) {
    const note = await invoices.find(mail.data.creditNote)
    if (note === null) throw new PermanentFailure(`there is no credit note ${mail.data.creditNote}`)
    return [await pdfOf(note)]
  }
  return []

  async function pdfOf(document: InvoiceDocument): Promise<Attachment> {
    return { name: invoiceFileName(document, 'pdf'), type: pdf, bytes: await papers.invoicePdf(document) }
  }

  async function xmlOf(document: InvoiceDocument): Promise<Attachment> {
    return { name: invoiceFileName(document, 'xml'), type: 'application/xml', bytes: await papers.invoiceXml(document) }
  }

  async function terms(): Promise<Attachment> {
    return { name: brand.termsPath.replace(/^.*\//, ''), type: pdf, bytes: await papers.termsPdf() }
  }
}
