import { formatDay, formatShortDay } from '#core/time/day-format.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { DomainParameters, HostingParameters } from '#core/cart/cart.ts'
import { holderName } from '#core/customers/holder.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { formatPhone } from '#core/customers/phone.ts'
import { couponLabelOf } from '#core/cart/coupon.ts'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import { type BasisPoints, type Cents, vatPairOf } from '#core/money/money.ts'
import { firstDayOf, startsAtOnce } from '#core/orders/billing-term.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { type InvoiceDocument, type InvoiceLine, invoiceOf } from '#core/orders/invoice.ts'
import type { OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import { paymentMethodName } from '#core/orders/payment-method-name.ts'
import { lastDayToWithdraw } from '#core/orders/withdrawal-period.ts'
import { footerLines } from '#features/emails/footer-lines.ts'
import type { Block, OrderedLine, Sum } from '#features/emails/mail-document.ts'
import { momentOf } from '#features/emails/moment.ts'
import { orderTextsIn } from '#features/emails/texts/texts-in.ts'
import type { ConfirmedOrder } from '#features/orders/repository.ts'
import { brand } from '#site/brand.ts'
import { digitBlocks } from './account-mails.ts'
import {
  button,
  type FactRow,
  facts,
  link,
  type MailContext,
  mailOf,
  note,
  quote,
  paragraph,
  smallLink,
  smallParagraph,
  type Template,
  title,
} from './mail.ts'

/** The confirmation on a durable medium that consumer law requires, with everything it must contain. */
export const orderConfirmed: Template<'orderConfirmed'> = (data, context) => {
  const { orderConfirmed: t } = orderTextsIn[context.language]
  const order = { ...data, bill: data.invoice ?? billOf(data) }
  const total = formatEuro(order.bill.total, context.language)
  const isFree = order.bill.total === 0
  return mailOf(
    { subject: t.subject(order.number), preheader: isFree ? t.nothingToPay : t.preheader(total), heading: t.heading },
    paragraph([isFree ? t.nothingToPay : t.paid(total), startOf(order, context)].join(' ').trim()),
    ...confirmationBlocks(order, context),
    unverifiedNote(order, context),
    ...followBlocks(order, context),
    title(t.ordered),
    orderBlock(order),
    facts(...factsOf(order, context)),
    invoiceBlock(order, context),
    ...renewalBlocks(order, context),
    ...withdrawalBlocks(order, context),
    ...consentBlocks(order, context),
    title(t.seller),
    quote(sellerLines(context)),
  )
}

/** Confirming the address is the one thing to do while it is not confirmed, so it has the button. */
function confirmationBlocks({ isEmailVerified, waitsForEmail }: ConfirmedOrder, context: MailContext): Block[] {
  if (isEmailVerified) return []
  const { orderConfirmed: t } = orderTextsIn[context.language]
  return [
    note('warning', waitsForEmail ? t.confirmEmail : t.confirmEmailSoon),
    button(t.confirmButton, context.links.toConfirm()),
    ...digitBlocks(context),
    smallParagraph(context.texts.verifyEmail.validity),
  ]
}

function followBlocks({ isEmailVerified, paymentId, siteLocale }: ConfirmedOrder, context: MailContext): Block[] {
  const { orderConfirmed: t } = orderTextsIn[context.language]
  const page = context.links.toPayment(paymentId, siteLocale)
  return [isEmailVerified ? button(t.button, page) : link(t.progress, t.button, page)]
}

function unverifiedNote({ unverified, snapshot }: ConfirmedOrder, { language }: MailContext): Block | null {
  const names = snapshot.lines.filter(({ itemId }) => unverified.some((each) => each.itemId === itemId))
  if (names.length === 0) return null
  const { orderConfirmed: t } = orderTextsIn[language]
  return note('warning', t.unverified(names.map(({ name }) => displayNameOf(name)).join(', ')))
}

/** Free orders have no invoice. */
function invoiceBlock({ invoice, snapshot }: ConfirmedOrder, { language, links }: MailContext): Block | null {
  if (invoice === null) return null
  const { orderConfirmed: t } = orderTextsIn[language]
  const text = snapshot.buyer.customerType === 'business' ? t.invoiceForBusiness : t.invoice
  return link(text, t.downloadInvoice, links.withToken('invoice'))
}

/** An order with its lines and sums as they are written out. */
interface BilledOrder extends ConfirmedOrder {
  readonly bill: InvoiceDocument
}

/** Free orders have no invoice: their mail has the same lines and sums, without a number. */
function billOf({ snapshot, number: orderNumber, paidAt }: ConfirmedOrder): InvoiceDocument {
  return invoiceOf(snapshot, { number: '', orderNumber, seller: brand, day: shopDayOf(paidAt), method: null })
}

function startOf({ snapshot, bill, waitsForEmail }: BilledOrder, { language }: MailContext): string {
  const { orderConfirmed: t } = orderTextsIn[language]
  if (startsAtOnce(snapshot)) return waitsForEmail ? '' : t.startsNow
  return t.startsLater(formatDay(firstDayOf(snapshot, bill.paidOn), language))
}

function factsOf(
  { number, snapshot, invoice, bill: { coupon } }: BilledOrder,
  { language }: MailContext,
): readonly FactRow[] {
  const { orderNumber, orderConfirmed: t } = orderTextsIn[language]
  const euro = (amount: Cents) => formatEuro(amount, language)
  const couponRow = (used: NonNullable<typeof coupon>): FactRow => [
    couponLabelOf(used.code)[language],
    t.coupon(euro(used.discount), used.vat === 0 ? null : euro(used.vat)),
  ]
  return [
    [orderNumber, number],
    [t.invoiceNumber, invoice && invoice.number],
    [t.orderedAt, momentOf(snapshot.consents.at, language)],
    [t.paidWith, paymentMethodName(invoice?.method ?? null, language)],
    ...(coupon ? [couponRow(coupon)] : []),
  ]
}

function renewalBlocks({ snapshot }: ConfirmedOrder, { language, links }: MailContext): readonly Block[] {
  const { orderConfirmed: t } = orderTextsIn[language]
  if (snapshot.lines.every(({ renewal }) => renewal === null)) return []
  const paidBy = snapshot.consents.mandate?.isGiven === true ? t.charged : t.invoiced
  return [
    title(t.afterwards),
    smallParagraph(`${t.renews} ${paidBy}`),
    smallLink(t.cancel, t.cancelHere, links.to('cancellation')),
  ]
}

/** Instructions on withdrawal, which consumers must get. */
function withdrawalBlocks({ snapshot, bill }: BilledOrder, { language, links }: MailContext): readonly Block[] {
  const { orderConfirmed: t } = orderTextsIn[language]
  if (snapshot.buyer.customerType === 'business') return []
  const hasDomain = snapshot.lines.some(({ type, priceType }) => type === 'domain' && priceType === 'purchase')
  const legal = startsAtOnce(snapshot) ? `${t.consequences} ${t.started}` : t.consequences
  const lastDay = t.lastDay(formatDay(lastDayToWithdraw(bill.paidOn), language))
  const domains = hasDomain ? ` ${t.domains}` : ''
  const [company = '', address = ''] = footerLines(language)
  return [
    title(t.withdrawal),
    smallParagraph(t.right),
    smallLink(t.how, t.withdrawHere, links.to('withdrawal')),
    smallParagraph(legal),
    smallParagraph(startsAtOnce(snapshot) ? `${lastDay}${domains}` : `${lastDay} ${t.notStarted}`),
    quote(t.form(`${company}, ${address}, ${brand.email}`)),
  ]
}

function consentBlocks({ snapshot }: ConfirmedOrder, { language, links }: MailContext): readonly Block[] {
  const { orderConfirmed: t } = orderTextsIn[language]
  const { terms, immediateStart, mandate, at } = snapshot.consents
  const granted = [terms, immediateStart, mandate].filter((consent) => consent?.isGiven === true)
  const toTerms = smallLink(t.terms, t.readTerms, links.terms)
  if (granted.length === 0) return [toTerms]
  return [
    title(t.agreed),
    smallParagraph(t.agreedAt(momentOf(at, language))),
    quote(granted.flatMap((consent) => (consent ? withoutLinks(consent.text) : []))),
    toTerms,
  ]
}

function sellerLines({ language }: MailContext): readonly string[] {
  const [company = '', address = '', ...numbers] = footerLines(language)
  return [company, address, `${brand.email}, ${formatPhone(brand.phone)}`, numbers.join(', ')]
}

/** The text of a consent without its links: a trailing link is dropped, the others are replaced by their label. */
function withoutLinks(text: string): string {
  return text.replace(/ \[[^\]]*\]$/, '').replaceAll(/[[\]]/g, '')
}

