import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FontName, fontNames, type PaperFonts } from '#papers/pdf/paper-fonts.ts'
import type { Papers } from '#services/orders/papers-port.ts'

export interface PaperFiles {
  /** Where the build put the fonts. */
  readonly fontDir: string
  /** The general terms as a PDF. */
  readonly terms: string
}

/** The maker of PDFs is loaded by the first paper, not by the start of the shop. */
export function createPapers({ fontDir, terms }: PaperFiles): Papers {
  let fonts: Promise<PaperFonts> | undefined
  return {
    async invoicePdf(document) {
      const { invoicePdf } = await import('#papers/pdf/invoice-pdf.ts')
      fonts ??= readFonts(fontDir)
      return invoicePdf(document, await fonts)
    },

    async invoiceXml(document) {
      const { invoiceUbl } = await import('#papers/ubl/invoice-ubl.ts')
      return new TextEncoder().encode(invoiceUbl(document))
    },

    termsPdf: () => readFile(terms),
  }
}

async function readFonts(fontDir: string): Promise<PaperFonts> {
  const files = fontNames.map(async (name): Promise<[FontName, Uint8Array]> => {
    return [name, await readFile(join(fontDir, `${name}.ttf`))]
  })
  return new Map(await Promise.all(files))
}
