import { formatDay } from '#core/time/day-format.ts'
import type { Locale } from '#core/locale/locale.ts'
import { formatPhone } from '#core/customers/phone.ts'
import type { InvoiceDocument, Seller } from '#core/orders/invoice.ts'
import { invoiceTextsIn } from '#features/invoices/texts/invoice-texts.ts'
import { wordmark } from '#web/ui/wordmark.ts'
import { colour, sheet, style } from './invoice-style.ts'
import type { Pdf, Pen, Style } from './pen.ts'
import type { Tags } from './tags.ts'

const asideLeft = 372
const asideWidth = sheet.right - asideLeft
const mainWidth = asideLeft - sheet.left - 24
const tops = { seller: 50, heading: 136, parties: 192 } as const

/** The first page above the lines: seller, title, buyer, number and dates. Returns the y below. */
export function writeLetterhead(pdf: Pdf, pen: Pen, tags: Tags, document: InvoiceDocument): number {
  const { seller, buyer, language } = document
  const t = invoiceTextsIn[language]
  tags.add('Figure', () => drawWordmark(pdf, sheet.left, 84, 0.98), seller.name)
  writeLines(sellerLines(seller, buyer.address.country, language), asideLeft, tops.seller, asideWidth)
  tags.add('H1', () => {
    pen.write(titleOf(document), { x: sheet.left, y: tops.heading, width: mainWidth }, style.heading)
  })
  const left = writeLines(buyerLines(document), sheet.left, tops.parties, mainWidth)
  const right = writeLines(factLines(document, t), asideLeft, tops.parties, asideWidth)
  return Math.max(left, right)

  function writeLines(lines: readonly (readonly [string, Style])[], x: number, top: number, width: number): number {
    let y = top
    for (const [text, textStyle] of lines) {
      if (textStyle === style.label && y > top) y += 6
      tags.add('P', () => {
        y = pen.write(text, { x, y, width }, textStyle)
      })
    }
    return y
  }
}

export function titleOf({ kind, language }: InvoiceDocument): string {
  const t = invoiceTextsIn[language]
  return kind === 'invoice' ? t.invoice : t.creditNote
}

function sellerLines(seller: Seller, buyerCountry: string, language: Locale): readonly (readonly [string, Style])[] {
  const t = invoiceTextsIn[language]
  return [
    [seller.legalName, style.strong],
    ...addressLines(seller.address, buyerCountry, language),
    [`${t.chamberOfCommerce} ${seller.chamberOfCommerceNumber}`, style.words],
    [`${t.vatNumber} ${seller.vatNumber}`, style.words],
    [seller.email, style.words],
    [formatPhone(seller.phone), style.words],
  ]
}

function buyerLines({ buyer, seller, language }: InvoiceDocument): readonly (readonly [string, Style])[] {
  const t = invoiceTextsIn[language]
  const { name, attention, address, vatNumber } = buyer
  return [
    [t.billedTo, style.label],
    [name, style.strong],
    ...(attention === null ? [] : ([[t.attention(attention), style.words]] as const)),
    ...addressLines(address, seller.address.country, language),
    ...(vatNumber === null ? [] : ([[`${t.vatNumber} ${vatNumber}`, style.words]] as const)),
  ]
}

function factLines(
  { kind, number, issuedOn, orderNumber, original, language }: InvoiceDocument,
  t: (typeof invoiceTextsIn)[Locale],
): readonly (readonly [string, Style])[] {
  return [
    [kind === 'invoice' ? t.number : t.creditNumber, style.label],
    [number, style.strong],
    ...(original === null
      ? []
      : ([[t.original(original.number, formatDay(original.issuedOn, language)), style.words]] as const)),
    [t.date, style.label],
    [formatDay(issuedOn, language), style.strong],
    [t.orderNumber, style.label],
    [orderNumber, style.strong],
  ]
}

/** The country is printed only when seller and buyer are in different ones. */
function addressLines(
  { street, postalCode, city, country }: Seller['address'],
  otherCountry: string,
  language: Locale,
): readonly (readonly [string, Style])[] {
  const abroad = country === otherCountry ? [] : ([[countryName(country, language), style.words]] as const)
  return [[street, style.words], [`${postalCode} ${city}`.trim(), style.words], ...abroad]
}

function countryName(country: string, language: Locale): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

export function drawWordmark(pdf: Pdf, x: number, baseline: number, scale: number): void {
  pdf.save().translate(x, baseline).scale(scale)
  pdf.path(wordmark.s + wordmark.ek).fill(colour.forest)
  pdf.translate(wordmark.cuttingX, 0)
  pdf.path(wordmark.stem).lineWidth(wordmark.stemWidth).lineCap('round').lineJoin('round').stroke(colour.forest)
  pdf.path(wordmark.leftLeaf).fill(colour.moss)
  pdf.path(wordmark.rightLeaf).fill(colour.fern)
  pdf.restore()
}
