import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#core/locale/locale.ts'
import { MailPage } from '#features/emails/html/mail-page.tsx'
import * as accountMails from '#features/emails/templates/account-mails.ts'
import * as contactMails from '#features/emails/templates/contact-mails.ts'
import * as declarationMails from '#features/emails/templates/declaration-mails.ts'
import { invoiceLink } from '#features/emails/templates/link-mails.ts'
import type { MailBody, MailContext, Template } from '#features/emails/templates/mail.ts'
import { orderConfirmed } from '#features/emails/templates/order-confirmed.ts'
import * as orderProgressMails from '#features/emails/templates/order-progress-mails.ts'
import * as partnerMails from '#features/emails/templates/partner-mails.ts'
import { textsIn } from '#features/emails/texts/texts-in.ts'
import type { TemplateName, WrittenData, WrittenMail } from './mail-data.ts'
import type { OutgoingMail } from '#platform/email/create-mailer.ts'
import type { MailDocument } from './mail-document.ts'
import { type LinkParts, mailLinks } from './mail-links.ts'
import { renderText } from './render-text.ts'

/** A mail as it is sent: one document, in HTML and in plain text. */
export function renderMail(
  content: WrittenMail & { readonly language: Locale },
  parts: LinkParts,
): Pick<OutgoingMail, 'subject' | 'html' | 'text'> {
  const mail = composeMail(content, content.language, parts)
  const links = mailLinks(parts, content.language)
  return {
    subject: mail.subject,
    html: `<!doctype html>${renderToStaticMarkup(<MailPage mail={mail} links={links} />)}`,
    text: renderText(mail, links),
  }
}

const templates: { readonly [Name in TemplateName]: Template<Name> } = {
  ...accountMails,
  ...contactMails,
  ...declarationMails,
  ...orderProgressMails,
  ...partnerMails,
  invoiceLink,
  orderConfirmed,
}

/** The content of a mail in the recipient's language. */
export function composeMail(mail: WrittenMail, language: Locale, parts: LinkParts): MailDocument {
  const texts = textsIn[language]
  return {
    language,
    greeting: texts.greeting(greetedName(firstNameIn(mail))),
    reason: texts.reasons[mail.template],
    ...bodyOf(mail, { texts, language, links: mailLinks(parts, language) }),
  }
}

function bodyOf<Name extends TemplateName>(
  { template, data }: { readonly template: Name; readonly data: WrittenData[Name] },
  context: MailContext,
): MailBody {
  return templates[template](data, context)
}

function firstNameIn({ data }: WrittenMail): string {
  if ('snapshot' in data) return data.snapshot.buyer.firstName
  // Declarations hold a full name only, and mails to staff have no name in the greeting.
  return 'firstName' in data ? data.firstName : ''
}

const maxNameLength = 50
/** Text that mail programs turn into a link. */
const linkLike = /[@/\\:]|\.\S|www/i

/**
 * The name for the greeting, or undefined when it could be abused: anyone can register another person's address with
 * an advertisement as the name.
 */
function greetedName(firstName: string): string | undefined {
  const name = firstName.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  return name === '' || name.length > maxNameLength || linkLike.test(name) ? undefined : name
}
