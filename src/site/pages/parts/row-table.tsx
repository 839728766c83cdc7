import type { ReactNode } from 'react'

export interface TableRow {
  readonly name: string
  /** Replaces the plain text of the name. */
  readonly shown?: ReactNode
  readonly cells: readonly ReactNode[]
}

interface Props {
  readonly className: string
  /** The first column names the rows. */
  readonly head: readonly string[]
  /** Replaces the plain text of the column headers. */
  readonly shownHead?: readonly ReactNode[]
  readonly rows: readonly TableRow[]
  readonly cellClass?: (column: number) => string | undefined
}

/** A table row of texts; the first one names the row. */
export function wordRow([name = '', ...cells]: readonly string[]): TableRow {
  return { name, cells }
}

/** Table with row and column headers. On a narrow screen each cell shows the name of its column. */
export function RowTable({ className, head, shownHead = head, rows, cellClass }: Props) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th key={name} scope="col">
              {shownHead[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shown, cells }) => (
          <tr key={name}>
            <th scope="row">{shown ?? name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-column={head[index + 1]} className={cellClass?.(index)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
