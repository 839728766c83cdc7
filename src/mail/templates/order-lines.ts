import { formatShortDay } from '#domain/basics/day-format.ts'
import { formatEuro, formatRate } from '#domain/money/euro-format.ts'
import { type BasisPoints, type Cents, vatPairOf } from '#domain/money/money.ts'
import type { InvoiceDocument, InvoiceLine } from '#domain/orders/invoice.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { Block, OrderedLine, Sum } from '#mail/mail-document.ts'
import { orderTextsIn } from '#mail/texts/orders/order-texts-in.ts'
import type { ConfirmedOrder } from '#services/orders/confirmed-orders-port.ts'

/** What was ordered: each line without VAT with what it costs after its first term, and both sides of VAT below. */
export function orderBlock({ snapshot, invoice }: ConfirmedOrder): Block {
  const lines = invoice.lines.map((line, index) => orderedLine(line, snapshot.lines[index], invoice))
  const { caption } = orderTextsIn[invoice.language].orderConfirmed
  return { kind: 'order', caption, lines, sums: sumsOf(invoice) }
}

function orderedLine(
  line: InvoiceLine,
  ordered: OrderLine | undefined,
  { language, tax }: InvoiceDocument,
): OrderedLine {
  const { orderConfirmed: t, free } = orderTextsIn[language]
  const { name, priceType, term, discount, discountLabel, unitPrice, net, frequency } = line
  const day = (date: Parameters<typeof formatShortDay>[0]) => formatShortDay(date, language)
  const details = [
    name,
    priceType === 'transfer' && t.move,
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
