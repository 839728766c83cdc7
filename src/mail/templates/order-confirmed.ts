import { formatDay } from '#domain/basics/day-format.ts'
import { formatEuro } from '#domain/money/euro-format.ts'
import { firstDayOf, startsAtOnce } from '#domain/orders/billing-term.ts'
import { paymentMethodName } from '#domain/orders/payment-method-name.ts'
import { lastDayToWithdraw } from '#domain/orders/withdrawal-period.ts'
import { footerLines } from '#mail/footer-lines.ts'
import type { Block, Fact } from '#mail/mail-document.ts'
import { momentOf } from '#mail/moment.ts'
import { formatPhone } from '#domain/customers/phone.ts'
import { orderBlock } from '#mail/templates/order-lines.ts'
import type { Given, Template } from '#mail/templates/template.ts'
import { orderTextsIn } from '#mail/texts/orders/order-texts-in.ts'
import type { ConfirmedOrder } from '#services/orders/confirmed-orders-port.ts'
import { brand } from '#site/brand.ts'

/** The contract on a durable medium: all that the law wants somebody to have in hand who ordered. */
export const orderConfirmed: Template<'orderConfirmed'> = (order, given) => {
  const { orderConfirmed: t } = orderTextsIn[given.language]
  const total = formatEuro(order.invoice.total, given.language)
  const isBusiness = order.snapshot.buyer.customerType === 'business'
  return {
    subject: t.subject(order.number),
    preheader: order.invoice.total === 0 ? t.nothingToPay : t.preheader(total),
    heading: t.heading,
    blocks: [
      {
        kind: 'paragraph',
        text: `${order.invoice.total === 0 ? t.nothingToPay : t.paid(total)} ${startOf(order, given)}`,
      },
      ...(order.waitsForEmail ? [{ kind: 'note', tone: 'warning', text: t.confirmEmail } as const] : []),
      { kind: 'button', label: t.button, href: given.links.toPayment(order.paymentId, order.siteLocale) },
      { kind: 'title', text: t.ordered },
      orderBlock(order),
      { kind: 'facts', facts: factsOf(order, given) },
      {
        kind: 'link',
        text: isBusiness ? t.invoiceForBusiness : t.invoice,
        label: t.downloadInvoice,
        href: given.links.toInvoice(order.number),
      },
      ...renewalBlocks(order, given),
      ...withdrawalBlocks(order, given),
      ...consentBlocks(order, given),
      { kind: 'title', text: t.seller },
      { kind: 'quote', lines: sellerLines(given) },
    ],
  }
}

function startOf({ snapshot, invoice }: ConfirmedOrder, { language }: Given): string {
  const { orderConfirmed: t } = orderTextsIn[language]
  if (startsAtOnce(snapshot)) return t.startsNow
  return t.startsLater(formatDay(firstDayOf(snapshot, invoice.paidOn), language))
}

function factsOf({ number, snapshot, invoice }: ConfirmedOrder, { language }: Given): readonly Fact[] {
  const { orderNumber, orderConfirmed: t } = orderTextsIn[language]
  const method = paymentMethodName(invoice.method, language)
  return [
    { label: orderNumber, value: number },
    { label: t.invoiceNumber, value: invoice.number },
    { label: t.orderedAt, value: momentOf(snapshot.consents.at, language) },
    ...(method === null ? [] : [{ label: t.paidWith, value: method }]),
  ]
}

function renewalBlocks({ snapshot }: ConfirmedOrder, { language, links }: Given): readonly Block[] {
  const { orderConfirmed: t } = orderTextsIn[language]
  if (snapshot.lines.every(({ renewal }) => renewal === null)) return []
  return [
    { kind: 'title', text: t.afterwards },
    { kind: 'paragraph', text: t.renews, isSmall: true },
    { kind: 'link', text: t.cancel, label: t.cancelHere, href: links.to('cancellation'), isSmall: true },
  ]
}

/** The law gives consumers the right, and wants them to know all about it. */
function withdrawalBlocks({ snapshot, invoice }: ConfirmedOrder, { language, links }: Given): readonly Block[] {
  const { orderConfirmed: t } = orderTextsIn[language]
  if (snapshot.buyer.customerType === 'business') return []
  const hasDomain = snapshot.lines.some(({ type, priceType }) => type === 'domain' && priceType === 'purchase')
  const started = hasDomain ? `${t.started} ${t.domains}` : t.started
  const [company = '', address = ''] = footerLines(language)
  return [
    { kind: 'title', text: t.withdrawal },
    { kind: 'paragraph', text: t.right(formatDay(lastDayToWithdraw(invoice.paidOn), language)), isSmall: true },
    { kind: 'link', text: t.how, label: t.withdrawHere, href: links.to('withdrawal'), isSmall: true },
    { kind: 'paragraph', text: `${t.consequences} ${startsAtOnce(snapshot) ? started : t.notStarted}`, isSmall: true },
    { kind: 'quote', lines: t.form(`${company}, ${address}, ${brand.email}`) },
  ]
}

function consentBlocks({ snapshot }: ConfirmedOrder, { language, links }: Given): readonly Block[] {
  const { orderConfirmed: t } = orderTextsIn[language]
  const { terms, immediateStart, at } = snapshot.consents
  const given = [terms, immediateStart].filter((consent) => consent !== null).filter(({ isGiven }) => isGiven)
  const toTerms: Block = { kind: 'link', text: t.terms, label: t.readTerms, href: links.terms, isSmall: true }
  if (given.length === 0) return [toTerms]
  return [
    { kind: 'title', text: t.agreed },
    { kind: 'paragraph', text: t.agreedAt(momentOf(at, language)), isSmall: true },
    { kind: 'quote', lines: given.map(({ text }) => withoutLinks(text)) },
    toTerms,
  ]
}

function sellerLines({ language }: Given): readonly string[] {
  const [company = '', address = '', ...numbers] = footerLines(language)
  return [company, address, `${brand.email}, ${formatPhone(brand.phone)}`, numbers.join(', ')]
}

/** The words themselves; a link behind them that only explains them is none of them. */
function withoutLinks(text: string): string {
  return text.replace(/ \[[^\]]*\]$/, '').replaceAll(/[[\]]/g, '')
}
