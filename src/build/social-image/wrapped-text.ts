import type { Font } from 'fontkit'

/** Tighter than the font, as the headings of the site. */
export const tracking = -0.025

export interface WrappedText {
  readonly size: number
  readonly lines: readonly string[]
}

/** One line less is worth letters smaller by this. */
const worthOfALine = 0.85

/** How a text looks best in a box. Every sentence begins a line, and the lines of one are about as long. */
export function wrappedText(
  font: Font,
  text: string,
  box: { readonly width: number; readonly height: number; readonly leading: number; readonly sizes: readonly number[] },
): WrappedText {
  const fitting = box.sizes.flatMap((size): readonly WrappedText[] => {
    const sentences = text.split(/(?<=[.?!]) /)
    const blocks = sentences.map((each) => balancedLines(each, box.width, (part) => widthOf(font, part, size)))
    const lines = blocks.flatMap((block) => block ?? [])
    return blocks.includes(undefined) || lines.length * size * box.leading > box.height ? [] : [{ size, lines }]
  })
  const looks = ({ size, lines }: WrappedText) => size * worthOfALine ** lines.length
  const [best] = fitting.toSorted((one, other) => looks(other) - looks(one))
  if (!best) throw new Error(`Too long for a picture: ${text}`)
  return best
}

export function widthOf(font: Font, text: string, size: number): number {
  const { positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale + tracking * size, 0)
}

/** As few lines as fit, in the narrowest column that still needs no more; nothing if a word is wider than the box. */
function balancedLines(text: string, width: number, measure: (part: string) => number): readonly string[] | undefined {
  const fewest = linesWithin(text, width, measure)
  if (!fewest) return undefined
  let best = fewest
  for (let narrower = width * 0.95; narrower > width * 0.5; narrower *= 0.95) {
    const lines = linesWithin(text, narrower, measure)
    if (!lines || lines.length > fewest.length) break
    best = lines
  }
  return best
}

/** A line may break at a plain space and after a hyphen; at a no-break space it may not. */
function linesWithin(text: string, width: number, measure: (part: string) => number): readonly string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<=[ -])/)) {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
    if (measure(line.trimEnd()) > width) return undefined
  }
  return [...lines, line.trimEnd()]
}
