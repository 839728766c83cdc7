import { formatDay } from '#core/time/day-format.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import { paymentMethodName } from '#core/orders/payment-method-name.ts'
import { invoiceTextsIn } from '#features/invoices/texts/invoice-texts.ts'

/** One sentence: how an invoice was paid, or that a credit note is refunded. */
export function paymentNoteOf({ kind, paidOn, method, total, language }: InvoiceDocument): string {
  const t = invoiceTextsIn[language]
  const day = formatDay(paidOn, language)
  if (kind === 'credit') return t.paidBack(day)
  if (total === 0) return t.nothingToPay
  const name = paymentMethodName(method, language)
  return name === null ? t.paid(day) : t.paidWith(day, name)
}
