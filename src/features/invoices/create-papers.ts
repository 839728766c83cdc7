import { type Log, silentLog } from '#platform/telemetry/log.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FontName, fontNames, type InvoiceFonts } from '#features/invoices/pdf/invoice-fonts.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'

export interface DocumentFiles {
  /** Directory of the fonts written by the build. */
  readonly fontDir: string
  /** Path of the PDF with the general terms. */
  readonly terms: string
  readonly log?: Log
}

export type Papers = ReturnType<typeof createPapers>

/**
 * Renders invoices. The same document always gives the same bytes. The PDF library is loaded on first use, which keeps
 * the start of the server fast. A missing file affects only the documents that need it and is alerted once per outage.
 */
export function createPapers({ fontDir, terms, log = silentLog }: DocumentFiles) {
  let fonts: ReturnType<typeof readFonts> | undefined
  const alerted = new Set<string>()
  return {
    invoicePdf: (document: InvoiceDocument) =>
      withAlert('invoices as PDF', async () => {
        const { invoicePdf } = await import('#features/invoices/pdf/invoice-pdf.ts')
        const { fonts: loaded, missing } = await (fonts ??= readFonts(fontDir))
        // Retry with the next invoice.
        if (missing.length > 0) fonts = undefined
        try {
          return await invoicePdf(document, loaded)
        } catch (error) {
          if (missing.length === 0) throw error
          // The new error has no `code`: ENOENT would be handled as an outage of the database.
          throw new Error(`fonts cannot be read: ${missing.join(', ')}`, { cause: error })
        }
      }),

    /** UBL: Peppol BIS Billing 3.0 for businesses, EN 16931 for consumers. */
    invoiceXml: (document: InvoiceDocument) =>
      withAlert('invoices as XML', async (): Promise<Uint8Array> => {
        const { invoiceUbl } = await import('#features/invoices/ubl/invoice-ubl.ts')
        return new TextEncoder().encode(invoiceUbl(document))
      }),

    /** The general terms, as the site publishes them. */
    termsPdf: () => withAlert('the terms as PDF', (): Promise<Uint8Array> => readFile(terms)),
  }

  async function withAlert<Bytes>(feature: string, render: () => Promise<Bytes>): Promise<Bytes> {
    try {
      const bytes = await render()
      alerted.delete(feature)
      return bytes
    } catch (error) {
      if (!alerted.has(feature)) {
        const reason = error instanceof Error ? error.message : 'unknown'
        log.alert('files', 'A document cannot be made.', { document: feature, reason })
      }
      alerted.add(feature)
      throw error
    }
  }
}

/** @returns SHA-256 of the terms in hexadecimal, which orders store; null, with an alert, if they cannot be read */
export async function termsHashOf(file: string, log: Log): Promise<string | null> {
  try {
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.alert('files', 'Orders do not record which terms were accepted.', { reason })
    return null
  }
}

/** A missing font affects only invoices with letters of its script. */
async function readFonts(fontDir: string): Promise<{ fonts: InvoiceFonts; missing: readonly string[] }> {
  const fonts = new Map<FontName, Uint8Array>()
  const missing: string[] = []
  for (const name of fontNames) {
    const file = join(fontDir, `${name}.ttf`)
    try {
      fonts.set(name, await readFile(file))
    } catch {
      missing.push(file)
    }
  }
  return { fonts, missing }
}
