import { partnerTexts } from '#features/emails/texts/partner-texts.ts'
import type { Template } from './template.ts'

export const partnerApplied: Template<'partnerApplied'> = (_, { links }) => {
  const { subject, preheader, heading, what, button, validity, notYou } = partnerTexts.applied
  return {
    subject,
    preheader,
    heading,
    blocks: [
      { kind: 'paragraph', text: what },
      { kind: 'button', label: button, href: links.withPartnerToken('partnerSignup') },
      { kind: 'paragraph', text: validity },
      { kind: 'smallPrint', text: notYou },
    ],
  }
}

/** The link to the statement, sent to new partners and on request. */
export const partnerLink: Template<'partnerLink'> = ({ partner, isNew }, { links }) => {
  const { newPartner, again, button, number, partnerLink: link, validity, notYou } = partnerTexts.link
  const { subject, preheader, heading, what } = isNew ? newPartner : again
  return {
    subject,
    preheader,
    heading,
    blocks: [
      { kind: 'paragraph', text: what },
      { kind: 'button', label: button, href: links.withPartnerToken('partnerStatement') },
      {
        kind: 'facts',
        facts: [
          { label: number, value: partner },
          { label: link, value: links.viaPartner(partner) },
        ],
      },
      { kind: 'paragraph', text: validity },
      ...(isNew ? [] : [{ kind: 'smallPrint', text: notYou } as const]),
    ],
  }
}
