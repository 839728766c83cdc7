import type { Fact } from '#mail/mail-document.ts'
import { momentOf } from '#mail/moment.ts'
import type { Given, Template } from '#mail/templates/template.ts'
import { contactTexts } from '#mail/texts/contact-texts.ts'
import type { TakenLetter } from '#services/mails/mails-port.ts'

/** To who asked something: it is here, and somebody will answer. */
export const contactReceived: Template<'contactReceived'> = (taken, { language, links }) => {
  const texts = contactTexts[language]
  const t = texts.contact
  return {
    subject: t.subject(taken.receipt),
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'facts', facts: receiptFacts(taken, texts.subjects[taken.subject], language) },
      { kind: 'paragraph', text: t.next },
      { kind: 'link', text: t.meanwhile, label: t.helpdesk, href: links.to('helpdesk') },
      { kind: 'paragraph', text: t.notYou, isSmall: true },
    ],
  }
}

/** Number, moment and what it is about. */
export function receiptFacts(
  { receipt, at }: TakenLetter,
  about: string,
  language: Given['language'],
): readonly Fact[] {
  const t = contactTexts[language]
  return [
    { label: t.receipt, value: receipt },
    { label: t.receivedAt, value: momentOf(at, language) },
    { label: t.about, value: about },
  ]
}
