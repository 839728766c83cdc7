import { useEffect, useState } from 'react'
import type { ExtensionRow } from '#domain/names/extension-rows.ts'
import { drawInTurn } from '#web/extension-list/drawing-turns.ts'

/** What a phone draws in one frame without anybody noticing; the next frames bring the rest. */
const newAtOnce = 4
const newInTurn = 2

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

/** A row costs nothing where React leaves its element in place: it was there, and not behind a row that is now after it. */
export function countAtOnce(rows: readonly ExtensionRow[], before: readonly ExtensionRow[]): number {
  const places = new Map(before.map(({ tld }, place) => [tld, place]))
  let furthest = -1
  let placed = 0
  const end = rows.findIndex(({ tld }) => {
    const place = places.get(tld) ?? -1
    if (place > furthest) {
      furthest = place
      return false
    }
    return (placed += 1) > newAtOnce
  })
  return end < 0 ? rows.length : end
}
