import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { createClosing } from '#papers/pdf/closing.ts'
import { drawWordmark } from '#papers/pdf/draw-wordmark.ts'
import { titleOf, writeLetterhead } from '#papers/pdf/letterhead.ts'
import { createLineTable } from '#papers/pdf/line-table.ts'
import type { PaperFonts } from '#papers/pdf/paper-fonts.ts'
import { type PrintedLine, printedLinesOf } from '#papers/pdf/paper-lines.ts'
import { colour, contentWidth, sheet, style } from '#papers/pdf/paper-look.ts'
import { createPen, type Pdf } from '#papers/pdf/pen.ts'
import { type Tags, writeTagged, writeUntagged } from '#papers/pdf/tags.ts'
import { paperTextsIn } from '#papers/texts/paper-texts-in.ts'

const languageTags = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' } as const
/** Where the lines begin on a further page. */
const furtherTop = 92
const room = { aboveLines: 26, belowLines: 18 } as const

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
  writeTagged(pdf, (root) => root.within('Sect', (section) => writePages(pdf, section, document)))
  pdf.end()
  await once(pdf, 'end')
  return Buffer.concat(pieces)
}

function writePages(pdf: Pdf, section: Tags, document: InvoiceDocument): void {
  const t = paperTextsIn[document.language]
  const pen = createPen(pdf)
  const table = createLineTable(pdf, pen, document)
  const closing = createClosing(pdf, pen, document)
  pdf.addPage()
  const top = writeLetterhead(pdf, pen, section, document) + room.aboveLines
  const pages = pagesOf(printedLinesOf(document), top)
  let page = 1
  writeFoot()
  let y = top
  section.within('Table', (rows) => {
    table.writeHead(rows, y)
    y += table.headHeight
    pages.forEach((lines, index) => {
      if (index > 0) turnPage(true)
      for (const line of lines) {
        table.writeLine(rows, line, y)
        y += table.heightOf(line)
      }
    })
  })
  if (!fits(y)) turnPage(false)
  closing.write(section, y + room.belowLines)

  function fits(bottom: number): boolean {
    return bottom + room.belowLines + closing.height <= sheet.foot
  }

  /** Whole lines only; a page is full when the next would reach into its foot. */
  function pagesOf(lines: readonly PrintedLine[], first: number): readonly (readonly PrintedLine[])[] {
    const filled: PrintedLine[][] = [[]]
    let bottom = first + table.headHeight
    for (const line of lines) {
      const height = table.heightOf(line)
      if (bottom + height > sheet.foot) {
        filled.push([])
        bottom = furtherTop + table.headHeight
      }
      filled.at(-1)?.push(line)
      bottom += height
    }
    return filled
  }

  function turnPage(hasLines: boolean): void {
    pdf.addPage()
    page += 1
    writeUntagged(pdf, () => {
      drawWordmark(pdf, sheet.left, 66, 0.62)
      const text = `${titleOf(document)} ${document.number}, ${t.continued}`
      pen.write(text, { x: sheet.left, y: 54, width: contentWidth, align: 'right' }, style.running)
    })
    writeFoot()
    y = furtherTop
    if (!hasLines) return
    table.repeatHead(y)
    y += table.headHeight
  }

  function writeFoot(): void {
    const { legalName, address, chamberOfCommerceNumber, vatNumber } = document.seller
    const { street, postalCode, city } = address
    const who = [
      legalName,
      `${street}, ${postalCode} ${city}`,
      `KvK ${chamberOfCommerceNumber}`,
      `${t.vatNumber} ${vatNumber}`,
    ].join(' · ')
    writeUntagged(pdf, () => {
      const y = sheet.foot + 16
      pdf.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(0.6).stroke(colour.hair)
      pen.write(who, { x: sheet.left, y: y + 9, width: contentWidth - 80 }, style.foot)
      const count = t.page(page, pageCount())
      pen.write(count, { x: sheet.right - 80, y: y + 9, width: 80, align: 'right' }, style.foot)
    })
  }

  function pageCount(): number {
    const [last = []] = pages.slice(-1)
    const start = (pages.length === 1 ? top : furtherTop) + table.headHeight
    const bottom = last.reduce((sum, line) => sum + table.heightOf(line), start)
    return pages.length + (fits(bottom) ? 0 : 1)
  }
}
