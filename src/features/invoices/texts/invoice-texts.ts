import type { Locale } from '#core/locale/locale.ts'

/** Texts of invoices and credit notes in one language; amounts and dates are passed formatted. */
interface InvoiceTexts {
  readonly invoice: string
  readonly creditNote: string
  readonly number: string
  readonly creditNumber: string
  readonly date: string
  readonly orderNumber: string
  readonly original: (number: string, day: string) => string
  readonly billedTo: string
  readonly attention: (person: string) => string
  readonly vatNumber: string
  readonly chamberOfCommerce: string
  readonly description: string
  readonly price: string
  readonly discount: string
  readonly amount: string
  readonly move: string
  readonly period: (from: string, until: string) => string
  readonly subtotal: string
  /** `vat`: how much less of it there is; null: there is none. */
  readonly coupon: (label: string, vat: string | null) => string
  readonly net: string
  readonly vat: (rate: string, net: string) => string
  readonly total: string
  readonly creditTotal: string
  readonly exclVat: string
  readonly reverseCharge: string
  readonly reverseChargeTo: (vatNumber: string) => string
  readonly outsideEu: string
  readonly paid: (day: string) => string
  readonly paidWith: (day: string, method: string) => string
  readonly nothingToPay: string
  readonly paidBack: (day: string) => string
  readonly page: (page: number, pages: number) => string
  readonly continued: string
  readonly questions: string
}

const nl: InvoiceTexts = {
  invoice: 'Factuur',
  creditNote: 'Creditfactuur',
  number: 'Factuurnummer',
  creditNumber: 'Nummer',
  date: 'Factuurdatum',
  orderNumber: 'Bestelnummer',
  original: (number, day) => `Bij factuur ${number} van ${day}`,
  billedTo: 'Factuur aan',
  attention: (person) => `T.a.v. ${person}`,
  vatNumber: 'Btw-nummer',
  chamberOfCommerce: 'KvK',
  description: 'Omschrijving',
  price: 'Prijs',
  discount: 'Korting',
  amount: 'Bedrag',
  move: 'verhuizing naar ons',
  period: (from, until) => `${from} t/m ${until}`,
  subtotal: 'Subtotaal',
  coupon: (label, vat) => (vat === null ? label : `${label} (scheelt ook ${vat} btw)`),
  net: 'Totaal exclusief btw',
  vat: (rate, net) => `Btw ${rate} over ${net}`,
  total: 'Totaal',
  creditTotal: 'Totaal terug',
  exclVat: 'Bedragen in euro, exclusief btw',
  reverseCharge: 'Btw verlegd',
  reverseChargeTo: (vatNumber) => `Btw verlegd naar btw-nummer ${vatNumber}`,
  outsideEu: 'Dienst buiten de EU, geen Nederlandse btw',
  paid: (day) => `Betaald op ${day}. Je hoeft niets meer te doen.`,
  paidWith: (day, method) => `Betaald op ${day} met ${method}. Je hoeft niets meer te doen.`,
  nothingToPay: 'Er is niets te betalen.',
  paidBack: (day) => `Teruggestort vanaf ${day}, op de manier waarop je hebt betaald.`,
  page: (page, pages) => `Pagina ${page} van ${pages}`,
  continued: 'vervolg',
  questions: 'Vragen over deze factuur?',
}

const de: InvoiceTexts = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  number: 'Rechnungsnummer',
  creditNumber: 'Nummer',
  date: 'Rechnungsdatum',
  orderNumber: 'Bestellnummer',
  original: (number, day) => `Zu Rechnung ${number} vom ${day}`,
  billedTo: 'Rechnung an',
  attention: (person) => `z. Hd. ${person}`,
  vatNumber: 'USt-IdNr.',
  chamberOfCommerce: 'Handelsregister KvK',
  description: 'Beschreibung',
  price: 'Preis',
  discount: 'Rabatt',
  amount: 'Betrag',
  move: 'Umzug zu uns',
  period: (from, until) => `${from} bis ${until}`,
  subtotal: 'Zwischensumme',
  coupon: (label, vat) => (vat === null ? label : `${label} (spart auch ${vat} MwSt.)`),
  net: 'Summe netto',
  vat: (rate, net) => `MwSt. ${rate} auf ${net}`,
  total: 'Gesamtbetrag',
  creditTotal: 'Erstattung gesamt',
  exclVat: 'Beträge in Euro, ohne MwSt.',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers',
  reverseChargeTo: (vatNumber) => `Steuerschuldnerschaft des Leistungsempfängers, USt-IdNr. ${vatNumber}`,
  outsideEu: 'Leistung außerhalb der EU, keine niederländische MwSt.',
  paid: (day) => `Bezahlt am ${day}. Sie müssen nichts mehr tun.`,
  paidWith: (day, method) => `Bezahlt am ${day} mit ${method}. Sie müssen nichts mehr tun.`,
  nothingToPay: 'Es ist nichts zu bezahlen.',
  paidBack: (day) => `Erstattet ab ${day}, auf dem Weg, auf dem Sie bezahlt haben.`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  continued: 'Fortsetzung',
  questions: 'Fragen zu dieser Rechnung?',
}

const en: InvoiceTexts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: 'Invoice number',
  creditNumber: 'Number',
  date: 'Date',
  orderNumber: 'Order number',
  original: (number, day) => `For invoice ${number} of ${day}`,
  billedTo: 'Invoice to',
  attention: (person) => `Attn. ${person}`,
  vatNumber: 'VAT number',
  chamberOfCommerce: 'Trade register KvK',
  description: 'Description',
  price: 'Price',
  discount: 'Discount',
  amount: 'Amount',
  move: 'move to us',
  period: (from, until) => `${from} to ${until}`,
  subtotal: 'Subtotal',
  coupon: (label, vat) => (vat === null ? label : `${label} (also saves ${vat} VAT)`),
  net: 'Total excluding VAT',
  vat: (rate, net) => `VAT ${rate} on ${net}`,
  total: 'Total',
  creditTotal: 'Total refund',
  exclVat: 'Amounts in euros, excluding VAT',
  reverseCharge: 'Reverse charge',
  reverseChargeTo: (vatNumber) => `Reverse charge, VAT number ${vatNumber}`,
  outsideEu: 'Service outside the EU, no Dutch VAT',
  paid: (day) => `Paid on ${day}. There is nothing left to do.`,
  paidWith: (day, method) => `Paid on ${day} with ${method}. There is nothing left to do.`,
  nothingToPay: 'There is nothing to pay.',
  paidBack: (day) => `Refunded from ${day}, by the means you paid with.`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  continued: 'continued',
  questions: 'Questions about this invoice?',
}

export const invoiceTextsIn: Readonly<Record<Locale, InvoiceTexts>> = { nl, de, en }
