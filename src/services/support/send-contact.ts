import { type AbuseFault, abuseFaults, type AbuseForm, abuseReportOf } from '#domain/support/abuse-report.ts'
import {
  type ContactFault,
  contactFaults,
  type ContactForm,
  contactMessageOf,
} from '#domain/support/contact-message.ts'
import { emailKeyOf } from '#domain/customers/email.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { tooMany, type TooMany } from '#services/customers/account-limits.ts'
import type { Attempts } from '#services/customers/attempts-port.ts'
import type { Contact } from './contact-port.ts'
import type { Receipt } from './receipt-port.ts'

/** What the use cases around letters to the provider work with. */
export interface ContactDependencies {
  readonly contact: Contact
  readonly attempts: Pick<Attempts, 'take'>
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

/** Counted over all processes, for both forms together. Nobody's letter box is filled by somebody else. */
const contactLimits = {
  source: { name: 'contact source', most: 20, seconds: hour },
  address: { name: 'contact address', most: 5, seconds: hour },
} as const

export async function sendMessage(desk: ContactDependencies, form: ContactForm, sender: Sender): Promise<ContactSent> {
  const faults = contactFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  return admitted(desk, sender, form.email, 'contact', () => {
    const { noticeTo, contact } = desk
    return contact.takeMessage({ letter: contactMessageOf(form), language: sender.language, noticeTo })
  })
}

export async function reportAbuse(desk: ContactDependencies, form: AbuseForm, sender: Sender): Promise<ContactSent> {
  const faults = abuseFaults(form)
  if (faults.length > 0) return { ok: false, faults }
  return admitted(desk, sender, form.email, 'abuse', () => {
    const { noticeTo, contact } = desk
    return contact.takeAbuseReport({ letter: abuseReportOf(form), language: sender.language, noticeTo })
  })
}

async function admitted(
  { contact, attempts }: ContactDependencies,
  { source, trap }: Sender,
  email: string,
  kind: 'contact' | 'abuse',
  take: () => Promise<Receipt>,
): Promise<ContactSent> {
  const sourceWait = await attempts.take(contactLimits.source, source)
  if (sourceWait > 0) return tooMany(sourceWait)
  if (trap !== '') return { ok: true, receipt: await contact.emptyReceipt(kind) }
  const addressWait = email.trim() === '' ? 0 : await attempts.take(contactLimits.address, emailKeyOf(email))
  return addressWait > 0 ? tooMany(addressWait) : { ok: true, receipt: await take() }
}
