import type { InvoiceDocument, InvoiceLine, TaxedAmount } from './invoice.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type Cents, cents, divideHalfUp, negated, sumOf } from '#core/money/money.ts'
import type { LocalizedText } from '#core/locale/locale.ts'

export interface CreditFacts {
  readonly number: string
  /** Total refunded so far, including VAT. */
  readonly refundedInAll: Cents
  readonly day: IsoDate
}

const partialRefund: LocalizedText = { nl: 'Terugbetaling', de: 'Erstattung', en: 'Refund' }

/** Amount not covered by earlier credit notes. All credit notes together never exceed the invoice. */
export function amountToCredit(invoice: InvoiceDocument, earlier: readonly InvoiceDocument[], inAll: Cents): Cents {
  return cents(Math.max(0, Math.min(inAll, invoice.total) - creditedBy(earlier)))
}

/** Requires an amount above zero. A full credit repeats the lines of the invoice, a partial one has a single line. */
export function creditNoteOf(
  invoice: InvoiceDocument,
  earlier: readonly InvoiceDocument[],
  { number, refundedInAll, day }: CreditFacts,
): InvoiceDocument {
  const amount = amountToCredit(invoice, earlier, refundedInAll)
  const tax = taxGoingBack(invoice, earlier, amount)
  const isWhole = amount === invoice.total
  const { coupon, ...rest } = invoice
  return {
    ...rest,
    kind: 'credit',
    number,
    issuedOn: day,
    original: { number: invoice.number, issuedOn: invoice.issuedOn },
    lines: isWhole ? invoice.lines.map(takenBack) : [partialLine(partialRefund[invoice.language], tax.net)],
    subtotal: isWhole ? negated(invoice.subtotal) : tax.net,
    discount: isWhole ? negated(invoice.discount) : cents(0),
    ...(isWhole && coupon && { coupon: { ...coupon, discount: negated(coupon.discount), vat: negated(coupon.vat) } }),
    tax,
    total: negated(amount),
    paidOn: day,
    method: null,
  }
}

function creditedBy(notes: readonly InvoiceDocument[]): Cents {
  return negated(sumOf(notes.map(({ total }) => total)))
}

/** VAT share of the total refund, minus earlier credit notes, so that rounding adds up to the VAT of the invoice. */
function taxGoingBack(invoice: InvoiceDocument, earlier: readonly InvoiceDocument[], amount: Cents): TaxedAmount {
  const before = sumOf(earlier.map(({ tax }) => tax.vat))
  const vatInAll = divideHalfUp((creditedBy(earlier) + amount) * invoice.tax.vat, invoice.total)
  const vat = negated(cents(vatInAll + before))
  return { rate: invoice.tax.rate, net: negated(cents(amount + vat)), vat }
}

function takenBack(line: InvoiceLine): InvoiceLine {
  return { ...line, quantity: -line.quantity, net: negated(line.net) }
}

function partialLine(description: string, net: Cents): InvoiceLine {
  return {
    description,
    name: null,
    priceType: 'purchase',
    frequency: null,
    term: null,
    quantity: -1,
    unitPrice: negated(net),
    discount: cents(0),
    discountLabel: null,
    net,
  }
}
