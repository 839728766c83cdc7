import type { Template } from '#mail/templates/template.ts'
import { partnerTexts } from '#mail/texts/partner-texts.ts'

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
