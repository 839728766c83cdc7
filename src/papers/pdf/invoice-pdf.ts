import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { InvoiceDocument } from '#domain/orders/invoice.ts'
import { invoiceTextsIn } from '#papers/texts/invoice-texts.ts'
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

/** An invoice or credit note on A4, tagged for screen readers. The same document makes the same bytes. */
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

/** Lines that share a page, and where the first of them begins. */
interface LaidOutPage<Line> {
  readonly top: number
  readonly lines: readonly Line[]
}

interface PageRoom<Line> {
  readonly heightOf: (line: Line) => number
  /** Where lines begin on the first page and on further ones, and where they must end. */
  readonly firstTop: number
  readonly furtherTop: number
  readonly bottom: number
  /** What comes below the last line, whole. */
  readonly closingHeight: number
}

/** Whole lines only. When the closing does not fit below the last of them, it has a page to itself. */
function layOutPages<Line>(lines: readonly Line[], room: PageRoom<Line>): readonly LaidOutPage<Line>[] {
  const pages: { readonly top: number; readonly lines: Line[] }[] = [{ top: room.firstTop, lines: [] }]
  let y = room.firstTop
  const turnPage = () => {
    pages.push({ top: room.furtherTop, lines: [] })
    y = room.furtherTop
  }
  for (const line of lines) {
    const height = room.heightOf(line)
    if (y + height > room.bottom) turnPage()
    pages.at(-1)?.lines.push(line)
    y += height
  }
  if (y + room.closingHeight > room.bottom) turnPage()
  return pages
}

const pageWidth = 80

/** At the top of every page but the first: of which paper it is. */
function writeRunningHead(pdf: Pdf, pen: Pen, document: InvoiceDocument): void {
  const text = `${titleOf(document)} ${document.number}, ${invoiceTextsIn[document.language].continued}`
  writeUntagged(pdf, () => {
    drawWordmark(pdf, sheet.left, 66, 0.62)
    pen.write(text, { x: sheet.left, y: 54, width: contentWidth, align: 'right' }, style.running)
  })
}

/** At the foot of every page: whose it is, and which of how many. */
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
