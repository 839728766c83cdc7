import { useEffect, useState } from 'react'
import type { ExtensionRow } from '#core/names/extension-rows.ts'

interface RenderTask {
  /** The smallest is rendered first. */
  readonly distance: number
  /** Renders a few rows; true when there are more. */
  readonly draw: () => boolean
}

const tasks = new Set<RenderTask>()
let frame: number | undefined

/** Runs one task per frame, the nearest first, so that no frame renders many rows. Returns a function that cancels. */
export function scheduleRender(task: RenderTask): () => void {
  tasks.add(task)
  frame ??= requestAnimationFrame(renderNext)
  return () => void tasks.delete(task)
}

/** A frame that took longer: drawing and typing do not fit into one. */
const slowFrameMs = 25
/** So long after a key the next one is not expected any more. */
const typingPauseMs = 300
let lastFrameAt: number | undefined
let isSlow = false
let lastKeyAt = -Infinity

/** Somebody types: where frames take long, rows wait for the end of it, so that no key waits for them. */
export function noteKey(): void {
  lastKeyAt = performance.now()
}

function renderNext(now: number): void {
  if (lastFrameAt !== undefined) isSlow = now - lastFrameAt > slowFrameMs
  const waitMs = isSlow ? lastKeyAt + typingPauseMs - now : 0
  lastFrameAt = waitMs > 0 ? undefined : now
  if (waitMs > 0) {
    setTimeout(() => requestAnimationFrame(renderNext), waitMs)
    return
  }
  let next: RenderTask | undefined
  for (const task of tasks) if (!next || task.distance < next.distance) next = task
  if (next && !next.draw()) tasks.delete(next)
  frame = tasks.size > 0 ? requestAnimationFrame(renderNext) : undefined
  if (frame === undefined) lastFrameAt = undefined
}

/** New rows a phone can render in one frame without dropping it. */
const maxNewAtOnce = 2
const newPerFrame = 2
const newPerSlowFrame = 1

/**
 * How many rows at the head of a list are rendered: at first all of them, as in the prerendered page; after a change of the list
 * those that keep their element and `maxNewAtOnce` others, then `newPerFrame` more in every frame, or one where frames are slow.
 */
export function useGrowingCount(rows: readonly ExtensionRow[], max: number): number {
  const [grown, setGrown] = useState({ rows, count: max })
  if (grown.rows !== rows) setGrown({ rows, count: countAtOnce(rows.slice(0, max), grown.rows.slice(0, grown.count)) })
  const isWhole = grown.count >= max

  useEffect(() => {
    if (isWhole) return undefined
    return scheduleRender({
      distance: 0,
      draw: () => {
        const more = isSlow ? newPerSlowFrame : newPerFrame
        setGrown((current) => (current.rows === rows ? { rows, count: current.count + more } : current))
        return true
      },
    })
  }, [rows, isWhole])

  return Math.min(grown.count, max)
}

/** Rows whose element React leaves in place cost nothing: those that were there in the same relative order. */
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

/** Reports when an element comes within 800 px of the viewport, and when it leaves. */
export function watchNearness(element: Element, listener: NearnessListener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        nearnessListeners.get(target)?.(isIntersecting, boundingClientRect)
      }
    },
    { rootMargin: '800px 0px' },
  )
  nearnessListeners.set(element, listener)
  observer.observe(element)
  return () => {
    nearnessListeners.delete(element)
    observer?.unobserve(element)
  }
}
