import { useEffect, useState } from 'react'
import type { ExtensionRow } from '#domain/extension-rows.ts'
import { drawInTurn } from '#web/extension-list/drawing-turns.ts'

/** About what a phone shows. */
const newAtOnce = 8
const newInTurn = 4

/**
 * How many rows at the head of a list are drawn: all that are in the page before any script; later on those that were
 * there already and as many new ones as somebody sees at once, and the rest in turn.
 */
export function useGrowth(rows: readonly ExtensionRow[], most: number): number {
  const [grown, setGrown] = useState({ rows, count: most })
  if (grown.rows !== rows) setGrown({ rows, count: countAtOnce(rows.slice(0, most), grown.rows.slice(0, grown.count)) })
  const isWhole = grown.count >= most

  useEffect(() => {
    if (isWhole) return undefined
    return drawInTurn({
      distance: 0,
      draw: () => {
        setGrown((current) => (current.rows === rows ? { rows, count: current.count + newInTurn } : current))
        return true
      },
    })
  }, [rows, isWhole])

  return Math.min(grown.count, most)
}

export function countAtOnce(rows: readonly ExtensionRow[], before: readonly ExtensionRow[]): number {
  const there = new Set(before.map(({ tld }) => tld))
  let fresh = 0
  const end = rows.findIndex(({ tld }) => !there.has(tld) && (fresh += 1) > newAtOnce)
  return end < 0 ? rows.length : end
}
