import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FontName, fontNames, type InvoiceFonts } from '#papers/pdf/invoice-fonts.ts'
import type { Papers } from '#services/orders/order-ports.ts'

export interface DocumentFiles {
  /** Directory of the fonts that the build wrote. */
  readonly fontDir: string
  /** Path of the PDF with the general terms. */
  readonly terms: string
}

/** Loads the PDF library on first use, which keeps the start of the server fast. */
export function createPapers({ fontDir, terms }: DocumentFiles): Papers {
  let fonts: Promise<InvoiceFonts> | undefined
  return {
    async invoicePdf(document) {
      const { invoicePdf } = await import('#papers/pdf/invoice-pdf.ts')
      fonts ??= readFonts(fontDir).catch((error: unknown) => {
        // A failed read is not cached: the next invoice tries again.
        fonts = undefined
        throw error
      })
      return invoicePdf(document, await fonts)
    },

    async invoiceXml(document) {
      const { invoiceUbl } = await import('#papers/ubl/invoice-ubl.ts')
      return new TextEncoder().encode(invoiceUbl(document))
    },

    termsPdf: () => readFile(terms),
  }
}

async function readFonts(fontDir: string): Promise<InvoiceFonts> {
  const files = fontNames.map(async (name): Promise<[FontName, Uint8Array]> => {
    const file = join(fontDir, `${name}.ttf`)
    try {
      return [name, await readFile(file)]
    } catch (error) {
      // The new error has no `code`: ENOENT would be handled as an outage of the database.
      throw new Error(`The font ${file} cannot be read`, { cause: error })
    }
  })
  return new Map(await Promise.all(files))
}
