import { daysOf } from '#core/retention/mailed-links.ts'
import type { Block } from '#features/emails/mail-document.ts'
import { linkTexts } from '#features/emails/texts/link-texts.ts'
import { button, type MailContext, mailOf, paragraph, quote, smallLink, smallPrint, type Template } from './mail.ts'

/** A new link to an invoice, requested with one that has expired. */
export const invoiceLink: Template<'invoiceLink'> = ({ orderNumber, form }, context) => {
  const t = linkTexts[context.language].invoice
  return mailOf(
    { ...t, subject: t.subject(orderNumber) },
    paragraph(t.what(orderNumber)),
    button(t.button, context.links.withToken('invoice')),
    paragraph(t.validity(daysOf(form === 'pdf' ? 'invoicePdf' : 'invoiceXml'))),
    ...codeBlocks('invoice', context),
    smallPrint(t.notYou),
  )
}

/** The token to type in a browser without script, which cannot read the fragment of the button's link. */
export function codeBlocks(page: 'confirmDeclaration' | 'invoice', { links, language }: MailContext): readonly Block[] {
  const t = linkTexts[language]
  return [smallLink(t.code, t.codeHere, links.to(page)), quote([links.code])]
}
