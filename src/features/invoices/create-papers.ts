import { type Log, silentLog } from '#platform/telemetry/log.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FontName, fontNames, type InvoiceFonts } from '#features/invoices/pdf/invoice-fonts.ts'
import type { Papers } from '#features/orders/order-ports.ts'

export interface DocumentFiles {
  /** Directory of the fonts that the build wrote. */
  readonly fontDir: string
  /** Path of the PDF with the general terms. */
  readonly terms: string
  readonly log?: Log
}

/**
 * Loads the PDF library on first use, which keeps the start of the server fast. A file that is missing costs the
 * documents that need it: the log names it, once until it is there again.
 */
export function createPapers({ fontDir, terms, log = silentLog }: DocumentFiles): Papers {
  let fonts: ReturnType<typeof readFonts> | undefined
  const told = new Set<string>()
  return {
    invoicePdf: (document) =>
      telling('invoices as PDF', async () => {
        const { invoicePdf } = await import('#features/invoices/pdf/invoice-pdf.ts')
        const { found, missing } = await (fonts ??= readFonts(fontDir))
        // Read again for the next invoice.
        if (missing.length > 0) fonts = undefined
        try {
          return await invoicePdf(document, found)
        } catch (error) {
          if (missing.length === 0) throw error
          // The new error has no `code`: ENOENT would be handled as an outage of the database.
          throw new Error(`fonts cannot be read: ${missing.join(', ')}`, { cause: error })
        }
      }),

    invoiceXml: (document) =>
      telling('invoices as XML', async () => {
        const { invoiceUbl } = await import('#features/invoices/ubl/invoice-ubl.ts')
        return new TextEncoder().encode(invoiceUbl(document))
      }),

    termsPdf: () => telling('the terms as PDF', () => readFile(terms)),
  }

  async function telling<Made>(feature: string, make: () => Promise<Made>): Promise<Made> {
    try {
      const made = await make()
      told.delete(feature)
      return made
    } catch (error) {
      if (!told.has(feature)) {
        const reason = error instanceof Error ? error.message : 'unknown'
        log.alert('files', 'A document cannot be made.', { document: feature, reason })
      }
      told.add(feature)
      throw error
    }
  }
}

/** SHA-256 of the terms in hexadecimal: orders keep which file was accepted. Null, and said in the log: it cannot be read. */
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

/** One that is missing matters only to invoices with letters of its script. */
async function readFonts(fontDir: string): Promise<{ found: InvoiceFonts; missing: readonly string[] }> {
  const found = new Map<FontName, Uint8Array>()
  const missing: string[] = []
  for (const name of fontNames) {
    const file = join(fontDir, `${name}.ttf`)
    try {
      found.set(name, await readFile(file))
    } catch {
      missing.push(file)
    }
  }
  return { found, missing }
}
