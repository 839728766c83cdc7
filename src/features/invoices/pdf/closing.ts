import { formatPhone } from '#core/customers/phone.ts'
import { formatRate } from '#core/money/euro-format.ts'
import { couponLabelOf } from '#core/cart/coupon.ts'
import { type Cents, cents, negated } from '#core/money/money.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import { paymentNoteOf } from '#features/invoices/payment-note.ts'
import { invoiceTextsIn } from '#features/invoices/texts/invoice-texts.ts'
import { colour, moneyInset, sheet, style } from './invoice-style.ts'
import { printedEuro } from './invoice-lines.ts'
import type { Pdf, Pen, Place } from './pen.ts'
import { type Tags, writeUntagged } from './tags.ts'

const sumsLeft = 292
const sumsWidth = sheet.right - sumsLeft
const amountWidth = 90
const labelWidth = sumsWidth - amountWidth - 8
const notesWidth = 206
const totalHeight = 40
const inset = moneyInset
const gap = 5

/** The part below the lines: totals on the right; payment and VAT exemption on the left. */
interface Closing {
  readonly height: number
  write(tags: Tags, y: number): void
}

export function createClosing(pdf: Pdf, pen: Pen, document: InvoiceDocument): Closing {
  const t = invoiceTextsIn[document.language]
  const { seller, kind, total, language } = document
  const sums = printedSumsOf(document)
  const sumHeights = sums.map(({ label }) => pen.heightOf(label, labelWidth, style.words) + gap)
  const sumsHeight = sumHeights.reduce((sum, height) => sum + height, 0)
  const payment = paymentNoteOf(document)
  const paymentHeight = pen.heightOf(payment, notesWidth - 2 * inset, style.words) + 2 * inset
  const notes = [
    ...exemptionNotesOf(document),
    t.exclVat,
    `${t.questions} ${seller.email}, ${formatPhone(seller.phone)}`,
  ]
  const notesHeight = notes.reduce((sum, note) => sum + pen.heightOf(note, notesWidth, style.detail) + gap, 0)

  return {
    height: Math.max(sumsHeight + gap + totalHeight, paymentHeight + gap + notesHeight),
    write(tags, y) {
      tags.within('Table', (table) => writeSums(table, y))
      writeNotes(tags, y)
    },
  }

  function writeSums(table: Tags, top: number): void {
    let y = top
    sums.forEach(({ label, amount }, index) => {
      table.within('TR', (row) => {
        row.add('TH', () => void pen.write(label, { x: sumsLeft + inset, y, width: labelWidth - inset }, style.words))
        row.add('TD', () => writeAmount(amount, y, style.words))
      })
      y += sumHeights[index] ?? 0
    })
    y += gap
    writeUntagged(pdf, () => fillLeafBox(pdf, { x: sumsLeft, y, width: sumsWidth }, totalHeight, colour.dew))
    const line = y + (totalHeight - style.total.leading) / 2
    table.within('TR', (row) => {
      const label = kind === 'invoice' ? t.total : t.creditTotal
      row.add('TH', () => void pen.write(label, { x: sumsLeft + inset, y: line, width: labelWidth }, style.total))
      row.add('TD', () => writeAmount(printedEuro(total, language), line, style.total))
    })
  }

  function writeAmount(amount: string, y: number, textStyle: typeof style.words | typeof style.total): void {
    const width = amountWidth + 20
    pen.write(amount, { x: sheet.right - width - inset, y, width, align: 'right' }, textStyle)
  }

  function writeNotes(tags: Tags, top: number): void {
    const inside = { x: sheet.left + inset, y: top + inset, width: notesWidth - 2 * inset }
    writeUntagged(pdf, () => fillLeafBox(pdf, { x: sheet.left, y: top, width: notesWidth }, paymentHeight, colour.dew))
    tags.add('P', () => void pen.write(payment, inside, style.words))
    let y = top + paymentHeight + 2 * gap
    for (const note of notes) {
      tags.add('P', () => {
        y = pen.write(note, { x: sheet.left, y, width: notesWidth }, style.detail) + gap
      })
    }
  }
}

function exemptionNotesOf({ exemption, buyer, language }: InvoiceDocument): readonly string[] {
  const t = invoiceTextsIn[language]
  if (exemption === null) return []
  return [exemption === 'reverse_charge' ? t.reverseChargeTo(buyer.vatNumber ?? '') : t.outsideEu]
}

const blunt = 2
const round = 14

/** A box with two sharp and two round corners, like the buttons of the site. */
function fillLeafBox(pdf: Pdf, { x, y, width }: Place, height: number, fill: string): void {
  const right = x + width
  const bottom = y + height
  pdf
    .moveTo(x + blunt, y)
    .lineTo(right - round, y)
    .quadraticCurveTo(right, y, right, y + round)
    .lineTo(right, bottom - blunt)
    .quadraticCurveTo(right, bottom, right - blunt, bottom)
    .lineTo(x + round, bottom)
    .quadraticCurveTo(x, bottom, x, bottom - round)
    .lineTo(x, y + blunt)
    .quadraticCurveTo(x, y, x + blunt, y)
    .fill(fill)
}

interface PrintedSum {
  readonly label: string
  readonly amount: string
}

/** The rows above the total; subtotal and discount only when there is a discount. */
function printedSumsOf(document: InvoiceDocument): readonly PrintedSum[] {
  const { subtotal, discount, coupon, tax, exemption, language } = document
  const t = invoiceTextsIn[language]
  const euro = (amount: Cents) => printedEuro(amount, language)
  const discounted = [
    { label: t.subtotal, amount: euro(subtotal) },
    ...(coupon?.discount === discount
      ? []
      : [{ label: t.discount, amount: euro(cents((coupon?.discount ?? 0) - discount)) }]),
    ...(coupon
      ? [
          {
            label: t.coupon(couponLabelOf(coupon.code)[language], coupon.vat === 0 ? null : euro(coupon.vat)),
            amount: euro(negated(coupon.discount)),
          },
        ]
      : []),
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
