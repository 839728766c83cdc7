import { colour } from '#papers/pdf/paper-look.ts'
import type { Pdf } from '#papers/pdf/pen.ts'
import { wordmark } from '#web/ui/wordmark.ts'

/** With its left edge and its baseline at a place. */
export function drawWordmark(pdf: Pdf, x: number, baseline: number, scale: number): void {
  pdf.save().translate(x, baseline).scale(scale)
  pdf.path(wordmark.s + wordmark.ek).fill(colour.forest)
  pdf.translate(wordmark.cuttingX, 0)
  pdf.path(wordmark.stem).lineWidth(wordmark.stemWidth).lineCap('round').lineJoin('round').stroke(colour.forest)
  pdf.path(wordmark.leftLeaf).fill(colour.moss)
  pdf.path(wordmark.rightLeaf).fill(colour.fern)
  pdf.restore()
}
