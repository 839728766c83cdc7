import { formatDay } from '#core/time/day-format.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { verificationNeeds } from '#core/orders/holder-verification.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { type Cents, vatPairOf } from '#core/money/money.ts'
import { momentOf } from '#features/emails/moment.ts'
import { orderTextsIn } from '#features/emails/texts/texts-in.ts'
import { transferTexts } from '#features/emails/texts/transfer-texts.ts'
import { button, facts, link, mailOf, paragraph, smallPrint, type Template, title } from './mail.ts'

export const paymentUnfinished: Template<'paymentUnfinished'> = (data, { language, links }) => {
  const { orderNumber, amount, paymentUnfinished: t } = orderTextsIn[language]
  return mailOf(
    { subject: t.subject(data.orderNumber), preheader: t.preheader, heading: t.headings[data.status] },
    paragraph(`${t.what[data.status]} ${t.nothingCharged}`),
    button(t.button, links.toPayment(data.paymentId, data.siteLocale)),
    facts([orderNumber, data.orderNumber], [amount, formatEuro(data.amountCents, language)]),
    smallPrint(`${t.otherMethod} ${t.noLonger}`),
  )
}

export const paymentRefunded: Template<'paymentRefunded'> = (data, { language, links }) => {
  const { orderNumber, amount, paymentRefunded: t } = orderTextsIn[language]
  const reason = t[data.reason]
  const sum = formatEuro(data.amountCents, language)
  return mailOf(
    { ...reason, subject: reason.subject(data.orderNumber) },
    paragraph(`${reason.what(sum)} ${reason.next}`),
    facts([orderNumber, data.orderNumber], [amount, sum], [t.creditNote, data.creditNote]),
    ...endsOf(data.ends ?? []),
    data.reason === 'refunded' && data.ends?.length === 0 ? paragraph(t.nothingEnds) : null,
    data.creditNote === null ? null : paragraph(t.attached),
    link(t.contact, t.contactHere, links.to('contact')),
  )

  function endsOf(ends: NonNullable<typeof data.ends>) {
    return ends.map(({ title: product, name, endsOn, reason: why }) => {
      const line = `${product} (${displayNameOf(name)})`
      if (why === 'not_registered') return paragraph(t.notRegistered(line))
      return paragraph(t.endsOn(line, endsOn === null ? null : formatDay(endsOn, language)))
    })
  }
}

export const deliveryFailed: Template<'deliveryFailed'> = (data, { language, links }) => {
  const { orderNumber, deliveryFailed: t } = orderTextsIn[language]
  return mailOf(
    { ...t, subject: t.subject(data.orderNumber) },
    paragraph(t.what(data.name)),
    paragraph(t.next),
    facts([orderNumber, data.orderNumber], [t.item, data.name]),
    link(t.contact, t.contactHere, links.to('contact')),
  )
}

/** The required steps, each with its names. */
export const holderUnverified: Template<'holderUnverified'> = (data, { language, links }) => {
  const { orderNumber, holderUnverified: t } = orderTextsIn[language]
  const day = formatDay(shopDayOf(new Date(data.neededBy)), language)
  const asked = verificationNeeds.flatMap((need) => {
    const names = data.names.filter(({ needs }) => needs.includes(need)).map(({ name }) => displayNameOf(name))
    return names.length === 0 ? [] : [t.needs[need](names.join(', '))]
  })
  return mailOf(
    { ...t, subject: t.subject(data.orderNumber), preheader: t.preheader(day) },
    paragraph(t.what(day)),
    ...asked.map(paragraph),
    button(t.button, links.toPayment(data.paymentId, data.siteLocale)),
    facts([orderNumber, data.orderNumber]),
    link(t.contact, t.contactHere, links.to('contact')),
  )
}

/** The step that a transfer waits for, and the buyer's options. */
export const transferWaits: Template<'transferWaits'> = (data, { language, links }) => {
  const { name, step, family, until } = data
  const { orderNumber, paymentRefunded: refund } = orderTextsIn[language]
  const t = transferTexts[language]
  const needsCode = step === 'code_needed' || step === 'code_wrong'
  const more = [
    ...(needsCode ? [t.code[family]] : []),
    ...(step === 'locked' && family === 'generic' ? [t.early] : []),
    ...(step === 'provider' && until !== null ? [t.until(momentOf(until, language))] : []),
  ]
  return mailOf(
    { subject: t.subjects[step](name), preheader: t.what[step], heading: t.headings[step] },
    paragraph([t.what[step], ...more].join(' ')),
    paragraph(t.meanwhile),
    facts([orderNumber, data.orderNumber], [t.item, name]),
    needsCode
      ? link(t.send, t.sendHere, links.to('contact'))
      : link(refund.contact, refund.contactHere, links.to('contact')),
  )
}

export const renewalPriceRaised: Template<'renewalPriceRaised'> = ({ reason, lines }, { language, links }) => {
  const { renewalPriceRaised: t, perPeriod } = orderTextsIn[language]
  return mailOf(
    t,
    paragraph(t.what),
    title(t.why),
    paragraph(reason),
    facts(...lines.map((line) => [`${line.title}, ${line.name}`, valueOf(line)] as const)),
    link(t.cancel, t.cancelHere, links.to('cancellation')),
  )

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
