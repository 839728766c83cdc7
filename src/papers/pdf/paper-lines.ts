import { formatShortDay } from '#domain/day-format.ts'
import type { InvoiceDocument, InvoiceLine } from '#domain/invoice.ts'
import { cents } from '#domain/money.ts'
import { printedEuro } from '#papers/pdf/paper-money.ts'
import { paperTextsIn } from '#papers/texts/paper-texts-in.ts'

/** A line as it is printed. */
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
  const t = paperTextsIn[language]
  const { name, priceType, term, discount, discountLabel, quantity, unitPrice, net } = line
  const what = [name, priceType === 'transfer' && t.move].filter(Boolean).join(', ')
  const when = term && t.period(formatShortDay(term.from, language), formatShortDay(term.until, language))
  const why = discount > 0 && discountLabel !== null ? `${t.discount}: ${discountLabel}` : ''
  const details = [what, when ?? '', why]
  return {
    title: line.description,
    details: details.filter((detail) => detail !== ''),
    price: printedEuro(cents(quantity * unitPrice), language),
    discount: discount === 0 ? '' : printedEuro(cents(-quantity * discount), language),
    amount: printedEuro(net, language),
  }
}
