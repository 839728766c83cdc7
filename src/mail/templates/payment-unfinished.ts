import { formatEuro } from '#domain/money/euro-format.ts'
import type { Template } from '#mail/templates/template.ts'
import { orderTextsIn } from '#mail/texts/orders/order-texts-in.ts'

export const paymentUnfinished: Template<'paymentUnfinished'> = (data, { language, links }) => {
  const { orderNumber, amount, paymentUnfinished: t } = orderTextsIn[language]
  return {
    subject: t.subject(data.orderNumber),
    preheader: t.preheader,
    heading: t.headings[data.status],
    blocks: [
      { kind: 'paragraph', text: `${t.what[data.status]} ${t.nothingCharged}` },
      { kind: 'button', label: t.button, href: links.toPayment(data.paymentId, data.siteLocale) },
      {
        kind: 'facts',
        facts: [
          { label: orderNumber, value: data.orderNumber },
          { label: amount, value: formatEuro(data.amountCents, language) },
        ],
      },
      { kind: 'smallPrint', text: `${t.otherMethod} ${t.noLonger}` },
    ],
  }
}
