import { type BasisPoints, type Cents, cents } from '#core/money/money.ts'
import type { InvoiceDocument, InvoicedParty, InvoiceLine, Seller } from '#core/orders/invoice.ts'
import { paymentMethodName } from '#core/orders/payment-method-name.ts'
import { paymentNoteOf } from '#features/invoices/payment-note.ts'
import { invoiceTextsIn } from '#features/invoices/texts/invoice-texts.ts'
import { documentOf, group, leaf, type Xml } from './xml.ts'

const norm = 'urn:cen.eu:en16931:2017'
const peppol = {
  customization: `${norm}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
} as const
const namespaces = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** A credit note is a document type of its own, in which the credited amounts are positive. */
const forms = {
  invoice: { root: 'Invoice', code: '380', line: 'InvoiceLine', quantity: 'InvoicedQuantity', sign: 1 },
  credit: { root: 'CreditNote', code: '381', line: 'CreditNoteLine', quantity: 'CreditedQuantity', sign: -1 },
} as const

/**
 * Peppol BIS Billing 3.0 for buyers with a Peppol address, plain EN 16931 for all others. The schema prescribes the
 * order of the elements.
 */
export function invoiceUbl(document: InvoiceDocument): string {
  const form = forms[document.kind]
  const { seller, buyer, tax, total } = document
  const amount = (name: string, value: Cents) => leaf(name, decimal(cents(value * form.sign)), { currencyID: 'EUR' })
  const buyerAddress = electronicAddressOf(buyer)
  // PEPPOL-EN16931-CL008 does not allow e-mail addresses as endpoint; EN 16931 itself does (BR-CL-25).
  const isPeppol = buyerAddress.scheme !== emailScheme
  const isTaxable = document.exemption !== 'outside_eu'
  const root = group(
    form.root,
    [
      leaf('cbc:CustomizationID', isPeppol ? peppol.customization : norm),
      leaf('cbc:ProfileID', isPeppol ? peppol.profile : null),
      leaf('cbc:ID', document.number),
      leaf('cbc:IssueDate', document.issuedOn),
      leaf(`cbc:${form.root}TypeCode`, form.code),
      leaf('cbc:Note', noteOf(document)),
      leaf('cbc:DocumentCurrencyCode', 'EUR'),
      leaf('cbc:BuyerReference', document.orderNumber),
      originalOf(document),
      group('cac:AccountingSupplierParty', [sellerParty(seller, isTaxable)]),
      group('cac:AccountingCustomerParty', [buyerParty(buyer, buyerAddress, isTaxable)]),
      paymentMeansOf(document),
      group('cac:TaxTotal', [
        amount('cbc:TaxAmount', tax.vat),
        group('cac:TaxSubtotal', [
          amount('cbc:TaxableAmount', tax.net),
          amount('cbc:TaxAmount', tax.vat),
          taxCategory('cac:TaxCategory', document, reasonOf(document)),
        ]),
      ]),
      group('cac:LegalMonetaryTotal', [
        amount('cbc:LineExtensionAmount', tax.net),
        amount('cbc:TaxExclusiveAmount', tax.net),
        amount('cbc:TaxInclusiveAmount', total),
        amount('cbc:PrepaidAmount', total),
        amount('cbc:PayableAmount', cents(0)),
      ]),
      ...document.lines.map((line, index) => lineOf(line, index + 1)),
    ],
    {
      xmlns: `${namespaces}${form.root}-2`,
      'xmlns:cac': `${namespaces}CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespaces}CommonBasicComponents-2`,
    },
  )
  return documentOf(root)

  function lineOf(line: InvoiceLine, number: number): Xml | null {
    const { description, name, term, quantity, unitPrice, discount, discountLabel: label, net } = line
    const discounts = line.discounts ?? [{ label, amount: discount }]
    return group(`cac:${form.line}`, [
      leaf('cbc:ID', String(number)),
      leaf(`cbc:${form.quantity}`, String(quantity * form.sign), { unitCode: 'C62' }),
      amount('cbc:LineExtensionAmount', net),
      term && group('cac:InvoicePeriod', [leaf('cbc:StartDate', term.from), leaf('cbc:EndDate', term.until)]),
      ...discounts.map((each) =>
        each.amount === 0
          ? null
          : group('cac:AllowanceCharge', [
              leaf('cbc:ChargeIndicator', 'false'),
              leaf('cbc:AllowanceChargeReasonCode', '95'),
              leaf('cbc:AllowanceChargeReason', each.label),
              leaf('cbc:Amount', decimal(each.amount), { currencyID: 'EUR' }),
            ]),
      ),
      group('cac:Item', [
        leaf('cbc:Description', name),
        leaf('cbc:Name', description),
        taxCategory('cac:ClassifiedTaxCategory', document, []),
      ]),
      group('cac:Price', [leaf('cbc:PriceAmount', decimal(unitPrice), { currencyID: 'EUR' })]),
    ])
  }
}

function originalOf({ original }: InvoiceDocument): Xml | null {
  if (original === null) return null
  const reference = [leaf('cbc:ID', original.number), leaf('cbc:IssueDate', original.issuedOn)]
  return group('cac:BillingReference', [group('cac:InvoiceDocumentReference', reference)])
}

/** An invoice that is not subject to VAT must not contain a VAT number (BR-O-02). */
function sellerParty(seller: Seller, isTaxable: boolean): Xml | null {
  const { legalName, name, address, chamberOfCommerceNumber, vatNumber, phone, email } = seller
  return group('cac:Party', [
    endpoint({ scheme: chamberScheme, id: chamberOfCommerceNumber }),
    group('cac:PartyName', [leaf('cbc:Name', name)]),
    postalAddress(address),
    isTaxable ? taxScheme('cac:PartyTaxScheme', [leaf('cbc:CompanyID', vatNumber)]) : null,
    group('cac:PartyLegalEntity', [
      leaf('cbc:RegistrationName', legalName),
      leaf('cbc:CompanyID', chamberOfCommerceNumber, { schemeID: chamberScheme }),
    ]),
    group('cac:Contact', [leaf('cbc:Telephone', phone), leaf('cbc:ElectronicMail', email)]),
  ])
}

function buyerParty(buyer: InvoicedParty, electronicAddress: ElectronicAddress, isTaxable: boolean): Xml | null {
  const { name, attention, address, chamberOfCommerceNumber, vatNumber, email } = buyer
  const scheme = address.country === 'NL' ? { schemeID: chamberScheme } : {}
  return group('cac:Party', [
    endpoint(electronicAddress),
    postalAddress(address),
    isTaxable && vatNumber !== null ? taxScheme('cac:PartyTaxScheme', [leaf('cbc:CompanyID', vatNumber)]) : null,
    group('cac:PartyLegalEntity', [
      leaf('cbc:RegistrationName', name),
      leaf('cbc:CompanyID', chamberOfCommerceNumber, scheme),
    ]),
    group('cac:Contact', [leaf('cbc:Name', attention), leaf('cbc:ElectronicMail', email)]),
  ])
}

function endpoint({ scheme, id }: ElectronicAddress): Xml | null {
  return leaf('cbc:EndpointID', id, { schemeID: scheme })
}

function postalAddress({ street, city, postalCode, country }: Seller['address']): Xml | null {
  return group('cac:PostalAddress', [
    leaf('cbc:StreetName', street),
    leaf('cbc:CityName', city),
    leaf('cbc:PostalZone', postalCode),
    group('cac:Country', [leaf('cbc:IdentificationCode', country)]),
  ])
}

/**
 * Peppol allows Dutch sellers only a few codes (NL-R-008), and those for transfers require an account to pay to. The
 * invoice is already paid, so: 48 for cards, 57 (standing agreement) for everything else.
 */
function paymentMeansOf({ method, language }: InvoiceDocument): Xml | null {
  if (method === null) return null
  const code = method === 'creditcard' || method === 'bancontact' ? '48' : '57'
  const name = paymentMethodName(method, language)
  return group('cac:PaymentMeans', [leaf('cbc:PaymentMeansCode', code, name === null ? {} : { name })])
}

/** The legally required mention of reverse charge, and how the invoice was paid. */
function noteOf(document: InvoiceDocument): string {
  const { exemption, buyer, language } = document
  const paid = paymentNoteOf(document)
  const to = buyer.vatNumber ?? ''
  return exemption === 'reverse_charge' ? `${invoiceTextsIn[language].reverseChargeTo(to)}. ${paid}` : paid
}

/** S: standard rate. AE: reverse charge. O: not subject to EU VAT, which must not have a rate. */
function taxCategory(name: string, { exemption, tax }: InvoiceDocument, reason: readonly (Xml | null)[]): Xml | null {
  const code = exemption === null ? 'S' : exemption === 'reverse_charge' ? 'AE' : 'O'
  const percent = code === 'O' ? null : leaf('cbc:Percent', percentage(tax.rate))
  return taxScheme(name, [leaf('cbc:ID', code), percent, ...reason])
}

function reasonOf({ exemption, language }: InvoiceDocument): readonly (Xml | null)[] {
  const t = invoiceTextsIn[language]
  if (exemption === null) return []
  const [code, reason] = exemption === 'reverse_charge' ? ['VATEX-EU-AE', t.reverseCharge] : ['VATEX-EU-O', t.outsideEu]
  return [leaf('cbc:TaxExemptionReasonCode', code), leaf('cbc:TaxExemptionReason', reason)]
}

function taxScheme(name: string, children: readonly (Xml | null)[]): Xml | null {
  return group(name, [...children, group('cac:TaxScheme', [leaf('cbc:ID', 'VAT')])])
}

/** `-1234` becomes `-12.34`; -0 becomes `0.00`. */
function decimal(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function percentage(rate: BasisPoints): string {
  return String(rate / 100)
}

/** `scheme`: a code of the Electronic Address Scheme (EAS) list. */
interface ElectronicAddress {
  readonly scheme: string
  readonly id: string
}

/** EAS codes for VAT numbers, by country prefix. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
}

/** EAS code of the Dutch chamber of commerce (KvK). */
const chamberScheme = '0106'

const emailScheme = 'EM'

/** The VAT number, else the Dutch KvK number, else the e-mail address, which every buyer has. */
function electronicAddressOf({ vatNumber, chamberOfCommerceNumber, address, email }: InvoicedParty): ElectronicAddress {
  const vatScheme = vatSchemes[vatNumber?.slice(0, 2) ?? '']
  if (vatNumber !== null && vatScheme !== undefined) return { scheme: vatScheme, id: vatNumber }
  if (chamberOfCommerceNumber !== null && address.country === 'NL') {
    return { scheme: chamberScheme, id: chamberOfCommerceNumber }
  }
  return { scheme: emailScheme, id: email }
}
