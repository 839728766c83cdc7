import { formatRate } from '#domain/money/euro-format.ts'
import type { InvoiceDocument } from '#domain/orders/invoice.ts'
import { type Cents, negated } from '#domain/money/money.ts'
import { printedEuro } from '#papers/pdf/paper-money.ts'
import { paperTextsIn } from '#papers/texts/paper-texts-in.ts'

export interface PrintedSum {
  readonly label: string
  readonly amount: string
}

/** All that stands above the total; prices and discounts only where they differ from what is taxed. */
export function printedSumsOf({
  subtotal,
  discount,
  tax,
  exemption,
  language,
}: InvoiceDocument): readonly PrintedSum[] {
  const t = paperTextsIn[language]
  const euro = (amount: Cents) => printedEuro(amount, language)
  const discounted = [
    { label: t.subtotal, amount: euro(subtotal) },
    { label: t.discount, amount: euro(negated(discount)) },
  ]
  const vat =
    exemption === null
      ? t.vat(formatRate(tax.rate, language), euro(tax.net))
      : exemption === 'reverse_charge'
        ? t.reverseCharge
        : t.outsideEu
  return [
    ...(discount === 0 ? [] : discounted),
    { label: t.net, amount: euro(tax.net) },
    { label: vat, amount: euro(tax.vat) },
  ]
}
