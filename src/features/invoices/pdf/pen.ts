import type PDFDocument from 'pdfkit'
import { runsOf, type Weight } from './invoice-fonts.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** Sizes and positions are in points. */
export interface Style {
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly colour: string
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** Writes and measures text in any script of the font; text never exceeds the given width. */
export interface Pen {
  linesOf(text: string, width: number, style: Style): readonly string[]
  heightOf(text: string, width: number, style: Style): number
  /** Returns the y below the text. */
  write(text: string, place: Place, style: Style): number
}

export function createPen(pdf: Pdf): Pen {
  return {
    linesOf,
    heightOf: (text, width, style) => linesOf(text, width, style).length * style.leading,
    write(text, { x, y, width, align = 'left' }, style) {
      let top = y
      for (const line of linesOf(text, width, style)) {
        writeLine(line, align === 'right' ? x + width - widthOf(line, style) : x, top, style)
        top += style.leading
      }
      return top
    },
  }

  function writeLine(line: string, x: number, y: number, style: Style): void {
    let left = x
    for (const run of runsOf(line)) {
      choose(run.script, style).fillColor(style.colour).text(run.text, left, y, { lineBreak: false })
      left += pdf.widthOfString(run.text)
    }
  }

  /** Wraps between words; a word wider than `width` is split. */
  function linesOf(text: string, width: number, style: Style): readonly string[] {
    const lines: string[] = []
    for (const word of text.split(' ').flatMap((each) => piecesOf(each, width, style))) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
      if (lines.length > 0 && widthOf(longer, style) > width) lines.push(word)
      else lines.splice(-1, 1, longer)
    }
    return lines
  }

  function piecesOf(word: string, width: number, style: Style): readonly string[] {
    if (widthOf(word, style) <= width) return [word]
    const pieces = ['']
    for (const character of word) {
      const longer = `${pieces.at(-1)}${character}`
      if (pieces.at(-1) !== '' && widthOf(longer, style) > width) pieces.push(character)
      else pieces.splice(-1, 1, longer)
    }
    return pieces
  }

  function widthOf(text: string, style: Style): number {
    return runsOf(text).reduce((sum, run) => sum + choose(run.script, style).widthOfString(run.text), 0)
  }

  function choose(script: string, { weight, size }: Style): Pdf {
    return pdf.font(`${weight}-${script}`).fontSize(size)
  }
}
