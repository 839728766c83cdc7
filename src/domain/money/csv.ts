import { type Cents, decimalOf } from './money.ts'

/** Text, count or amount. */
export type CsvCell = string | number | { readonly money: Cents }

/** Cells that spreadsheets evaluate as formulas. */
const formulaLike = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

/**
 * CSV for Dutch spreadsheets: semicolons, decimal commas, UTF-8 with BOM. Formula-like texts are quoted (CSV
 * injection).
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
