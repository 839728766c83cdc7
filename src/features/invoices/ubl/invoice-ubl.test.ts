import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { creditNoteOf } from '#core/orders/credit-note.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import { cents } from '#core/money/money.ts'
import type { Buyer } from '#core/orders/order.ts'
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
import { invoiceUbl } from './invoice-ubl.ts'
import { elementsAt, textAt, type XmlElement, xmlTree } from '#tests/builders/xml-tree.ts'

const peppol = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
}

const treeOf = (document: InvoiceDocument) => xmlTree(invoiceUbl(document))
const lineName = (root: XmlElement) => (root.name === 'Invoice' ? 'InvoiceLine' : 'CreditNoteLine')

/** In cents; anything that is not an amount with two decimals throws. */
function amountAt(root: XmlElement, path: string): number {
  const text = textAt(root, path) ?? '0.00'
  if (!/^-?\d+\.\d{2}$/.test(text)) throw new Error(`${path} is no amount: ${text}`)
  return Math.round(Number(text) * 100)
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Rules of EN 16931 and Peppol about sums of amounts and required fields per VAT category. */
function expectRules(root: XmlElement): void {
  const lines = elementsAt(root, lineName(root))
  const nets = lines.map((line) => amountAt(line, 'LineExtensionAmount'))
  const totals = (name: string) => amountAt(root, `LegalMonetaryTotal/${name}`)
  const [subtotal, ...others] = elementsAt(root, 'TaxTotal/TaxSubtotal')
  if (subtotal === undefined) throw new Error('no VAT breakdown')
  expect(others, 'one rate').toEqual([])
  const taxable = amountAt(subtotal, 'TaxableAmount')
  const vat = amountAt(subtotal, 'TaxAmount')
  const percent = textAt(subtotal, 'TaxCategory/Percent')
  const category = textAt(subtotal, 'TaxCategory/ID')

  expect(lines.length, 'BR-16').toBeGreaterThan(0)
  expect(totals('LineExtensionAmount'), 'BR-CO-10').toBe(sum(nets))
  expect(elementsAt(root, 'AllowanceCharge'), 'BR-CO-11, BR-CO-12: none on the document').toEqual([])
  expect(totals('TaxExclusiveAmount'), 'BR-CO-13').toBe(sum(nets))
  expect(amountAt(root, 'TaxTotal/TaxAmount'), 'BR-CO-14').toBe(vat)
  expect(totals('TaxInclusiveAmount'), 'BR-CO-15').toBe(totals('TaxExclusiveAmount') + vat)
  expect(totals('PayableAmount'), 'BR-CO-16').toBe(totals('TaxInclusiveAmount') - totals('PrepaidAmount'))
  /* Partial credit notes may be a cent off, so that together they add up to the invoice. */
  const exact = Math.floor((taxable * Math.round(Number(percent ?? 0) * 100) + 5000) / 10_000)
  expect(Math.abs(vat - exact), 'BR-CO-17').toBeLessThanOrEqual(root.name === 'Invoice' ? 0 : 1)
  for (const amount of [vat, taxable, ...nets]) expect(amount, 'above zero').toBeGreaterThanOrEqual(0)

  for (const line of lines) {
    const allowances = elementsAt(line, 'AllowanceCharge')
    const off = sum(allowances.map((allowance) => amountAt(allowance, 'Amount')))
    expect(amountAt(line, 'LineExtensionAmount'), 'PEPPOL-EN16931-R120').toBe(amountAt(line, 'Price/PriceAmount') - off)
    expect(amountAt(line, 'Price/PriceAmount'), 'BR-27').toBeGreaterThanOrEqual(0)
    for (const allowance of allowances) expect(textAt(allowance, 'AllowanceChargeReasonCode'), 'BR-42').toBe('95')
    expect(textAt(line, 'Item/Name'), 'BR-25').toBeTruthy()
    expect(textAt(line, 'Item/ClassifiedTaxCategory/ID'), 'BR-CO-04, BR-S-01, BR-AE-01, BR-O-01').toBe(category)
    expect(textAt(line, 'Item/ClassifiedTaxCategory/Percent'), 'BR-S-05, BR-AE-05, BR-O-05').toBe(percent)
  }

  const sellerVat = textAt(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')
  const buyerVat = textAt(root, 'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID')
  const reason = textAt(subtotal, 'TaxCategory/TaxExemptionReason')
  const reasonCode = textAt(subtotal, 'TaxCategory/TaxExemptionReasonCode')
  expect(taxable, 'BR-S-08, BR-AE-08, BR-O-08').toBe(sum(nets))
  if (category === 'S') {
    expect(sellerVat, 'BR-S-02').toMatch(/^NL/)
    expect(Number(percent), 'BR-S-05').toBeGreaterThan(0)
    expect([reason, reasonCode], 'BR-S-10').toEqual([undefined, undefined])
  } else if (category === 'AE') {
    expect([sellerVat, buyerVat], 'BR-AE-02').toEqual([
      expect.stringMatching(/^NL/),
      expect.stringMatching(/^[A-Z]{2}/),
    ])
    expect(percent, 'BR-AE-05').toBe('0')
    expect(vat, 'BR-AE-09').toBe(0)
    expect([reason, reasonCode], 'BR-AE-10').toEqual([expect.stringMatching(/./), 'VATEX-EU-AE'])
  } else {
    expect(category).toBe('O')
    expect([sellerVat, buyerVat], 'BR-O-02').toEqual([undefined, undefined])
    expect(percent, 'BR-O-05').toBeUndefined()
    expect(vat, 'BR-O-09').toBe(0)
    expect([reason, reasonCode], 'BR-O-10').toEqual([expect.stringMatching(/./), 'VATEX-EU-O'])
  }
  expectParties(root)
  expectNothingEmpty(root)
}

function expectParties(root: XmlElement): void {
  for (const role of ['AccountingSupplierParty', 'AccountingCustomerParty']) {
    const [party] = elementsAt(root, `${role}/Party`)
    if (party === undefined) throw new Error(`no ${role}`)
    const [endpoint] = elementsAt(party, 'EndpointID')
    const isPeppol = textAt(root, 'CustomizationID')?.includes('peppol') ?? false
    const schemes = isPeppol ? /^\d{4}$/ : /^(?:\d{4}|EM)$/
    expect(endpoint?.attributes['schemeID'], 'PEPPOL-EN16931-R010, R020, CL008; BR-CL-25').toMatch(schemes)
    expect(textAt(party, 'PartyLegalEntity/RegistrationName'), 'BR-06, BR-07').toBeTruthy()
    for (const part of ['StreetName', 'CityName', 'PostalZone', 'Country/IdentificationCode']) {
      expect(textAt(party, `PostalAddress/${part}`), 'BR-09, BR-11, NL-R-002, NL-R-004').toBeTruthy()
    }
  }
  const [register] = elementsAt(root, 'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID')
  expect(register?.attributes['schemeID'], 'NL-R-003').toBe('0106')
  expect(textAt(root, 'BuyerReference'), 'PEPPOL-EN16931-R003').toBeTruthy()
  const means = textAt(root, 'PaymentMeans/PaymentMeansCode')
  expect([undefined, '48', '57'], 'NL-R-008').toContain(means)
}

function expectNothingEmpty(element: XmlElement): void {
  expect(element.children.length > 0 || element.text.trim() !== '', `R008 ${element.name}`).toBe(true)
  element.children.forEach(expectNothingEmpty)
}

const buyers: readonly Partial<Buyer>[] = [
  {},
  dutchBusiness,
  germanBuyer,
  germanBusiness,
  swissBuyer,
  { country: 'FI' },
]

test('[T5] every invoice and every credit note keeps the rules of EN 16931 and Peppol', () => {
  const line = fc.record({ price: fc.integer({ min: 0, max: 500_000 }), off: fc.integer({ min: 0, max: 100 }) })
  const lines = fc.array(line, { minLength: 1, maxLength: 12 })
  const parts = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 3 })
  fc.assert(
    fc.property(lines, fc.constantFrom(...buyers), parts, (wanted, buyer, refunds) => {
      const ordered = wanted.map(({ price, off }) =>
        sampleLine({ price: cents(price), discount: cents(Math.floor((price * off) / 100)) }),
      )
      const invoice = sampleInvoice(sampleOrder({ lines: ordered, buyer }))
      const root = treeOf(invoice)
      expectRules(root)
      expect(amountAt(root, 'LegalMonetaryTotal/TaxInclusiveAmount')).toBe(invoice.total)
      for (const refund of refunds.filter((each) => each <= invoice.total)) {
        const facts = { number: 'F2026-000043', day: '2026-12-01', refundedInAll: cents(refund) } as const
        const note = treeOf(creditNoteOf(invoice, [], facts))
        expectRules(note)
        expect(amountAt(note, 'LegalMonetaryTotal/TaxInclusiveAmount')).toBe(refund)
      }
    }),
    { numRuns: 150 },
  )
})

