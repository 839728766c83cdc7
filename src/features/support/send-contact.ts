import {
  type AbuseFault,
  abuseFaults,
  type AbuseForm,
  type AbuseReport,
  abuseReportOf,
} from '#core/support/abuse-report.ts'
import {
  type ContactFault,
  contactFaults,
  type ContactForm,
  type ContactMessage,
  contactMessageOf,
} from '#core/support/contact-message.ts'
import { emailKeyOf, mailboxOf } from '#core/customers/email.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { Deps } from '#features/deps.ts'
import type { FormKind, Receipt } from './repository.ts'

export interface Sender {
  readonly language: SiteLocale
  /** The client's address. */
  readonly source: string
  /** The value of the honeypot, a field that people do not see. */
  readonly trap: string
}

export type ContactSent =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly faults: readonly (ContactFault | AbuseFault)[] }
  | TooMany

const hour = 60 * 60

/**
 * Counted over all processes, for both forms together. The limit per address keeps others from flooding a mailbox with
 * receipts.
 */
export const contactLimits = {
  source: { name: 'contact source', max: 20, seconds: hour },
  address: { name: 'contact address', max: 5, seconds: hour },
} as const

export async function sendMessage(deps: Deps, form: ContactForm, sender: Sender): Promise<ContactSent> {
  const faults = contactFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  return admitted(deps, sender, form.email, 'contact', () => takeMessage(deps, contactMessageOf(form), sender.language))
}

export async function reportAbuse(deps: Deps, form: AbuseForm, sender: Sender): Promise<ContactSent> {
  const faults = abuseFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  return admitted(deps, sender, form.email, 'abuse', () => takeAbuseReport(deps, abuseReportOf(form), sender.language))
}

async function admitted(
  { receipts, rateLimits }: Deps,
  { source, trap }: Sender,
  email: string,
  kind: FormKind,
  take: () => Promise<Receipt>,
): Promise<ContactSent> {
  const sourceWait = await takeFromSource(rateLimits, contactLimits.source, source)
  if (sourceWait > 0) return tooMany(sourceWait)
  if (trap !== '') return { ok: true, receipt: await receipts.empty(kind) }
  const addressWait = email.trim() === '' ? 0 : await rateLimits.take(contactLimits.address, mailboxOf(email))
  return addressWait > 0 ? tooMany(addressWait) : { ok: true, receipt: await take() }
}

/**
 * Stores the message with its receipt, and mails the sender and the provider. A repeated submission within minutes gets
 * the first receipt.
 */
function takeMessage({ transaction, noticeTo }: Deps, form: ContactMessage, language: SiteLocale): Promise<Receipt> {
  const { name, email, subject, orderNumber, message } = form
  const content = JSON.stringify([name, emailKeyOf(email), subject, orderNumber, message])
  return transaction(async ({ forms, mails }) => {
    const existing = await forms.findRecent('contact', content)
    if (existing !== null) return existing
    const receipt = await forms.addMessage({ form, language, content })
    const received = { receipt: receipt.number, at: receipt.receivedAt.toISOString() }
    await mails.add({
      cause: `contact ${receipt.number} receipt`,
      to: email,
      language,
      customerId: null,
      template: 'contactReceived',
      data: { ...received, subject },
    })
    await mails.add({
      cause: `contact ${receipt.number} notice`,
      to: noticeTo,
      language: 'nl',
      customerId: null,
      template: 'contactNotice',
      data: { ...received, ...form, language },
    })
    return receipt
  })
}

/** Works like `takeMessage`, but the reporter may stay anonymous. */
function takeAbuseReport({ transaction, noticeTo }: Deps, form: AbuseReport, language: SiteLocale): Promise<Receipt> {
  const { urls, reason, explanation, name, email } = form
  const content = JSON.stringify([urls, reason, explanation, name, email === null ? null : emailKeyOf(email)])
  return transaction(async ({ forms, mails }) => {
    const existing = await forms.findRecent('abuse', content)
    if (existing !== null) return existing
    const receipt = await forms.addAbuseReport({ form, language, content })
    const received = { receipt: receipt.number, at: receipt.receivedAt.toISOString() }
    if (email !== null) {
      await mails.add({
        cause: `abuse ${receipt.number} receipt`,
        to: email,
        language,
        customerId: null,
        template: 'abuseReceived',
        data: { ...received, reason },
      })
    }
    await mails.add({
      cause: `abuse ${receipt.number} notice`,
      to: noticeTo,
      language: 'nl',
      customerId: null,
      template: 'abuseNotice',
      data: { ...received, ...form, language },
    })
    return receipt
  })
}
