import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { staticFont } from './static-font.ts'
import { termsDe } from '#site/content/terms/de.ts'
import { termsNl } from '#site/content/terms/nl.ts'
import type { TermsArticle, TermsForm, TermsParagraph, TermsText } from '#site/content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'
import { termsDestinations } from '#site/terms-path.ts'

const forest = '#103527'
const bark = '#4C5F55'
const margin = 64
/** Indent of paragraphs; their numbers hang to the left of it. */
const indent = 34
const listIndent = indent + 18
const textSize = 10.5
const lineGap = 2.5
/** A heading that would have less space than this below it moves to the next page. */
const minSpaceBelowHeading = 96

/** Dutch comes first because it prevails. */
const parts = [termsNl, termsDe]
const languageTags = { nl: 'nl-NL', de: 'de-DE' } as const

/**
 * The general terms as a tagged PDF with one part per language. Headings, paragraphs and lists are marked up for
 * screen readers, every part and article has a bookmark, every part has a named destination, and repeated page content
 * is an artifact.
 */
export async function termsPdf(): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin + 16, left: margin, right: margin },
    lang: languageTags.nl,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${parts.map(({ title }) => title).join(' / ')} – ${brand.name}`,
      Author: brand.legalName,
      Subject: `${termsNl.title} van ${brand.legalName}, ${termsNl.dateLabel}`,
      CreationDate: new Date(termsNl.date),
    },
  })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  document.registerFont('text', await staticFont(500)).registerFont('heading', await staticFont(900))
  document.fillColor(forest)
  document.on('pageAdded', () => document.fillColor(forest))

  const root = document.struct('Document')
  document.addStructure(root)
  const firstPages = parts.map((text, index) => {
    if (index > 0) document.continueOnNewPage()
    const first = document.bufferedPageRange().count - 1
    writeText(document, root, text)
    return first
  })
  root.end()
  writePageNumbers(document, firstPages)
  document.end()
  await once(document, 'end')
  return Buffer.concat(pieces)
}

type Pdf = PDFKit.PDFDocument
type Part = PDFKit.PDFStructureElement

/** A part of the document that has bookmarks of its own. */
interface Section {
  readonly part: Part
  readonly outline: PDFKit.PDFOutline
}

function writeText(pdf: Pdf, root: Part, text: TermsText): void {
  const part = pdf.struct('Part', { lang: languageTags[text.language] })
  root.add(part)
  pdf.addNamedDestination(termsDestinations[text.language], 'XYZ', 0, 0, null)
  const section = { part, outline: pdf.outline.addItem(text.title, { expanded: true }) }
  writeTitle(pdf, part, text)
  text.articles.forEach((article, index) => writeArticle(pdf, section, article, index + 1))
  writeForm(pdf, section, text.form)
  part.end()
}

function writeTitle(pdf: Pdf, part: Part, { language, title, dateLabel, opening }: TermsText): void {
  const others = parts.filter((text) => text.language !== language)
  for (const other of others) {
    const link: Part = pdf.struct('Link', { lang: languageTags[other.language] }, () => {
      const { y } = pdf
      pdf.font('text').fontSize(textSize).fillColor(bark).text(other.place, margin, y, { underline: true })
      const size = [pdf.widthOfString(other.place), pdf.y - y] as const
      pdf.goTo(margin, y, ...size, termsDestinations[other.language])
      pdf.fillColor(forest).moveDown(0.5)
    })
    part.add(link)
  }
  add(pdf, part, 'H1', () => pdf.font('heading').fontSize(28).text(title, margin))
  add(pdf, part, 'P', () => pdf.font('text').fontSize(12).text(`${brand.legalName}, ${dateLabel}`))
  writeSill(pdf)
  for (const paragraph of opening) {
    add(pdf, part, 'P', () => pdf.font('text').fontSize(textSize).text(paragraph, { lineGap, paragraphGap: 4 }))
  }
}

function writeArticle(pdf: Pdf, { part, outline }: Section, { title, paragraphs }: TermsArticle, number: number): void {
  const article = pdf.struct('Sect')
  part.add(article)
  writeHeading(pdf, { part: article, outline }, `${number}. ${title}`)
  paragraphs.forEach((paragraph, index) => writeParagraph(pdf, article, paragraph, `${number}.${index + 1}`))
  article.end()
}

function writeHeading(pdf: Pdf, { part, outline }: Section, title: string): void {
  pdf.moveDown(1)
  if (pdf.y > pdf.page.height - pdf.page.margins.bottom - minSpaceBelowHeading) pdf.continueOnNewPage()
  outline.addItem(title)
  add(pdf, part, 'H2', () => pdf.font('heading').fontSize(14).text(title, margin).moveDown(0.3))
}

function writeParagraph(pdf: Pdf, parent: Part, paragraph: TermsParagraph, number: string): void {
  const { text, items } = typeof paragraph === 'string' ? { text: paragraph, items: [] } : paragraph
  add(pdf, parent, 'P', () => writeHanging(pdf, number, text, margin, margin + indent))
  if (items.length === 0) return
  const list = pdf.struct('L')
  parent.add(list)
  items.forEach((item, index) => writeListItem(pdf, list, item, `${String.fromCodePoint(97 + index)}.`))
  list.end()
}

function writeListItem(pdf: Pdf, list: Part, item: string, letter: string): void {
  const entry = pdf.struct('LI')
  list.add(entry)
  keepTogether(pdf, item, margin + listIndent)
  const { y } = pdf
  add(pdf, entry, 'Lbl', () =>
    pdf
      .font('text')
      .fontSize(textSize)
      .text(`${letter} `, margin + indent, y, { lineBreak: false }),
  )
  add(pdf, entry, 'LBody', () => pdf.text(item, margin + listIndent, y, { lineGap, paragraphGap: 3 }))
  entry.end()
}

function writeHanging(pdf: Pdf, label: string, text: string, left: number, textLeft: number): void {
  keepTogether(pdf, text, textLeft)
  const { y } = pdf
  pdf.font('text').fontSize(textSize).text(`${label} `, left, y, { lineBreak: false })
  pdf.text(text, textLeft, y, { lineGap, paragraphGap: 4 })
}

/** Starts a new page when less than a few lines of the paragraph would fit, so that its number is not left alone. */
function keepTogether(pdf: Pdf, text: string, left: number): void {
  pdf.font('text').fontSize(textSize)
  const width = pdf.page.width - margin - left
  const room = pdf.page.height - pdf.page.margins.bottom - pdf.y
  const height = Math.min(pdf.heightOfString(text, { width, lineGap }), 60)
  if (height > room) pdf.continueOnNewPage()
}

function writeForm(pdf: Pdf, { part, outline }: Section, { title, lead, says, blanks }: TermsForm): void {
  const form = pdf.struct('Sect')
  part.add(form)
  pdf.continueOnNewPage()
  writeHeading(pdf, { part: form, outline }, title)
  add(pdf, form, 'P', () => pdf.font('text').fontSize(textSize).text(lead, margin, pdf.y, { lineGap }).moveDown())
  for (const line of says) add(pdf, form, 'P', () => pdf.text(line, margin, pdf.y, { lineGap }).moveDown(0.8))
  for (const line of blanks) {
    add(pdf, form, 'P', () => pdf.text(line, margin, pdf.y, { lineGap }).moveDown(1.6))
    writeRule(pdf)
  }
  form.end()
}

function add(pdf: Pdf, parent: Part, tag: string, write: () => void): void {
  parent.add(pdf.struct(tag, {}, write))
}

/** Marks rules and page numbers as artifacts, which screen readers skip. */
function writeUntagged(pdf: Pdf, type: 'Layout' | 'Pagination', write: () => void): void {
  pdf.markContent('Artifact', { type })
  write()
  pdf.endMarkedContent()
}

function writeSill(pdf: Pdf): void {
  const y = pdf.y + 10
  writeUntagged(pdf, 'Layout', () => pdf.rect(margin, y, pdf.page.width - 2 * margin, 4).fill(forest))
  pdf.y = y + 18
}

function writeRule(pdf: Pdf): void {
  const y = pdf.y - 6
  writeUntagged(pdf, 'Layout', () =>
    pdf
      .rect(margin, y, pdf.page.width - 2 * margin, 0.5)
      .fill(bark)
      .fillColor(forest),
  )
  pdf.y = y + 14
}

function writePageNumbers(pdf: Pdf, firstPages: readonly number[]): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    const { title, dateLabel, pageOf } = parts[firstPages.findLastIndex((first) => first <= page)] ?? termsNl
    pdf.switchToPage(page)
    // Otherwise pdfkit adds a page for text inside the margin.
    pdf.page.margins.bottom = 0
    writeUntagged(pdf, 'Pagination', () => {
      const y = pdf.page.height - margin
      const whole = pdf.page.width - 2 * margin
      const width = whole * 0.3
      pdf.font('text').fontSize(9).fillColor(bark)
      pdf.text(`${title} ${brand.name}, ${dateLabel}`, margin, y, { width: whole - width, lineBreak: false })
      pdf.text(pageOf(page + 1, count), margin + whole - width, y, { width, align: 'right', lineBreak: false })
    })
  }
}
