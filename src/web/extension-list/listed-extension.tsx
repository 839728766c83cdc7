import type { MouseEvent } from 'react'
import type { ExtensionRow } from '#domain/names/extension-rows.ts'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import type { TableSetting } from '#web/extension-list/extension-table.tsx'
import { PriceCell } from '#web/extension-list/price-cell.tsx'
import { searchWith } from '#web/extension-list/search-with.ts'

interface Props extends TableSetting {
  readonly row: ExtensionRow
  /** Its place among all rows of the table, the head being the first. */
  readonly index: number
}

/** One extension: what it costs now and later, and what its registry asks. */
export function ListedExtension({ row, index, name, words, columns, showsMove, searchPath, onFocus }: Props) {
  const terms = words.written(row.terms)
  const href = name === '' ? `#${searchAnchor}` : `${searchPath}?q=${encodeURIComponent(`${name}.${row.unicode}`)}`

  function handleClick(event: MouseEvent): void {
    if (name !== '' || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    searchWith(row.unicode, searchPath)
  }

  return (
    <tr role="row" aria-rowindex={index} className={terms.term === null ? undefined : 'terms'}>
      <th scope="row" role="rowheader">
        <a href={href} onClick={handleClick} onFocus={() => onFocus(index - 2)}>
          <span className="vh">{`${words.searchWith} `}</span>
          <span>
            {name}
            <b>{`.${row.unicode}`}</b>
          </span>
        </a>
        {terms.facts !== '' && <span className="facts">{terms.facts}</span>}
      </th>
      {columns.map((column) => (
        <PriceCell key={column} column={column} terms={terms} words={words} />
      ))}
      {showsMove && (
        <td role="cell" className="mv" data-label={words.columns.move}>
          {terms.move}
        </td>
      )}
    </tr>
  )
}