/** The ordered lines, each without VAT and with its renewal price, followed by the sums without and with VAT. */
function orderBlock({ snapshot, bill }: BilledOrder): Block {
  const lines = bill.lines.map((line, index) => orderedLine(line, snapshot.lines[index], bill, snapshot))
  const { caption } = orderTextsIn[bill.language].orderConfirmed
  return { kind: 'order', caption, lines, sums: sumsOf(bill) }
}

function orderedLine(
  line: InvoiceLine,
  ordered: OrderLine | undefined,
  { language, tax }: InvoiceDocument,
  snapshot: OrderSnapshot,
): OrderedLine {
  const { orderConfirmed: t, free } = orderTextsIn[language]
  const { name, priceType, term, discount, discountLabel, unitPrice, net, frequency } = line
  const day = (date: Parameters<typeof formatShortDay>[0]) => formatShortDay(date, language)
  const details = [
    name,
    priceType === 'transfer' && t.move,
    ...registrationOf(ordered, snapshot).map(([what, text]) => t[what](text)),
    term && t.term(day(term.from), day(term.until)),
    discount > 0 && t.insteadOf(formatEuro(unitPrice, language), discountLabel ?? ''),
    ordered?.renewal && frequency && renewalOf(ordered.renewal, frequency, tax.rate, language),
  ]
  return {
    title: line.description,
    details: details.filter((detail) => typeof detail === 'string'),
    amount: net === 0 ? free : formatEuro(net, language),
  }
}

