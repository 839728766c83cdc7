import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeInvoiceFonts } from '#site/build/static-font.ts'
import { type FontName, fontNames, type InvoiceFonts } from '#features/invoices/pdf/invoice-fonts.ts'

let folder: Promise<string> | undefined

/** Fonts of invoices as the build writes them, created once per test file. */
export function paperFontDir(): Promise<string> {
  folder ??= (async () => {
    const made = await mkdtemp(join(tmpdir(), 'paper-fonts-'))
    await writeInvoiceFonts(made)
    return made
  })()
  return folder
}

export async function paperFonts(): Promise<InvoiceFonts> {
  const dir = await paperFontDir()
  const files = fontNames.map(async (name): Promise<[FontName, Uint8Array]> => [
    name,
    await readFile(join(dir, `${name}.ttf`)),
  ])
  return new Map(await Promise.all(files))
}
