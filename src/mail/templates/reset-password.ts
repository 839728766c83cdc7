import type { Template } from '#mail/templates/template.ts'

export const resetPassword: Template<'resetPassword'> = (_, { texts, links }) => {
  const t = texts.resetPassword
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'button', label: t.button, href: links.withToken('setPassword') },
      { kind: 'paragraph', text: t.validity },
      { kind: 'smallPrint', text: t.notYou },
    ],
  }
}
