import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { InvoiceDocument } from '#domain/orders/invoice.ts'
import { createClosing } from '#papers/pdf/closing.ts'
import { layOutPages } from '#papers/pdf/lay-out-pages.ts'
import { titleOf, writeLetterhead } from '#papers/pdf/letterhead.ts'
import { createLineTable } from '#papers/pdf/line-table.ts'
import { writeFoot, writeRunningHead } from '#papers/pdf/page-frame.ts'
import type { PaperFonts } from '#papers/pdf/paper-fonts.ts'
import { printedLinesOf } from '#papers/pdf/paper-lines.ts'
import { sheet } from '#papers/pdf/paper-look.ts'
import { createPen, type Pdf } from '#papers/pdf/pen.ts'
import { type Tags, writeTagged } from '#papers/pdf/tags.ts'

const languageTags = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' } as const
const room = { aboveLines: 26, belowLines: 18 } as const
const furtherTop = 92

/** An invoice or credit note on A4, tagged for screen readers. The same document makes the same bytes. */
export async function invoicePdf(document: InvoiceDocument, fonts: PaperFonts): Promise<Uint8Array> {
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
  const tableTop = writeLetterhead(pdf, pen, tags, document) + room.aboveLines
  const pages = layOutPages(printedLinesOf(document), {
    heightOf: (line) => table.heightOf(line),
    firstTop: tableTop + table.headHeight,
    furtherTop: furtherTop + table.headHeight,
    bottom: sheet.foot,
    closingHeight: room.belowLines + closing.height,
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
  closing.write(tags, y + room.belowLines)
}
