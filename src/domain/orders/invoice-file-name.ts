import type { InvoiceDocument } from './invoice.ts'
import type { LocalizedText } from '#domain/basics/locale.ts'

const words: Readonly<Record<InvoiceDocument['kind'], LocalizedText>> = {
  invoice: { nl: 'factuur', de: 'rechnung', en: 'invoice' },
  credit: { nl: 'creditfactuur', de: 'rechnungskorrektur', en: 'credit-note' },
}

/** `stek-factuur-F2026-000042.pdf`: letters, figures and hyphens, so that any program can keep it. */
export function invoiceFileName(document: InvoiceDocument, ending: 'pdf' | 'xml'): string {
  const seller = document.seller.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${seller}-${words[document.kind][document.language]}-${document.number}.${ending}`
}
