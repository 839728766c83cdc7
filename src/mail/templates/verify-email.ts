import type { Template } from '#mail/templates/template.ts'

export const verifyEmail: Template<'verifyEmail'> = (_, { texts, links }) => {
  const t = texts.verifyEmail
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.why },
      { kind: 'button', label: t.button, href: links.withToken('verifyEmail') },
      { kind: 'paragraph', text: `${t.validity} ${t.meanwhile}` },
      { kind: 'smallPrint', text: t.notYou },
    ],
  }
}
