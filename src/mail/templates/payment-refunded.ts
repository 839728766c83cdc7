import { formatEuro } from '#domain/money/euro-format.ts'
import type { Template } from '#mail/templates/template.ts'
import { orderTextsIn } from '#mail/texts/orders/order-texts-in.ts'

export const paymentRefunded: Template<'paymentRefunded'> = (data, { language, links }) => {
  const { orderNumber, amount, paymentRefunded: t } = orderTextsIn[language]
  const { subject, preheader, heading, what, next } = t[data.reason]
  const sum = formatEuro(data.amountCents, language)
  const { creditNote } = data
  return {
    subject: subject(data.orderNumber),
    preheader,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${what(sum)} ${next}` },
      {
        kind: 'facts',
        facts: [
          { label: orderNumber, value: data.orderNumber },
          { label: amount, value: sum },
          ...(creditNote === null ? [] : [{ label: t.creditNote, value: creditNote }]),
        ],
      },
      ...(creditNote === null ? [] : [{ kind: 'paragraph', text: t.attached } as const]),
      { kind: 'link', text: t.contact, label: t.contactHere, href: links.to('contact') },
    ],
  }
}
