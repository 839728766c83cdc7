import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeStaticFont } from '#build/static-font.ts'
import { scriptNames, weightNames, weights } from '#papers/pdf/paper-fonts.ts'

/** The fonts that invoices embed, as files beside the shop: it has no tool to make them. */
export async function writePaperFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const wanted = weightNames.flatMap((weight) => scriptNames.map((script) => ({ weight, script })))
  await Promise.all(
    wanted.map(async ({ weight, script }) =>
      writeFile(join(folder, `${weight}-${script}.ttf`), await wholeStaticFont(script, weights[weight])),
    ),
  )
}
