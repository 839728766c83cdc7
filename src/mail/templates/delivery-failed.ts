import type { Template } from '#mail/templates/template.ts'
import { orderTextsIn } from '#mail/texts/orders/order-texts-in.ts'

export const deliveryFailed: Template<'deliveryFailed'> = (data, { language, links }) => {
  const { orderNumber, deliveryFailed: t } = orderTextsIn[language]
  return {
    subject: t.subject(data.orderNumber),
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what(data.name) },
      { kind: 'paragraph', text: t.next },
      {
        kind: 'facts',
        facts: [
          { label: orderNumber, value: data.orderNumber },
          { label: t.item, value: data.name },
        ],
      },
      { kind: 'link', text: t.contact, label: t.contactHere, href: links.to('contact') },
    ],
  }
}
