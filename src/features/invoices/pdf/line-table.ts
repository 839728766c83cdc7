import type { InvoiceDocument } from '#core/orders/invoice.ts'
import type { PrintedLine } from './invoice-lines.ts'
import { colour, contentWidth, moneyInset, sheet, style } from './invoice-style.ts'
import type { Pdf, Pen, Place } from './pen.ts'
import { type Tags, writeUntagged } from './tags.ts'
import { invoiceTextsIn } from '#features/invoices/texts/invoice-texts.ts'

const moneyWidth = 78
const padding = 7
const headHeight = 26

type Column = Pick<Place, 'x' | 'width' | 'align'> & { readonly head: string }

/** The table of invoice lines; it has a column for discounts only when a line has one. */
export interface LineTable {
  readonly headHeight: number
  heightOf(line: PrintedLine): number
  writeHead(tags: Tags, y: number): void
  /** The head on a later page, which is not tagged: a screen reader reads the table once. */
  repeatHead(y: number): void
  writeLine(tags: Tags, line: PrintedLine, y: number): void
}

export function createLineTable(pdf: Pdf, pen: Pen, document: InvoiceDocument): LineTable {
  const t = invoiceTextsIn[document.language]
  const hasDiscount = document.lines.some(({ discount }) => discount !== 0)
  const money = hasDiscount ? [t.price, t.discount, t.amount] : [t.price, t.amount]
  const what: Column = {
    head: t.description,
    x: sheet.left,
    width: contentWidth - moneyInset - money.length * moneyWidth - 8,
  }
  const columns: readonly Column[] = [
    what,
    ...money.map((head, index): Column => {
      const x = sheet.right - moneyInset - (money.length - index) * moneyWidth
      return { head, x, width: moneyWidth, align: 'right' }
    }),
  ]

  return {
    headHeight,
    heightOf,
    writeHead(tags, y) {
      drawHeadRule(y)
      tags.within('TR', (row) => columns.forEach((column) => row.add('TH', () => writeHeadOf(column, y))))
    },
    repeatHead(y) {
      drawHeadRule(y)
      writeUntagged(pdf, () => columns.forEach((column) => writeHeadOf(column, y)))
    },
    writeLine(tags, line, y) {
      const top = y + padding
      const amounts = hasDiscount ? [line.price, line.discount, line.amount] : [line.price, line.amount]
      tags.within('TR', (row) => {
        row.add('TD', () => {
          let below = pen.write(line.title, { ...what, y: top }, style.strong)
          for (const detail of line.details) below = pen.write(detail, { ...what, y: below }, style.detail)
        })
        columns.slice(1).forEach((column, index) => {
          const textStyle = index === amounts.length - 1 ? style.strong : style.words
          row.add('TD', () => void pen.write(amounts[index] ?? '', { ...column, y: top }, textStyle))
        })
      })
      const bottom = y + heightOf(line)
      writeUntagged(pdf, () =>
        pdf.moveTo(sheet.left, bottom).lineTo(sheet.right, bottom).lineWidth(0.6).stroke(colour.hair),
      )
    },
  }

  function heightOf({ title, details }: PrintedLine): number {
    const words = details.map((detail) => pen.heightOf(detail, what.width, style.detail))
    return words.reduce((sum, height) => sum + height, pen.heightOf(title, what.width, style.strong)) + 2 * padding
  }

  function drawHeadRule(y: number): void {
    writeUntagged(pdf, () => {
      pdf.rect(sheet.left, y, contentWidth, 3).fill(colour.forest)
      pdf
        .moveTo(sheet.left, y + headHeight)
        .lineTo(sheet.right, y + headHeight)
        .lineWidth(0.6)
        .stroke(colour.hair)
    })
  }

  function writeHeadOf({ head, ...place }: Column, y: number): void {
    pen.write(head, { ...place, y: y + 9 }, style.columnHead)
  }
}
