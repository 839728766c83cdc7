import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionSort, ExtensionSortKey } from '#domain/extension-order.ts'
import type { ExtensionRow } from '#domain/extension-rows.ts'
import type { PriceColumn } from '#web/extension-list/extension-list-props.ts'
import type { ListWords } from '#web/extension-list/list-words.ts'
import { RowBatch } from '#web/extension-list/row-batch.tsx'
import { SortHeading } from '#web/extension-list/sort-heading.tsx'

export interface TableSetting {
  readonly words: ListWords
  /** Typed before an extension: rows lead to it. */
  readonly name: string
  readonly columns: readonly PriceColumn[]
  readonly showsMove: boolean
  readonly searchPath: string
}

interface Props extends TableSetting {
  readonly id: string
  readonly rows: readonly ExtensionRow[]
  /** All of a long list are wanted. */
  readonly isOpen: boolean
  readonly sort: ExtensionSort | null
  readonly onSort: (by: ExtensionSortKey) => void
}

/** A batch is what is drawn or left out at once while somebody scrolls. */
const rowsInBatch = 16

/** Extensions with their prices. Roles survive `display: grid`; rows far out of sight are not drawn. */
export const ExtensionTable = memo(function ExtensionTable({ id, rows, isOpen, sort, onSort, ...setting }: Props) {
  const t = useTranslations('extensionList')
  const { columns, showsMove, words } = setting
  const starts = Array.from({ length: Math.ceil(rows.length / rowsInBatch) }, (_, batch) => batch * rowsInBatch)
  return (
    <table className={`ext c${columns.length}`} id={id} role="table" aria-rowcount={rows.length + 1}>
      <caption className="vh">{t('caption')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['name', ...columns] as const).map((by) => (
            <SortHeading key={by} by={by} label={words.columns[by]} sort={sort} onSort={onSort} />
          ))}
          {showsMove && (
            <th scope="col" role="columnheader" className="mv">
              {words.columns.move}
            </th>
          )}
        </tr>
      </thead>
      {starts.map((start) => (
        <RowBatch
          key={`${isOpen} ${start}`}
          start={start}
          rows={rows.slice(start, start + rowsInBatch)}
          setting={setting}
          isWindowed={isOpen}
        />
      ))}
    </table>
  )
})
