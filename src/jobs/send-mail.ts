import { enclosuresOf, type MailMatters, replyToOf, writtenMailOf } from '#jobs/mail-contents.ts'
import type { TokenPurpose } from '#services/customers/customer-ports.ts'
import { PermanentFailure, type TaskPayloads } from '#services/jobs/job-ports.ts'
import type { Mails, OrderedMail, TemplateName, Post } from '#services/mails/mail-ports.ts'
import type { PartnerTokenSubject } from '#services/partners/partner-ports.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'

export interface SendMailParts extends MailMatters {
  readonly mails: Mails
  readonly post: Post
  readonly issueToken: (customerId: string, purpose: TokenPurpose) => Promise<string>
  /** Null: whom it is about is gone. */
  readonly issuePartnerToken: (subject: PartnerTokenSubject) => Promise<string | null>
  /** Where the links lead: scheme and host of the shop. */
  readonly origin: string
  /** Where the invoice of an order is, for whoever holds the mail. */
  readonly invoicePath: (orderNumber: string) => string
}

/** Mails whose link needs a token: made when the mail is, so that it is nowhere but in the mail. */
const tokenPurposes: Partial<Record<TemplateName, TokenPurpose>> = {
  verifyEmail: 'verify_email',
  accountExists: 'set_password',
  resetPassword: 'set_password',
}

const rewriteMs = 500

/**
 * Sends a mail that was ordered. Only a process that dies between sending and writing that down sends it once more,
 * under the same message id.
 */
export function createSendMail(parts: SendMailParts) {
  const { mails, post, issueToken, issuePartnerToken, origin, invoicePath, ...matters } = parts
  return async ({ mailId }: TaskPayloads['send_mail'], signal: AbortSignal): Promise<void> => {
    const mail = await mails.find(mailId)
    if (mail === null || mail.isSent) return
    const written = await writtenMailOf(mail, matters)
    const token = await tokenOf(mail)
    // React's server part is loaded by the first mail, not by the start of the shop.
    const { renderMail } = await import('#mail/render-mail.tsx')
    const letter = renderMail({ ...written, language: mail.language }, { origin, token, invoicePath })
    const enclosures = await enclosuresOf(written, matters)
    signal.throwIfAborted()
    await post.send({ id: mail.id, to: mail.to, replyTo: replyToOf(mail), ...letter, enclosures })
    await markSent(mailId, signal)
  }

  async function tokenOf(mail: OrderedMail): Promise<string | null> {
    if (mail.template === 'partnerApplied' || mail.template === 'partnerLink') return partnerTokenOf(mail.data)
    const { template, customerId } = mail
    const purpose = tokenPurposes[template]
    if (purpose === undefined) return null
    if (customerId === null) throw new PermanentFailure('the customer is gone')
    return issueToken(customerId, purpose)
  }

  async function partnerTokenOf(subject: PartnerTokenSubject): Promise<string> {
    const token = await issuePartnerToken(subject)
    if (token === null) throw new PermanentFailure('the partner is gone')
    return token
  }

  /** The mail is out: a database that is away for a moment must not make it go out again. */
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
