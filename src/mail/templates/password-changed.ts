import { momentOf } from '#mail/moment.ts'
import { formatPhone } from '#domain/customers/phone.ts'
import type { Template } from '#mail/templates/template.ts'
import { brand } from '#site/brand.ts'

export const passwordChanged: Template<'passwordChanged'> = ({ at }, { texts, links, language }) => {
  const t = texts.passwordChanged
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: `${t.what} ${t.elsewhere}` },
      { kind: 'facts', facts: [{ label: t.when, value: momentOf(at, language) }] },
      { kind: 'note', tone: 'warning', text: t.notYou(formatPhone(brand.phone)) },
      { kind: 'button', label: t.button, href: links.to('forgotPassword') },
    ],
  }
}
