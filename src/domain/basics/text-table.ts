/** For a terminal: columns padded to their widest cell, except the last one. */
export function textTableOf(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const last = Math.max(...rows.map(({ length }) => length)) - 1
  return rows
    .map((row) => row.map((cell, column) => (column === last ? cell : cell.padEnd(widthOf(column)))).join('  '))
    .join('\n')
}
