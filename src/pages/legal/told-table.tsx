interface Props {
  readonly head: readonly string[]
  readonly rows: readonly (readonly [label: string, ...cells: readonly string[]])[]
}

/** What, what for, how long. On a narrow screen each row stands on its own. */
export function ToldTable({ head, rows }: Props) {
  return (
    <table className="told">
      <thead>
        <tr>
          {head.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-column={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
