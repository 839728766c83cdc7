import type { InvoiceDocument } from '#domain/orders/invoice.ts'
import { drawWordmark } from '#papers/pdf/draw-wordmark.ts'
import { titleOf } from '#papers/pdf/letterhead.ts'
import { colour, contentWidth, sheet, style } from '#papers/pdf/paper-look.ts'
import type { Pdf, Pen } from '#papers/pdf/pen.ts'
import { writeUntagged } from '#papers/pdf/tags.ts'
import { paperTextsIn } from '#papers/texts/paper-texts-in.ts'

const pageWidth = 80

/** At the top of every page but the first: of which paper it is. */
export function writeRunningHead(pdf: Pdf, pen: Pen, document: InvoiceDocument): void {
  const text = `${titleOf(document)} ${document.number}, ${paperTextsIn[document.language].continued}`
  writeUntagged(pdf, () => {
    drawWordmark(pdf, sheet.left, 66, 0.62)
    pen.write(text, { x: sheet.left, y: 54, width: contentWidth, align: 'right' }, style.running)
  })
}

/** At the foot of every page: whose it is, and which of how many. */
export function writeFoot(pdf: Pdf, pen: Pen, document: InvoiceDocument, page: number, pages: number): void {
  const t = paperTextsIn[document.language]
  const { legalName, address, chamberOfCommerceNumber, vatNumber } = document.seller
  const { street, postalCode, city } = address
  const place = `${street}, ${postalCode} ${city}`
  const who = [legalName, place, `KvK ${chamberOfCommerceNumber}`, `${t.vatNumber} ${vatNumber}`].join(' · ')
  const rule = sheet.foot + 16
  const y = rule + 9
  writeUntagged(pdf, () => {
    pdf.moveTo(sheet.left, rule).lineTo(sheet.right, rule).lineWidth(0.6).stroke(colour.hair)
    pen.write(who, { x: sheet.left, y, width: contentWidth - pageWidth }, style.foot)
    pen.write(t.page(page, pages), { x: sheet.right - pageWidth, y, width: pageWidth, align: 'right' }, style.foot)
  })
}
