import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { staticFont } from '#build/static-font.ts'
import { termsNl } from '#content/terms/nl.ts'
import type { TermsArticle } from '#content/terms/terms-text.ts'
import { brand } from '#site/brand.ts'

const forest = '#103527'
const margin = 64

/** The general terms as a tagged PDF: headings and paragraphs are known to a screen reader. */
export async function termsPdf(): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    lang: 'nl-NL',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: `${termsNl.title} – ${brand.name}`,
      Author: brand.legalName,
      CreationDate: new Date(termsNl.date),
    },
  })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  document.registerFont('text', await staticFont(500)).registerFont('heading', await staticFont(900))
  document.fillColor(forest)

  const root = document.struct('Document')
  document.addStructure(root)
  const add = (tag: 'H1' | 'H2' | 'P', write: () => void) => root.add(document.struct(tag, {}, write))

  add('H1', () => document.font('heading').fontSize(26).text(termsNl.title))
  add('P', () => document.font('text').fontSize(10.5).text(`${brand.legalName}. ${termsNl.dateLabel}.`).moveDown())
  termsNl.articles.forEach((article, index) => writeArticle(article, index + 1))
  root.end()
  document.end()
  await once(document, 'end')
  return Buffer.concat(pieces)

  function writeArticle(article: TermsArticle, number: number): void {
    add('H2', () =>
      document.moveDown(0.8).font('heading').fontSize(14).text(`${number}. ${article.title}`).moveDown(0.3),
    )
    article.paragraphs.forEach((paragraph, index) =>
      add('P', () =>
        document
          .font('text')
          .fontSize(10.5)
          .text(`${number}.${index + 1}  ${paragraph}`, { lineGap: 2.5, paragraphGap: 4 }),
      ),
    )
  }
}