/** Holder and name servers if they are not the default, and the target of a name without a package. */
function registrationOf(
  ordered: OrderLine | undefined,
  { holders, lines }: OrderSnapshot,
): readonly (readonly ['holder' | 'nameServers' | 'forwardsTo', string])[] {
  if (ordered?.type !== 'domain') return []
  const told: Partial<DomainParameters & HostingParameters> = ordered.parameters
  const { holderId = '', nameServers, forwardTo } = told
  const hasPackage = lines.some(({ parentId, type }) => parentId === ordered.itemId && type === 'hosting')
  const holder = holders?.[holderId]
  return [
    ...(holder ? [['holder', holderName(holder)] as const] : []),
    ...(nameServers ? [['nameServers', nameServers.join(', ')] as const] : []),
    ...(forwardTo && !hasPackage ? [['forwardsTo', forwardTo] as const] : []),
  ]
}

function renewalOf(
  renewal: Cents,
  frequency: NonNullable<InvoiceLine['frequency']>,
  rate: BasisPoints,
  language: Locale,
): string {
  const { orderConfirmed: t, perPeriod } = orderTextsIn[language]
  const { excl, incl } = vatPairOf(renewal, rate)
  const price = formatEuro(excl, language)
  return rate === 0
    ? t.renewal(price, perPeriod(frequency))
    : t.renewalWithVat(price, perPeriod(frequency), formatEuro(incl, language))
}

function sumsOf({ tax, exemption, buyer, total, language }: InvoiceDocument): readonly Sum[] {
  const { orderConfirmed: t } = orderTextsIn[language]
  const exempt = exemption === 'reverse_charge' ? t.reverseCharge(buyer.vatNumber ?? '') : t.outsideEu
  return [
    { label: t.net, value: formatEuro(tax.net, language) },
    {
      label: exemption === null ? t.vat(formatRate(tax.rate, language)) : exempt,
      value: formatEuro(tax.vat, language),
    },
    { label: exemption === null ? t.total : t.totalWithoutVat, value: formatEuro(total, language), isTotal: true },
  ]
}
