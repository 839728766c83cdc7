import { memo, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionSort, ExtensionSortKey } from '#core/names/extension-sort.ts'
import type { ExtensionRow } from '#core/names/extension-rows.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { PriceColumn } from './extension-list-props.ts'
import type { ListWords } from './list-words.ts'
import { RowBatch } from './row-batch.tsx'
import { useGrowingCount } from './row-render-scheduler.ts'

export interface TableSetting {
  readonly words: ListWords
  /** Name typed before an extension; rows link to its search. */
  readonly name: string
  readonly columns: readonly PriceColumn[]
  readonly showsMove: boolean
  readonly searchPath: string
  /** Called with the zero-based index of the row that received the focus. */
  readonly onFocus: (row: number) => void
}

interface ExtensionTableProps extends Omit<TableSetting, 'onFocus'> {
  readonly id: string
  readonly rows: readonly ExtensionRow[]
  /** The visitor has opened the whole list. */
  readonly isOpen: boolean
  readonly sort: ExtensionSort | null
  readonly onSort: (by: ExtensionSortKey) => void
}

/** Size of the unit observed for visibility. */
const rowsInBatch = 16
/** Rows that are always rendered: the prerendered ones, and the next ones for keyboard navigation. */
const rowsAtHead = 32

/** Rows rendered on both sides of the focused row for keyboard navigation. */
const rowsAtFocus = 8

/** Rows far outside the viewport are not rendered. */
export const ExtensionTable = memo(function ExtensionTable({
  id,
  rows,
  isOpen,
  sort,
  onSort,
  ...given
}: ExtensionTableProps) {
  const t = useTranslations('extensionList')
  const { words, name, columns, showsMove, searchPath } = given
  const [focused, setFocused] = useState<number>()
  const setting = useMemo(
    () => ({ words, name, columns, showsMove, searchPath, onFocus: setFocused }),
    [words, name, columns, showsMove, searchPath],
  )
  const head = useGrowingCount(rows, Math.min(rows.length, rowsAtHead))
  const starts = Array.from({ length: Math.ceil(rows.length / rowsInBatch) }, (_, batch) => batch * rowsInBatch)
  return (
    <table className={`extension-table cells-${columns.length}`} id={id} aria-rowcount={rows.length + 1}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          {(['name', ...columns] as const).map((by) => (
            <SortHeading key={by} by={by} label={words.columns[by]} sort={sort} onSort={onSort} />
          ))}
          {showsMove && (
            <th scope="col" className="move-price">
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

/** @returns the index up to which rows are rendered, so that the focused row exists; 0 if it is in a later batch */
function reachOf(start: number, focused: number | undefined): number {
  if (focused === undefined || start + rowsInBatch <= focused - rowsAtFocus) return 0
  return focused + 1 + rowsAtFocus
}

interface SortHeadingProps {
  readonly by: ExtensionSortKey
  readonly label: string
  readonly sort: ExtensionSort | null
  readonly onSort: (by: ExtensionSortKey) => void
}

function SortHeading({ by, label, sort, onSort }: SortHeadingProps) {
  const direction = sort?.by === by ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" onClick={() => onSort(by)}>
        {label}
        <Icon name="chev" size="s" />
      </button>
    </th>
  )
}
