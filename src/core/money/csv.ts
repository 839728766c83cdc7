import { type Cents, decimalOf } from './money.ts'

/** Text, count or amount. */
export type CsvCell = string | number | { readonly money: Cents }

/** Texts that spreadsheets would evaluate as formulas. */
const formulaLike = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

/**
 * CSV for Dutch spreadsheets: semicolons, decimal commas, UTF-8 with BOM. Texts that look like formulas are quoted
 * against CSV injection.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`
}

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return decimalOf(cell.money).replace('.', ',')
  const text = formulaLike.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export interface CsvRow {
  /** Line on which the row starts, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const cellPatterns = {
  ',': /"((?:[^"]|"")*)"|([^,\r\n]*)/y,
  ';': /"((?:[^"]|"")*)"|([^;\r\n]*)/y,
  '\t': /"((?:[^"]|"")*)"|([^\t\r\n]*)/y,
}
export type CsvSeparator = keyof typeof cellPatterns

/** Parses CSV. Cells are trimmed, empty lines skipped; quoted cells may contain separators, quotes and line breaks. */
export function rowsOfCsv(text: string, separator: CsvSeparator): readonly CsvRow[] {
  const rows: CsvRow[] = []
  const pattern = cellPatterns[separator]
  let [line, begun, place] = [1, 1, text.startsWith('\ufeff') ? 1 : 0]
  let cells: string[] = []
  while (place <= text.length) {
    pattern.lastIndex = place
    const [whole = '', quoted, plain = ''] = pattern.exec(text) ?? []
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    line += whole.split('\n').length - 1
    place += whole.length
    const end = /^(?:\r\n|\n|\r|$)/.exec(text.slice(place, place + 2))?.[0]
    if (end === undefined) {
      // Text between a closing quote and the separator becomes an extra cell, so the row fails the check of its length.
      place += text.startsWith(separator, place) ? separator.length : 0
      continue
    }
    if (cells.some((cell) => cell !== '')) rows.push({ line: begun, cells })
    cells = []
    line += 1
    begun = line
    place += Math.max(end.length, 1)
  }
  return rows
}
