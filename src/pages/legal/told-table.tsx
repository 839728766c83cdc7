interface Props {
  readonly head: readonly [string, string, string]
  readonly rows: readonly (readonly [string, string, string])[]
}

/** What, what for, how long. On a narrow screen each row stands on its own; roles survive that. */
export function ToldTable({ head, rows }: Props) {
  return (
    <table className="told" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {head.map((heading) => (
            <th key={heading} scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([label, first, second]) => (
          <tr key={label} role="row">
            <th scope="row" role="rowheader">
              {label}
            </th>
            <td role="cell" data-column={head[1]}>
              {first}
            </td>
            <td role="cell" data-column={head[2]}>
              {second}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
