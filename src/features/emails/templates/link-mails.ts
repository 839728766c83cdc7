import { daysOf } from '#core/retention/mailed-links.ts'
import type { Block } from '#features/emails/mail-document.ts'
import { linkTexts } from '#features/emails/texts/link-texts.ts'
import type { Given, Template } from './template.ts'

/** A fresh link to an invoice, for who holds one that has expired. */
export const invoiceLink: Template<'invoiceLink'> = ({ orderNumber, form }, given) => {
  const t = linkTexts[given.language].invoice
  return {
    subject: t.subject(orderNumber),
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what(orderNumber) },
      { kind: 'button', label: t.button, href: given.links.withToken('invoice') },
      { kind: 'paragraph', text: t.validity(daysOf(form === 'pdf' ? 'invoicePdf' : 'invoiceXml')) },
      ...codeBlocks('invoice', given),
      { kind: 'smallPrint', text: t.notYou },
    ],
  }
}

/** The token to type, where a browser runs no script: it cannot read the fragment of the button's link. */
export function codeBlocks(page: 'confirmDeclaration' | 'invoice', { links, language }: Given): readonly Block[] {
  const t = linkTexts[language]
  return [
    { kind: 'link', text: t.code, label: t.codeHere, href: links.to(page), isSmall: true },
    { kind: 'quote', lines: [links.code] },
  ]
}
