import type { ReactNode } from 'react'

export interface TableRow {
  readonly name: string
  /** In the place of its name alone. */
  readonly shown?: ReactNode
  readonly cells: readonly ReactNode[]
}

interface Props {
  readonly className: string
  /** The first one names the rows. */
  readonly head: readonly string[]
  /** In the place of the names of the columns alone. */
  readonly shownHead?: readonly ReactNode[]
  readonly rows: readonly TableRow[]
  readonly cellClass?: (column: number) => string | undefined
}

/** A row of words, its name first. */
export function wordRow([name = '', ...cells]: readonly string[]): TableRow {
  return { name, cells }
}

/** Rows with a name, under columns with a name; on a narrow screen each cell stands with that of its column. */
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
