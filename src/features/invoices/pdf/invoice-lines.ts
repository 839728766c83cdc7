import { formatEuro } from '#core/money/euro-format.ts'
import { formatShortDay } from '#core/time/day-format.ts'
import type { InvoiceDocument, InvoiceLine } from '#core/orders/invoice.ts'
import { type Cents, cents } from '#core/money/money.ts'
import { noBreakSpace } from '#core/locale/number-format.ts'
import { invoiceTextsIn } from '#features/invoices/texts/invoice-texts.ts'

export interface PrintedLine {
  readonly title: string
  readonly details: readonly string[]
  readonly price: string
  readonly discount: string
  readonly amount: string
}

export function printedLinesOf({ lines, language }: InvoiceDocument): readonly PrintedLine[] {
  return lines.map((line) => printedLine(line, language))
}

function printedLine(line: InvoiceLine, language: InvoiceDocument['language']): PrintedLine {
  const t = invoiceTextsIn[language]
  const { name, priceType, term, discount, discountLabel, quantity, unitPrice, net } = line
  const period = term && t.period(formatShortDay(term.from, language), formatShortDay(term.until, language))
  const facts = [name, priceType === 'transfer' ? t.move : null, period?.replaceAll(' ', noBreakSpace) ?? null]
  const what = facts.filter((fact) => fact !== null).join(' · ')
  const why = discount > 0 && discountLabel !== null ? `${t.discount}: ${discountLabel}` : ''
  return {
    title: line.description,
    details: [what, why].filter((detail) => detail !== ''),
    price: printedEuro(cents(quantity * unitPrice), language),
    discount: discount === 0 ? '' : printedEuro(cents(-quantity * discount), language),
    amount: printedEuro(net, language),
  }
}

/** With a real minus sign (U+2212) instead of a hyphen. */
export function printedEuro(amount: Cents, language: InvoiceDocument['language']): string {
  return formatEuro(amount, language).replace('-', '−')
}
