/** Formats a table for a terminal: columns are padded to their widest cell, except the last one. */
export function textTableOf(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)))
  const last = widths.length - 1
  return rows
    .map((row) => row.map((cell, column) => (column === last ? cell : cell.padEnd(widths[column] ?? 0))).join('  '))
    .join('\n')
}
