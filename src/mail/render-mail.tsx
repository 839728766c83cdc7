import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#domain/basics/locale.ts'
import { composeMail } from '#mail/compose-mail.ts'
import { MailPage } from '#mail/html/mail-page.tsx'
import { type LinkParts, mailLinks } from '#mail/mail-links.ts'
import { renderText } from '#mail/render-text.ts'
import type { WrittenMail } from '#mail/written-mail.ts'
import type { Letter } from '#services/mails/post-port.ts'

/** A mail as it is sent: one document, in HTML and in plain text. */
export function renderMail(
  content: WrittenMail & { readonly language: Locale },
  parts: LinkParts,
): Pick<Letter, 'subject' | 'html' | 'text'> {
  const mail = composeMail(content, content.language, parts)
  const links = mailLinks(parts, content.language)
  return {
    subject: mail.subject,
    html: `<!doctype html>${renderToStaticMarkup(<MailPage mail={mail} links={links} />)}`,
    text: renderText(mail, links),
  }
}
