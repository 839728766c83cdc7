import type { Template } from '#mail/templates/template.ts'

export const accountExists: Template<'accountExists'> = (_, { texts, links }) => {
  const t = texts.accountExists
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'button', label: t.button, href: links.to('orderAccount') },
      { kind: 'link', text: t.forgotten, label: t.newPassword, href: links.withToken('setPassword') },
      { kind: 'smallPrint', text: `${t.validity} ${t.notYou}` },
    ],
  }
}
