import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import { invoiceTextsIn } from '#features/invoices/texts/invoice-texts.ts'
import { createClosing } from './closing.ts'
import { drawWordmark, titleOf, writeLetterhead } from './letterhead.ts'
import { createLineTable } from './line-table.ts'
import type { InvoiceFonts } from './invoice-fonts.ts'
import { printedLinesOf } from './invoice-lines.ts'
import { colour, contentWidth, sheet, style } from './invoice-style.ts'
import { createPen, type Pdf, type Pen } from './pen.ts'
import { type Tags, writeTagged, writeUntagged } from './tags.ts'

const languageTags = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' } as const
const spacing = { aboveLines: 26, belowLines: 18 } as const
const furtherTop = 92

/** An invoice or credit note on A4, tagged for screen readers. The same document always gives the same bytes. */
export async function invoicePdf(document: InvoiceDocument, fonts: InvoiceFonts): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: languageTags[document.language],
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: `${titleOf(document)} ${document.number} – ${document.seller.name}`,
      Author: document.seller.legalName,
      CreationDate: new Date(document.issuedOn),
    },
  })
  const pieces: Buffer[] = []
  pdf.on('data', (piece: Buffer) => pieces.push(piece))
  for (const [name, bytes] of fonts) pdf.registerFont(name, Buffer.from(bytes))
  writeTagged(pdf, (tags) => writeInvoice(pdf, tags, document))
  pdf.end()
  await once(pdf, 'end')
  return Buffer.concat(pieces)
}

function writeInvoice(pdf: Pdf, tags: Tags, document: InvoiceDocument): void {
  const pen = createPen(pdf)
  const table = createLineTable(pdf, pen, document)
  const closing = createClosing(pdf, pen, document)
  pdf.addPage()
  const tableTop = writeLetterhead(pdf, pen, tags, document) + spacing.aboveLines
  const pages = layOutPages(printedLinesOf(document), {
    heightOf: (line) => table.heightOf(line),
    firstTop: tableTop + table.headHeight,
    furtherTop: furtherTop + table.headHeight,
    bottom: sheet.foot,
    closingHeight: spacing.belowLines + closing.height,
  })
  let y = tableTop
  tags.within('Table', (rows) => {
    table.writeHead(rows, tableTop)
    pages.forEach(({ top, lines }, index) => {
      if (index > 0) {
        pdf.addPage()
        writeRunningHead(pdf, pen, document)
        if (lines.length > 0) table.repeatHead(furtherTop)
      }
      writeFoot(pdf, pen, document, index + 1, pages.length)
      y = lines.length > 0 ? top : furtherTop
      for (const line of lines) {
        table.writeLine(rows, line, y)
        y += table.heightOf(line)
      }
    })
  })
  closing.write(tags, y + spacing.belowLines)
}

/** The lines of one page; `top`: y of the first. */
interface LaidOutPage<Line> {
  readonly top: number
  readonly lines: readonly Line[]
}

interface PageMetrics<Line> {
  readonly heightOf: (line: Line) => number
  /** Y where lines begin on the first page and on later pages, and where they must end. */
  readonly firstTop: number
  readonly furtherTop: number
  readonly bottom: number
  /** Height of the totals and notes below the last line, which are never split over pages. */
  readonly closingHeight: number
}

/** Lines are not split over pages. The closing gets a page of its own when it does not fit below the last line. */
function layOutPages<Line>(lines: readonly Line[], metrics: PageMetrics<Line>): readonly LaidOutPage<Line>[] {
  const pages: { readonly top: number; readonly lines: Line[] }[] = [{ top: metrics.firstTop, lines: [] }]
  let y = metrics.firstTop
  const turnPage = () => {
    pages.push({ top: metrics.furtherTop, lines: [] })
    y = metrics.furtherTop
  }
  for (const line of lines) {
    const height = metrics.heightOf(line)
    if (y + height > metrics.bottom) turnPage()
    pages.at(-1)?.lines.push(line)
    y += height
  }
  if (y + metrics.closingHeight > metrics.bottom) turnPage()
  return pages
}

const pageWidth = 80

/** Title and number of the document, at the top of every page but the first. */
function writeRunningHead(pdf: Pdf, pen: Pen, document: InvoiceDocument): void {
  const text = `${titleOf(document)} ${document.number}, ${invoiceTextsIn[document.language].continued}`
  writeUntagged(pdf, () => {
    drawWordmark(pdf, sheet.left, 66, 0.62)
    pen.write(text, { x: sheet.left, y: 54, width: contentWidth, align: 'right' }, style.running)
  })
}

/** Company details and page number, at the bottom of every page. */
function writeFoot(pdf: Pdf, pen: Pen, document: InvoiceDocument, page: number, pages: number): void {
  const t = invoiceTextsIn[document.language]
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
