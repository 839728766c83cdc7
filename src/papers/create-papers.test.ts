import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paperFontDir } from '#tests/builders/paper-fonts.ts'
import { sampleInvoice } from '#tests/builders/sample-order.ts'
import { createPapers } from './create-papers.ts'

test('a font that cannot be read is named, and read again for the next invoice', async () => {
  const fontDir = await mkdtemp(join(tmpdir(), 'stek-fonts-'))
  onTestFinished(() => rm(fontDir, { recursive: true }))
  const papers = createPapers({ fontDir, terms: '' })
  await expect(papers.invoicePdf(sampleInvoice())).rejects.toThrow(join(fontDir, 'text-latin.ttf'))

  const source = await paperFontDir()
  for (const font of await readdir(source)) await copyFile(join(source, font), join(fontDir, font))
  expect(
    Buffer.from(await papers.invoicePdf(sampleInvoice()))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
