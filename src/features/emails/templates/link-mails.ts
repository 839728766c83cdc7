import { daysOf } from '#core/retention/mailed-links.ts'
import type { Block } from '#features/emails/mail-document.ts'
import { linkTexts } from '#features/emails/texts/link-texts.ts'
import type { MailContext, Template } from './template.ts'

/** A new link to an invoice, requested with one that has expired. */
export const invoiceLink: Template<'invoiceLink'> = ({ orderNumber, form }, context) => {
  const t = linkTexts[context.language].invoice
  return {
    subject: t.subject(orderNumber),
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what(orderNumber) },
      { kind: 'button', label: t.button, href: context.links.withToken('invoice') },
      { kind: 'paragraph', text: t.validity(daysOf(form === 'pdf' ? 'invoicePdf' : 'invoiceXml')) },
      ...codeBlocks('invoice', context),
      { kind: 'smallPrint', text: t.notYou },
    ],
  }
}

/** The token to type in a browser without script, which cannot read the fragment of the button's link. */
export function codeBlocks(page: 'confirmDeclaration' | 'invoice', { links, language }: MailContext): readonly Block[] {
  const t = linkTexts[language]
  return [
    { kind: 'link', text: t.code, label: t.codeHere, href: links.to(page), isSmall: true },
    { kind: 'quote', lines: [links.code] },
  ]
}
