import { formatDay } from '#core/time/day-format.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { verificationNeeds } from '#core/orders/holder-verification.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { type Cents, vatPairOf } from '#core/money/money.ts'
import { orderTextsIn } from '#features/emails/texts/texts-in.ts'
import type { Template } from './template.ts'

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

/** The required steps, each with its names. */
export const holderUnverified: Template<'holderUnverified'> = (data, { language, links }) => {
  const { orderNumber, holderUnverified: t } = orderTextsIn[language]
  const day = formatDay(shopDayOf(new Date(data.neededBy)), language)
  const asked = verificationNeeds.flatMap((need) => {
    const names = data.names.filter(({ needs }) => needs.includes(need)).map(({ name }) => displayNameOf(name))
    return names.length === 0 ? [] : [t.needs[need](names.join(', '))]
  })
  return {
    subject: t.subject(data.orderNumber),
    preheader: t.preheader(day),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what(day) },
      ...asked.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', label: t.button, href: links.toPayment(data.paymentId, data.siteLocale) },
      { kind: 'facts', facts: [{ label: orderNumber, value: data.orderNumber }] },
      { kind: 'link', text: t.contact, label: t.contactHere, href: links.to('contact') },
    ],
  }
}

export const renewalPriceRaised: Template<'renewalPriceRaised'> = ({ reason, lines }, { language, links }) => {
  const { renewalPriceRaised: t, perPeriod } = orderTextsIn[language]
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'title', text: t.why },
      { kind: 'paragraph', text: reason },
      { kind: 'facts', facts: lines.map((line) => ({ label: `${line.title}, ${line.name}`, value: valueOf(line) })) },
      { kind: 'link', text: t.cancel, label: t.cancelHere, href: links.to('cancellation') },
    ],
  }

  function valueOf({ frequency, promised, raisedTo, vatRate, renewsOn }: (typeof lines)[number]): string {
    const written = (amount: Cents) => {
      const { excl, incl } = vatPairOf(amount, vatRate)
      return vatRate === 0
        ? formatEuro(excl, language)
        : t.withVat(formatEuro(excl, language), formatEuro(incl, language))
    }
    const price = t.line(written(raisedTo), perPeriod(frequency), written(promised))
    return renewsOn === null ? price : `${price}, ${t.from(formatDay(renewsOn, language))}`
  }
}
