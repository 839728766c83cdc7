import { partnerTexts } from '#features/emails/texts/partner-texts.ts'
import { button, facts, mailOf, paragraph, smallPrint, type Template } from './mail.ts'

export const partnerApplied: Template<'partnerApplied'> = (_, { links }) => {
  const t = partnerTexts.applied
  return mailOf(
    t,
    paragraph(t.what),
    button(t.button, links.withPartnerToken('partnerSignup')),
    paragraph(t.validity),
    smallPrint(t.notYou),
  )
}

/** The link to the statement, sent to new partners and on request. */
export const partnerLink: Template<'partnerLink'> = ({ partner, isNew }, { links }) => {
  const t = partnerTexts.link
  const kind = isNew ? t.newPartner : t.again
  return mailOf(
    kind,
    paragraph(kind.what),
    button(t.button, links.withPartnerToken('partnerStatement')),
    facts([t.number, partner], [t.partnerLink, links.viaPartner(partner)]),
    paragraph(t.validity),
    isNew ? null : smallPrint(t.notYou),
  )
}
