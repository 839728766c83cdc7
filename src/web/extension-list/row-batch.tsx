import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ExtensionRow } from '#domain/names/extension-rows.ts'
import { drawInTurn } from '#web/extension-list/drawing-turns.ts'
import type { TableSetting } from '#web/extension-list/extension-table.tsx'
import { ListedExtension } from '#web/extension-list/listed-extension.tsx'
import { watchNearness } from '#web/extension-list/nearness.ts'

interface Props {
  /** All rows of the table. */
  readonly list: readonly ExtensionRow[]
  readonly start: number
  readonly end: number
  readonly setting: TableSetting
  /** How many of its rows are drawn whether they are near or not. */
  readonly least: number
  /** Many rows: only those near the window are drawn. */
  readonly isWindowed: boolean
}

const rowsInTurn = 2
const rowsOutInTurn = 4

/** Rows that are drawn a few at a time when they come near the window, and otherwise only keep their place. */
export const RowBatch = memo(function RowBatch({ list, start, end, setting, least, isWindowed }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const all = end - start
  /** Drawn because they came near; `height` of the whole batch, zero where nobody has been yet. */
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
        // Whoever is in a row with the keyboard keeps it.
        if (!isNear && element.contains(document.activeElement)) return false
        reached = isNear ? Math.min(all, reached + rowsInTurn) : Math.max(0, reached - rowsOutInTurn)
        setNear({ list, count: reached, height: rect.height })
        return isNear ? reached < all : reached > 0
      }
      if (isNear ? reached < all : reached > 0) cancel = drawInTurn({ distance: distanceOf(isNear, rect), draw })
    })
    return () => {
      cancel?.()
      stop()
    }
  }, [list, all, isWindowed])

  return (
    <tbody ref={body} role="rowgroup">
      {list.slice(start, start + drawn).map((row, index) => (
        <DrawnRow key={row.tld} row={row} index={start + index + 2} {...setting} />
      ))}
      {drawn < all && <Place rows={all - drawn} height={(height * (all - drawn)) / all} />}
    </tbody>
  )
})

const DrawnRow = memo(ListedExtension)

/** From the middle of the window; what goes out of sight can wait. */
function distanceOf(isNear: boolean, { top, bottom }: DOMRectReadOnly): number {
  return isNear ? Math.max(0, top - innerHeight / 2, innerHeight / 2 - bottom) : Infinity
}

/** As high as the rows were; where nobody has been yet, as high as the stylesheet thinks. */
function Place({ rows, height }: { readonly rows: number; readonly height: number }) {
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
