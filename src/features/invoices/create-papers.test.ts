import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paperFontDir } from '#tests/builders/paper-fonts.ts'
import { sampleInvoice, sampleOrder } from '#tests/builders/sample-order.ts'
import { createPapers } from './create-papers.ts'
import { logTo } from '#tests/builders/log.ts'

test('a font that cannot be read is named, and read again for the next invoice', async () => {
  const fontDir = await mkdtemp(join(tmpdir(), 'stek-fonts-'))
  onTestFinished(() => rm(fontDir, { recursive: true }))
  const lines: string[] = []
  const papers = createPapers({ fontDir, terms: '', log: logTo((line) => lines.push(line)) })
  for (const _ of [1, 2]) {
    await expect(papers.invoicePdf(sampleInvoice())).rejects.toThrow(join(fontDir, 'text-latin.ttf'))
  }
  expect(lines).toEqual([
    expect.stringMatching(/^alert files: A document cannot be made\. \(document: invoices as PDF, .*text-latin\.ttf/),
  ])

  const source = await paperFontDir()
  for (const font of await readdir(source)) await copyFile(join(source, font), join(fontDir, font))
  expect(
    Buffer.from(await papers.invoicePdf(sampleInvoice()))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a font of a script that an invoice does not use may be missing', async () => {
  const fontDir = await mkdtemp(join(tmpdir(), 'stek-fonts-'))
  onTestFinished(() => rm(fontDir, { recursive: true }))
  const source = await paperFontDir()
  for (const font of await readdir(source)) await copyFile(join(source, font), join(fontDir, font))
  for (const weight of ['text', 'strong']) await rm(join(fontDir, `${weight}-vietnamese.ttf`))
  const papers = createPapers({ fontDir, terms: '' })
  expect((await papers.invoicePdf(sampleInvoice())).length).toBeGreaterThan(1000)
  const vietnamese = sampleInvoice(sampleOrder({ buyer: { ...sampleOrder().buyer, lastName: 'Nguyễn' } }))
  await expect(papers.invoicePdf(vietnamese)).rejects.toThrow('-vietnamese.ttf')
})
