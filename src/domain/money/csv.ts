import { type Cents, decimalOf } from './money.ts'

/** A text, a count, or an amount of money. */
export type CsvCell = string | number | { readonly money: Cents }

/** What a spreadsheet would take for a formula. */
const formulaLike = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

/**
 * A file that a Dutch spreadsheet opens as it is: semicolons, decimal commas, and a mark that says UTF-8. A text that
 * looks like a formula is shown, not calculated.
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
