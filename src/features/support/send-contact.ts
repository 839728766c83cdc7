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
import { takeFromSource, tooMany, type TooMany } from '#features/customers/account-dependencies.ts'
import type { Attempts } from '#features/customers/customer-ports.ts'

import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { MailOutbox } from '#platform/email/mail-ports.ts'
import type { FormKind, FormStore, Receipt, Receipts } from './support-ports.ts'

/** What the use cases of the contact and abuse forms work with. */
export interface ContactDependencies {
  readonly transaction: UnitOfWork<{ readonly forms: FormStore; readonly mails: MailOutbox }>
  readonly receipts: Receipts
  readonly attempts: Pick<Attempts, 'take' | 'takeWithin'>
  /** Where the provider reads what people send in. */
  readonly noticeTo: string
}

/** Who sends, and how. */
export interface Sender {
  readonly language: SiteLocale
  /** The client's address. */
  readonly source: string
  /** What stands in a field that people do not see. */
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

export async function sendMessage(
  dependencies: ContactDependencies,
  form: ContactForm,
  sender: Sender,
): Promise<ContactSent> {
  const faults = contactFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  return admitted(dependencies, sender, form.email, 'contact', () =>
    takeMessage(dependencies, contactMessageOf(form), sender.language),
  )
}

export async function reportAbuse(
  dependencies: ContactDependencies,
  form: AbuseForm,
  sender: Sender,
): Promise<ContactSent> {
  const faults = abuseFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  return admitted(dependencies, sender, form.email, 'abuse', () =>
    takeAbuseReport(dependencies, abuseReportOf(form), sender.language),
  )
}

async function admitted(
  { receipts, attempts }: ContactDependencies,
  { source, trap }: Sender,
  email: string,
  kind: FormKind,
  take: () => Promise<Receipt>,
): Promise<ContactSent> {
  const sourceWait = await takeFromSource(attempts, contactLimits.source, source)
  if (sourceWait > 0) return tooMany(sourceWait)
  if (trap !== '') return { ok: true, receipt: await receipts.empty(kind) }
  const addressWait = email.trim() === '' ? 0 : await attempts.take(contactLimits.address, mailboxOf(email))
  return addressWait > 0 ? tooMany(addressWait) : { ok: true, receipt: await take() }
}

/** Written down with its receipt; a mail to the sender and one to the provider. The same within minutes is the same. */
function takeMessage(
  { transaction, noticeTo }: ContactDependencies,
  form: ContactMessage,
  language: SiteLocale,
): Promise<Receipt> {
  const { name, email, subject, orderNumber, message } = form
  const content = JSON.stringify([name, emailKeyOf(email), subject, orderNumber, message])
  return transaction(async ({ forms, mails }) => {
    const known = await forms.findRecent('contact', content)
    if (known !== null) return known
    const receipt = await forms.addMessage({ form, language, content })
    const taken = { receipt: receipt.number, at: receipt.receivedAt.toISOString() }
    await mails.add({
      cause: `contact ${receipt.number} receipt`,
      to: email,
      language,
      customerId: null,
      template: 'contactReceived',
      data: { ...taken, subject },
    })
    await mails.add({
      cause: `contact ${receipt.number} notice`,
      to: noticeTo,
      language: 'nl',
      customerId: null,
      template: 'contactNotice',
      data: { ...taken, ...form, language },
    })
    return receipt
  })
}

/** As a message; who reports may stay anonymous. */
function takeAbuseReport(
  { transaction, noticeTo }: ContactDependencies,
  form: AbuseReport,
  language: SiteLocale,
): Promise<Receipt> {
  const { urls, reason, explanation, name, email } = form
  const content = JSON.stringify([urls, reason, explanation, name, email === null ? null : emailKeyOf(email)])
  return transaction(async ({ forms, mails }) => {
    const known = await forms.findRecent('abuse', content)
    if (known !== null) return known
    const receipt = await forms.addAbuseReport({ form, language, content })
    const taken = { receipt: receipt.number, at: receipt.receivedAt.toISOString() }
    if (email !== null) {
      await mails.add({
        cause: `abuse ${receipt.number} receipt`,
        to: email,
        language,
        customerId: null,
        template: 'abuseReceived',
        data: { ...taken, reason },
      })
    }
    await mails.add({
      cause: `abuse ${receipt.number} notice`,
      to: noticeTo,
      language: 'nl',
      customerId: null,
      template: 'abuseNotice',
      data: { ...taken, ...form, language },
    })
    return receipt
  })
}
