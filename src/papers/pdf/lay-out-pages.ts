/** Lines that share a page, and where the first of them begins. */
export interface LaidOutPage<Line> {
  readonly top: number
  readonly lines: readonly Line[]
}

export interface PageRoom<Line> {
  readonly heightOf: (line: Line) => number
  /** Where lines begin on the first page and on further ones, and where they must end. */
  readonly firstTop: number
  readonly furtherTop: number
  readonly bottom: number
  /** What comes below the last line, whole. */
  readonly closingHeight: number
}

/** Whole lines only. When the closing does not fit below the last of them, it has a page to itself. */
export function layOutPages<Line>(lines: readonly Line[], room: PageRoom<Line>): readonly LaidOutPage<Line>[] {
  const pages: { readonly top: number; readonly lines: Line[] }[] = [{ top: room.firstTop, lines: [] }]
  let y = room.firstTop
  const turnPage = () => {
    pages.push({ top: room.furtherTop, lines: [] })
    y = room.furtherTop
  }
  for (const line of lines) {
    const height = room.heightOf(line)
    if (y + height > room.bottom) turnPage()
    pages.at(-1)?.lines.push(line)
    y += height
  }
  if (y + room.closingHeight > room.bottom) turnPage()
  return pages
}
