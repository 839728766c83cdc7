import { memo, useEffect, useRef, useState } from 'react'
import type { ExtensionRow } from '#domain/extension-rows.ts'
import type { TableSetting } from '#web/extension-list/extension-table.tsx'
import { ListedExtension } from '#web/extension-list/listed-extension.tsx'
import { watchNearness } from '#web/extension-list/nearness.ts'

interface Props {
  readonly start: number
  readonly rows: readonly ExtensionRow[]
  readonly setting: TableSetting
}

/** The first rows are always drawn; they are in the page before any script. */
const batchesAtFirst = 24

/** Rows that are drawn together when they come near the window, and otherwise only keep their place. */
export function RowBatch({ start, rows, setting }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const height = useRef(0)
  const [isNear, setNear] = useState(start < batchesAtFirst)

  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    return watchNearness(element, (near) => {
      // Whoever is in a row with the keyboard keeps it.
      if (!near && element.contains(document.activeElement)) return
      if (!near) height.current = element.getBoundingClientRect().height
      setNear(near)
    })
  }, [])

  return (
    <tbody ref={body} role="rowgroup">
      {isNear ? (
        rows.map((row, index) => (
          <DrawnRow
            key={row.tld}
            row={row}
            index={start + index + 2}
            {...setting}
          />
        ))
      ) : (
        <tr className="gap" aria-hidden="true">
          <td style={height.current > 0 ? { height: height.current } : undefined} />
        </tr>
      )}
    </tbody>
  )
}

const DrawnRow = memo(ListedExtension)
