import { beforeAll, describe, expect, test } from 'vitest'
import { creditNoteOf } from '#core/orders/credit-note.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import { locales } from '#core/locale/locale.ts'
import { cents } from '#core/money/money.ts'
import {
  couponLines,
  dutchBusiness,
  germanBusiness,
  germanBuyer,
  sampleInvoice,
  sampleLine,
  sampleOrder,
  swissBuyer,
} from '#tests/builders/sample-order.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { InvoiceFonts } from './invoice-fonts.ts'
import { paperFonts } from '#tests/builders/paper-fonts.ts'
import { pdfPages } from '#tests/builders/pdf-text.ts'

let fonts: InvoiceFonts
beforeAll(async () => {
  fonts = await paperFonts()
})

/** All words with plain spaces, and words that were broken over lines joined again. */
async function wordsOf(document: InvoiceDocument): Promise<string> {
  return plain(
    pdfPages(await invoicePdf(document, fonts))
      .flat()
      .join(' '),
  )
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/ +/g, ' ')

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleLine({ itemId: `d${index}`, name: `naam-${index}.nl`, price: cents(999) }),
  )

const parties = [
  'Stek Hosting B.V.',
  'Kwekerijweg 12',
  '3512 JE Utrecht',
  'KvK 90123456',
  'NL865432109B01',
  'De Tuinierderij V.O.F.',
  'Sanne de Vries',
  'Kerkstraat 14',
  '3581 RC Utrecht',
  'NL001234567B01',
  'F2026-000042',
  '2026-000123',
  'tuinierderij.nl',
  'iDEAL | Wero',
]

describe.each(locales)('an invoice in %s', (language) => {
  test('carries all that the law wants on it', async () => {
    const words = await wordsOf(sampleInvoice(sampleOrder({ language, buyer: dutchBusiness })))
    const amounts = {
      nl: ['€ 9,99', '€ −6,00', '€ 3,99', '€ 63,99', 'Btw 21% over € 63,99', '€ 13,44', '€ 77,43'],
      de: ['9,99 €', '−6,00 €', '3,99 €', '63,99 €', 'MwSt. 21 % auf 63,99 €', '13,44 €', '77,43 €'],
      en: ['€9.99', '−€6.00', '€3.99', '€63.99', 'VAT 21% on €63.99', '€13.44', '€77.43'],
    }
    const terms = {
      nl: ['Factuur', '15 november 2026', '15-11-2026 t/m 14-11-2027', 'Webhosting Struik'],
      de: ['Rechnung', '15. November 2026', '15.11.2026 bis 14.11.2027', 'Webhosting Strauch'],
      en: ['Invoice', '15 November 2026', '15 Nov 2026 to 14 Nov 2027', 'Web hosting Shrub'],
    }
    for (const part of [...parties, ...amounts[language], ...terms[language]]) {
      expect(words).toContain(part)
    }
  })

  test('names who owes the VAT when it is reverse-charged, with both numbers', async () => {
    const words = await wordsOf(sampleInvoice(sampleOrder({ language, buyer: germanBusiness })))
    const note = {
      nl: 'Btw verlegd naar btw-nummer DE123456789',
      de: 'Steuerschuldnerschaft des Leistungsempfängers, USt-IdNr. DE123456789',
      en: 'Reverse charge, VAT number DE123456789',
    }
    expect(words).toContain(note[language])
    expect(words).toContain('NL865432109B01')
  })

  test('says why nobody outside the Union pays VAT', async () => {
    const words = await wordsOf(sampleInvoice(sampleOrder({ language, buyer: swissBuyer })))
    const note = { nl: 'geen Nederlandse btw', de: 'keine niederländische MwSt.', en: 'no Dutch VAT' }
    const country = { nl: 'Zwitserland', de: 'Schweiz', en: 'Switzerland' }
    expect(words).toContain(note[language])
    expect(words).toContain(country[language])
  })

  test('is tagged, has a language and a title', async () => {
    const file = Buffer.from(await invoicePdf(sampleInvoice(sampleOrder({ language })), fonts)).toString('latin1')
    const tag = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' }[language]
    expect(file).toMatch(/^%PDF-1\.7/)
    expect(file).toContain(`/Lang (${tag})`)
    expect(file).toContain('/Marked true')
    expect(file).toContain('/DisplayDocTitle true')
    expect(file).toMatch(/\/Title /)
    for (const element of ['H1', 'Table', 'TH', 'TD', 'P', 'Figure']) expect(file).toContain(`/S /${element}\n`)
  })

  test('a credit note says which invoice it takes back', async () => {
    const invoice = sampleInvoice(sampleOrder({ language, buyer: germanBuyer }))
    const facts = { number: 'F2026-000043', day: '2026-12-01' } as const
    const words = await wordsOf(creditNoteOf(invoice, [], { ...facts, refundedInAll: invoice.total }))
    for (const part of ['F2026-000043', 'F2026-000042']) expect(words).toContain(part)
    const title = { nl: 'Creditfactuur', de: 'Rechnungskorrektur', en: 'Credit note' }
    const sum = { nl: '€ −76,15', de: '−76,15 €', en: '−€76.15' }
    expect(words).toContain(title[language])
    expect(words).toContain(sum[language])
  })
})

