import { useEffect, useState } from 'react'
import type { ExtensionRow } from '#core/names/extension-rows.ts'

interface RenderTask {
  /** The nearest task is rendered first. */
  readonly distance: number
  /**
   * Renders a few rows.
   * @returns true if there are more
   */
  readonly draw: () => boolean
}

/** Above this frame time, rendering and typing do not fit into one frame. */
const slowFrameMs = 25
/** After this pause the visitor is assumed to have stopped typing. */
const typingPauseMs = 300

function createRowScheduler() {
  const tasks = new Set<RenderTask>()
  let frame: number | undefined

  /**
   * Runs one task per frame, nearest first, so that no frame renders many rows.
   * @returns a function that cancels the task
   */
  function scheduleRender(task: RenderTask): () => void {
    tasks.add(task)
    frame ??= requestAnimationFrame(renderNext)
    return () => void tasks.delete(task)
  }

  let lastFrameAt: number | undefined
  let isSlow = false
  let lastKeyAt = -Infinity

  /** On slow devices, rendering is paused until typing stops, so that key presses are not delayed. */
  function noteKey(): void {
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

  return { scheduleRender, noteKey, hasSlowFrames: () => isSlow }
}

export const { scheduleRender, noteKey, hasSlowFrames } = createRowScheduler()

/** Number of new rows that a phone can render in one frame without dropping it. */
const maxNewAtOnce = 2
const newPerFrame = 2
const newPerSlowFrame = 1

/**
 * Number of rows to render at the head of a list. Initially all of them, as in the prerendered page. After the list has
 * changed, the rows that keep their element and `maxNewAtOnce` others, then `newPerFrame` more per frame, or one per
 * frame on slow devices.
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
        const more = hasSlowFrames() ? newPerSlowFrame : newPerFrame
        setGrown((current) => (current.rows === rows ? { rows, count: current.count + more } : current))
        return true
      },
    })
  }, [rows, isWhole])

  return Math.min(grown.count, max)
}

/** Rows whose element React keeps are free: those already shown, in the same relative order. */
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

function createNearness() {
  const listeners = new WeakMap<Element, NearnessListener>()
  let observer: IntersectionObserver | undefined

  return (element: Element, listener: NearnessListener): (() => void) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          listeners.get(target)?.(isIntersecting, boundingClientRect)
        }
      },
      { rootMargin: '800px 0px' },
    )
    listeners.set(element, listener)
    observer.observe(element)
    return () => {
      listeners.delete(element)
      observer?.unobserve(element)
    }
  }
}

/** Reports when an element comes within 800 px of the viewport, and when it leaves. */
export const watchNearness = createNearness()
