import { memo, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ExtensionRow } from '#core/names/extension-rows.ts'
import { scheduleRender, watchNearness } from './row-render-scheduler.ts'
import { searchAnchor } from './extension-list-props.ts'
import type { TableSetting } from './extension-table.tsx'
import { PriceCell } from './price-cell.tsx'

interface RowBatchProps {
  readonly list: readonly ExtensionRow[]
  readonly start: number
  readonly end: number
  readonly setting: TableSetting
  /** Minimum number of rows to render while the batch is outside the viewport. */
  readonly least: number
  /** Only rows near the viewport are rendered. */
  readonly isWindowed: boolean
}

const rowsPerFrame = 2
const removedRowsPerFrame = 4

/** Renders its rows a few per frame when they come near the viewport, otherwise a placeholder of their height. */
export const RowBatch = memo(function RowBatch({ list, start, end, setting, least, isWindowed }: RowBatchProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const all = end - start
  /** `count` rows are rendered near the viewport; `height` is that of the whole batch, 0 until first rendered. */
  const [near, setNear] = useState({ list, count: 0, height: 0 })
  const { count, height } = near.list === list ? near : { count: 0, height: 0 }
  const drawn = Math.min(all, Math.max(count, least))

  useEffect(() => {
    const element = body.current
    if (!element || !isWindowed) return undefined
    let reached = 0
    let cancel: (() => void) | undefined
    const stop = watchNearness(element, (isNear, rect) => {
      cancel?.()
      const draw = () => {
        // A row with the focus must not be removed.
        if (!isNear && element.contains(document.activeElement)) return false
        reached = isNear ? Math.min(all, reached + rowsPerFrame) : Math.max(0, reached - removedRowsPerFrame)
        setNear({ list, count: reached, height: rect.height })
        return isNear ? reached < all : reached > 0
      }
      if (isNear ? reached < all : reached > 0) cancel = scheduleRender({ distance: distanceOf(isNear, rect), draw })
    })
    return () => {
      cancel?.()
      stop()
    }
  }, [list, all, isWindowed])

  return (
    <tbody ref={body}>
      {list.slice(start, start + drawn).map((row, index) => (
        <MemoizedRow key={row.tld} row={row} index={start + index + 2} {...setting} />
      ))}
      {drawn < all && <Placeholder rows={all - drawn} height={(height * (all - drawn)) / all} />}
    </tbody>
  )
})

const MemoizedRow = memo(ListedExtension)

/** Distance from the middle of the viewport. Removing rows has the lowest priority. */
function distanceOf(isNear: boolean, { top, bottom }: DOMRectReadOnly): number {
  return isNear ? Math.max(0, top - innerHeight / 2, innerHeight / 2 - bottom) : Infinity
}

/** Keeps the measured height of the rows, or the stylesheet's estimate if they were never rendered. */
function Placeholder({ rows, height }: { readonly rows: number; readonly height: number }) {
  const cell = useRef<HTMLTableCellElement>(null)
  useLayoutEffect(() => {
    const style = cell.current?.style
    style?.setProperty('--rows', String(rows))
    if (height > 0) style?.setProperty('height', `${height}px`)
    else style?.removeProperty('height')
  }, [rows, height])
  return (
    <tr className="place" aria-hidden="true">
      <td ref={cell}>{'\u00A0'}</td>
    </tr>
  )
}

interface ListedExtensionProps extends TableSetting {
  readonly row: ExtensionRow
  /** `aria-rowindex`: position among all rows, in which the head is row 1. */
  readonly index: number
}

/** One extension: its prices, and the requirements of its registry. */
function ListedExtension({ row, index, name, words, columns, showsMove, searchPath, onFocus }: ListedExtensionProps) {
  const terms = words.written(row.terms)
  const href = name === '' ? `#${searchAnchor}` : `${searchPath}?q=${encodeURIComponent(`${name}.${row.unicode}`)}`

  function handleClick(event: MouseEvent): void {
    if (name !== '' || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    searchWith(row.unicode, searchPath)
  }

  return (
    <tr aria-rowindex={index} className={terms.term === null ? undefined : 'terms'}>
      <th scope="row">
        <a href={href} onClick={handleClick} onFocus={() => onFocus(index - 2)}>
          <span className="visually-hidden">{`${words.searchWith} `}</span>
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
        <td className="move-price" data-label={words.columns.move}>
          {terms.move}
        </td>
      )}
    </tr>
  )
}

/** Searches the name in the page's search field with this extension; if the field is empty, focuses it. */
function searchWith(extension: string, searchPath: string): void {
  const field = document.querySelector<HTMLInputElement>(`#${searchAnchor} input`)
  const name = nameIn(field?.value ?? '')
  if (name !== '') {
    location.assign(`${searchPath}?q=${encodeURIComponent(`${name}.${extension}`)}`)
    return
  }
  if (!field) return
  field.value = `.${extension}`
  field.focus()
  field.setSelectionRange(0, 0)
}

/** The first name in the input, without its extension. */
function nameIn(typed: string): string {
  const address = typed
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/^www\./iu, '')
  return address.split(/[.,;/]/u)[0]?.trim() ?? ''
}
