import { useEffect, useState } from 'react'
import type { ExtensionRow } from '#domain/names/extension-rows.ts'

interface RenderTask {
  /** Less is sooner. */
  readonly distance: number
  /** True when there is more to draw. */
  readonly draw: () => boolean
}

const tasks = new Set<RenderTask>()
let frame: number | undefined

/** A little in every frame, what is nearest first, so that no frame has to wait for many rows. */
export function scheduleRender(wish: RenderTask): () => void {
  tasks.add(wish)
  frame ??= requestAnimationFrame(renderNext)
  return () => void tasks.delete(wish)
}

function renderNext(): void {
  let next: RenderTask | undefined
  for (const wish of tasks) if (!next || wish.distance < next.distance) next = wish
  if (next && !next.draw()) tasks.delete(next)
  frame = tasks.size > 0 ? requestAnimationFrame(renderNext) : undefined
}

/** What a phone draws in one frame without anybody noticing; the next frames bring the rest. */
const maxNewAtOnce = 4
const newPerFrame = 2

/**
 * How many rows at the head of a list are drawn: all that are in the page before any script; later on those that were
 * there already and as many new ones as somebody sees at once, and the rest in turn.
 */
export function useGrowingCount(rows: readonly ExtensionRow[], most: number): number {
  const [grown, setGrown] = useState({ rows, count: most })
  if (grown.rows !== rows) setGrown({ rows, count: countAtOnce(rows.slice(0, most), grown.rows.slice(0, grown.count)) })
  const isWhole = grown.count >= most

  useEffect(() => {
    if (isWhole) return undefined
    return scheduleRender({
      distance: 0,
      draw: () => {
        setGrown((current) => (current.rows === rows ? { rows, count: current.count + newPerFrame } : current))
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
    return (placed += 1) > maxNewAtOnce
  })
  return end < 0 ? rows.length : end
}

type NearnessListener = (isNear: boolean, place: DOMRectReadOnly) => void

const nearnessListeners = new WeakMap<Element, NearnessListener>()
let observer: IntersectionObserver | undefined

/** Says when an element comes within a window's height or so of being seen, and when it leaves. */
export function watchNearness(element: Element, tell: NearnessListener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        nearnessListeners.get(target)?.(isIntersecting, boundingClientRect)
      }
    },
    { rootMargin: '800px 0px' },
  )
  nearnessListeners.set(element, tell)
  observer.observe(element)
  return () => {
    nearnessListeners.delete(element)
    observer?.unobserve(element)
  }
}