test('[T5] the same document makes the same bytes', async () => {
  const [one, other] = await Promise.all([invoicePdf(sampleInvoice(), fonts), invoicePdf(sampleInvoice(), fonts)])
  expect(Buffer.compare(Buffer.from(one), Buffer.from(other))).toBe(0)
})

test.each([1, 3, 5])('%i lines are one page', async (count) => {
  const order = sampleOrder({ lines: linesOf(count), buyer: germanBusiness, language: 'de' })
  expect(pdfPages(await invoicePdf(sampleInvoice(order), fonts))).toHaveLength(1)
})

test('a hundred lines flow over pages, with heads and numbers on each, and every line once', async () => {
  const pages = pdfPages(await invoicePdf(sampleInvoice(sampleOrder({ lines: linesOf(100) })), fonts))
  expect(pages.length).toBeGreaterThan(4)
  pages.forEach((page, index) => {
    const hasLines = page.some((text) => text.startsWith('naam-'))
    expect(page.filter((text) => text === 'Omschrijving')).toHaveLength(hasLines ? 1 : 0)
    expect(page.map(plain)).toContain(`Pagina ${index + 1} van ${pages.length}`)
  })
  const names = pages.flat().flatMap((text) => /^naam-\d+\.nl/.exec(text) ?? [])
  expect(names).toEqual(linesOf(100).map(({ name }) => name))
  expect(pages.at(-1)?.map(plain)).toContain('€ 1.208,79')
})

test('however many lines there are, the total stands on the last page, above its foot', async () => {
  for (let count = 4; count <= 18; count += 1) {
    const pages = pdfPages(await invoicePdf(sampleInvoice(sampleOrder({ lines: linesOf(count) })), fonts))
    const withTotal = pages.flatMap((page, index) => (page.includes('Totaal') ? [index] : []))
    expect(withTotal, `${count} lines`).toEqual([pages.length - 1])
    expect(pages.at(-1)?.map(plain), `${count} lines`).toContain(`Pagina ${pages.length} van ${pages.length}`)
  }
})

test('B232 B233 whatever somebody is called is printed as text', async () => {
  const buyer = {
    firstName: '<b>{{7*7}}\u0000\u202e',
    lastName: ') Tj /JavaScript (',
    street: 'x'.repeat(400),
    city: 'Żółć Đorđe Иван Nguyễn Αθήνα 山田',
  }
  const words = await wordsOf(sampleInvoice(sampleOrder({ buyer })))
  expect(words).toContain('<b>{{7*7}}')
  expect(words).toContain(') Tj /JavaScript (')
  expect(words.replaceAll(' ', '')).toContain('x'.repeat(400))
  expect(words.replaceAll(' ', '')).toContain('ŻółćĐorđeИванNguyễnAthina??')
  expect(Buffer.from(await invoicePdf(sampleInvoice(sampleOrder({ buyer })), fonts)).toString('latin1')).not.toContain(
    '/JavaScript',
  )
})

test('a code has a line of its own in the sums, with the VAT it saves, and so has its credit note', async () => {
  const invoice = sampleInvoice(sampleOrder({ lines: couponLines() }))
  expect(invoice.coupon).toEqual({ code: 'WELKOM10', discount: 639, vat: 134 })
  const words = await wordsOf(invoice)
  expect(words).toContain('Korting: Eerste jaar voordelig, Kortingscode WELKOM10')
  expect(words).toContain('Kortingscode WELKOM10 (scheelt ook € 1,34 btw)')
  expect(words).toContain('€ −6,39')
  const facts = { number: 'F2026-000043', day: '2026-12-01', refundedInAll: invoice.total } as const
  expect(creditNoteOf(invoice, [], facts).coupon).toEqual({ code: 'WELKOM10', discount: -639, vat: -134 })
  const part = { ...facts, refundedInAll: cents(100) }
  expect(creditNoteOf(invoice, [], part)).not.toHaveProperty('coupon')
})
