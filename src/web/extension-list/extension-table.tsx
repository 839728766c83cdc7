import { memo, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionSort, ExtensionSortKey } from '#domain/names/extension-sort.ts'
import type { ExtensionRow } from '#domain/names/extension-rows.ts'
import type { PriceColumn } from '#web/extension-list/extension-list-props.ts'
import type { ListWords } from '#web/extension-list/list-words.ts'
import { RowBatch } from '#web/extension-list/row-batch.tsx'
import { SortHeading } from '#web/extension-list/sort-heading.tsx'
import { useGrowth } from '#web/extension-list/use-growth.ts'

export interface TableSetting {
  readonly words: ListWords
  /** Typed before an extension: rows lead to it. */
  readonly name: string
  readonly columns: readonly PriceColumn[]
  readonly showsMove: boolean
  readonly searchPath: string
  /** A row has the focus, counted from zero. */
  readonly onFocus: (row: number) => void
}

interface Props extends Omit<TableSetting, 'onFocus'> {
  readonly id: string
  readonly rows: readonly ExtensionRow[]
  /** All of a long list are wanted. */
  readonly isOpen: boolean
  readonly sort: ExtensionSort | null
  readonly onSort: (by: ExtensionSortKey) => void
}

/** A batch is what is watched, and left out at once while somebody scrolls. */
const rowsInBatch = 16
/** At the head of the list, drawn without being near: what is in the page before any script, and the next rows to go to. */
const rowsAtHead = 32

/** On both sides of the row that has the focus: whoever goes on with the keyboard finds the next ones. */
const rowsAtFocus = 8

/** Extensions with their prices. Roles survive `display: grid`; rows far out of sight are not drawn. */
export const ExtensionTable = memo(function ExtensionTable({ id, rows, isOpen, sort, onSort, ...given }: Props) {
  const t = useTranslations('extensionList')
  const { words, name, columns, showsMove, searchPath } = given
  const [focused, setFocused] = useState<number>()
  const setting = useMemo(
    () => ({ words, name, columns, showsMove, searchPath, onFocus: setFocused }),
    [words, name, columns, showsMove, searchPath],
  )
  const head = useGrowth(rows, Math.min(rows.length, rowsAtHead))
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
          key={start}
          list={rows}
          start={start}
          end={Math.min(start + rowsInBatch, rows.length)}
          least={Math.max(0, Math.min(Math.max(head, reachOf(start, focused)) - start, rowsInBatch))}
          setting={setting}
          isWindowed={isOpen}
        />
      ))}
    </table>
  )
})

/** Up to which row a batch is drawn for the sake of the one that has the focus. */
function reachOf(start: number, focused: number | undefined): number {
  if (focused === undefined || start + rowsInBatch <= focused - rowsAtFocus) return 0
  return focused + 1 + rowsAtFocus
}
