import { receiptFacts } from '#mail/templates/contact-received.ts'
import type { Template } from '#mail/templates/template.ts'
import { contactTexts } from '#mail/texts/contact-texts.ts'

/** The confirmation that the law asks for when somebody reports unlawful content and says who they are. */
export const abuseReceived: Template<'abuseReceived'> = (taken, { language }) => {
  const texts = contactTexts[language]
  const t = texts.abuse
  return {
    subject: t.subject(taken.receipt),
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'facts', facts: receiptFacts(taken, texts.reasons[taken.reason], language) },
      { kind: 'paragraph', text: t.next },
      { kind: 'paragraph', text: t.notYou, isSmall: true },
    ],
  }
}
