import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ExtensionRow } from '#domain/extension-rows.ts'
import type { TableSetting } from '#web/extension-list/extension-table.tsx'
import { ListedExtension } from '#web/extension-list/listed-extension.tsx'
import { watchNearness } from '#web/extension-list/nearness.ts'

interface Props {
  readonly start: number
  readonly rows: readonly ExtensionRow[]
  readonly setting: TableSetting
  /** Many rows: only those near the window are drawn. It does not change while the batch is there. */
  readonly isWindowed: boolean
}

/** Drawn without being asked: those in the page before any script, and those that follow when all are wanted. */
const rowsDrawnAtFirst = 32

/** Rows that are drawn together when they come near the window, and otherwise only keep their place. */
export function RowBatch({ start, rows, setting, isWindowed }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  /** How high the place is; zero where nobody has been yet, null for drawn rows. */
  const [place, setPlace] = useState(start < rowsDrawnAtFirst ? null : 0)

  useEffect(() => {
    const element = body.current
    if (!element || !isWindowed) return undefined
    let isDrawn = start < rowsDrawnAtFirst
    return watchNearness(element, (isNear, height) => {
      // Whoever is in a row with the keyboard keeps it.
      if (isNear === isDrawn || (!isNear && element.contains(document.activeElement))) return
      isDrawn = isNear
      startTransition(() => setPlace(isNear ? null : height))
    })
  }, [start, isWindowed])

  return (
    <tbody ref={body} role="rowgroup">
      {place === null ? (
        rows.map((row, index) => <DrawnRow key={row.tld} row={row} index={start + index + 2} {...setting} />)
      ) : (
        <Place height={place} />
      )}
    </tbody>
  )
}

const DrawnRow = memo(ListedExtension)

/** As high as the rows were; where nobody has been yet, as high as the stylesheet thinks. */
function Place({ height }: { readonly height: number }) {
  const cell = useRef<HTMLTableCellElement>(null)
  useLayoutEffect(() => {
    if (cell.current && height > 0) cell.current.style.height = `${height}px`
  }, [height])
  return (
    <tr className="place" aria-hidden="true">
      <td ref={cell}>{'\u00A0'}</td>
    </tr>
  )
}