test('a code is an allowance of its own in every line it was for, and the sums hold', () => {
  for (const buyer of buyers) {
    const invoice = sampleInvoice(sampleOrder({ lines: couponLines(), buyer }))
    const root = treeOf(invoice)
    expectRules(root)
    const [first] = elementsAt(root, 'InvoiceLine')
    const allowances = first ? elementsAt(first, 'AllowanceCharge') : []
    expect(allowances.map((each) => [textAt(each, 'AllowanceChargeReason'), amountAt(each, 'Amount')])).toEqual([
      [expect.any(String), 600],
      ['Kortingscode WELKOM10', 39],
    ])
    const facts = { number: 'F2026-000043', day: '2026-12-01', refundedInAll: invoice.total } as const
    expectRules(treeOf(creditNoteOf(invoice, [], facts)))
  }
})

test('an invoice says what it is, to whom, and for which time', () => {
  const root = treeOf(sampleInvoice(sampleOrder({ buyer: germanBusiness, language: 'de' })))
  expect(root.attributes).toMatchObject({ xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2' })
  const text = (path: string) => textAt(root, path)
  expect(text('CustomizationID')).toBe(peppol.customization)
  expect(text('ProfileID')).toBe(peppol.profile)
  expect(text('ID')).toBe('F2026-000042')
  expect(text('IssueDate')).toBe('2026-11-15')
  expect(text('InvoiceTypeCode')).toBe('380')
  expect(text('DocumentCurrencyCode')).toBe('EUR')
  expect(text('TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason')).toBe(
    'Steuerschuldnerschaft des Leistungsempfängers',
  )
  const [endpoint] = elementsAt(root, 'AccountingCustomerParty/Party/EndpointID')
  expect(endpoint).toMatchObject({ text: 'DE123456789', attributes: { schemeID: '9930' } })
  const [line] = elementsAt(root, 'InvoiceLine')
  if (line === undefined) throw new Error('no line')
  expect(textAt(line, 'InvoicePeriod/StartDate')).toBe('2026-11-15')
  expect(textAt(line, 'InvoicePeriod/EndDate')).toBe('2027-11-14')
  expect(textAt(line, 'Item/Name')).toBe('.nl-Domain')
})

test('a credit note is a document of its own and names its invoice', () => {
  const invoice = sampleInvoice()
  const facts = { number: 'F2026-000043', day: '2026-12-01', refundedInAll: invoice.total } as const
  const root = treeOf(creditNoteOf(invoice, [], facts))
  expect(root.name).toBe('CreditNote')
  expect(textAt(root, 'CreditNoteTypeCode')).toBe('381')
  expect(textAt(root, 'BillingReference/InvoiceDocumentReference/ID')).toBe('F2026-000042')
  expect(textAt(root, 'BillingReference/InvoiceDocumentReference/IssueDate')).toBe('2026-11-15')
  expect(elementsAt(root, 'CreditNoteLine').map((line) => textAt(line, 'CreditedQuantity'))).toEqual(['1', '1', '1'])
})

/** The order of elements in the schema; a validator rejects any other. */
test('elements stand in the order of the schema', () => {
  const order =
    'CustomizationID ProfileID ID IssueDate InvoiceTypeCode CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine'.split(
      ' ',
    )
  const places = treeOf(sampleInvoice()).children.map(({ name }) => order.indexOf(name.replace(/^.*:/, '')))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test.each([
  ['a person', {}, 'urn:cen.eu:en16931:2017', undefined],
  ['a person abroad', germanBuyer, 'urn:cen.eu:en16931:2017', undefined],
  ['a business', dutchBusiness, peppol.customization, peppol.profile],
  [
    'a business without a confirmed VAT number',
    { ...dutchBusiness, vatState: 'unknown' } as const,
    peppol.customization,
    peppol.profile,
  ],
  ['a business abroad', germanBusiness, peppol.customization, peppol.profile],
])('the invoice of %s names the specification its address belongs to', (_, buyer, customization, profile) => {
  const root = treeOf(sampleInvoice(sampleOrder({ buyer })))
  expect([textAt(root, 'CustomizationID'), textAt(root, 'ProfileID')]).toEqual([customization, profile])
})

describe('electronic addresses', () => {
  test.each([
    [{}, 'EM', 'sanne@tuinierderij.example'],
    [dutchBusiness, '9944', 'NL001234567B01'],
    [{ ...dutchBusiness, vatState: 'unknown' }, '0106', '12345678'],
    [{ ...germanBusiness, country: 'GR', vatNumber: 'EL123456789' }, '9933', 'EL123456789'],
    [{ ...germanBusiness, country: 'SE', vatNumber: 'SE123456789001' }, 'EM', 'j.weiss@gaertnerei-weiss.example'],
  ] as const)('of %o', (buyer, scheme, id) => {
    const root = treeOf(sampleInvoice(sampleOrder({ buyer })))
    const [endpoint] = elementsAt(root, 'AccountingCustomerParty/Party/EndpointID')
    expect(endpoint).toMatchObject({ text: id, attributes: { schemeID: scheme } })
  })
})

test('B223 B233 hostile words stay words, and what XML cannot hold is left out', () => {
  const hostile = `</cbc:Name><x a="1">&amp;{{7*7}}]]><!-- '" \u0000\u0008\ud800\ufffe`
  const buyer = { ...germanBusiness, companyName: hostile, street: hostile, city: hostile, email: `x"'<>&@y.example` }
  const lines = [sampleLine({ title: { nl: hostile, de: hostile, en: hostile } })]
  const root = treeOf(sampleInvoice(sampleOrder({ buyer, lines })))
  const name = textAt(root, 'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')
  expect(name).toMatch(/^<\/cbc:Name><x a="1">&amp;\{\{7\*7\}\}\]\]><!-- '"/)
  expect(textAt(root, 'AccountingCustomerParty/Party/Contact/ElectronicMail')).toBe(`x"'<>&@y.example`)
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (text) => {
      expect(() => treeOf(sampleInvoice(sampleOrder({ buyer: { ...buyer, companyName: `a${text}` } })))).not.toThrow()
    }),
  )
})
