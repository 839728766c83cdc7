import type { LayerEvent } from '#web/analytics/layer-events.ts'

const key = 'stek-events'
const most = 50
/** Where nothing may be stored they last as long as this document. */
let inMemory: readonly LayerEvent[] = []

/** Events of pages that no tag manager sees, for the next page that may hold one, in this tab. */
export function keptEvents(): readonly LayerEvent[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly LayerEvent[]
  } catch {
    return inMemory
  }
}

export function keepEvent(event: LayerEvent): void {
  put([...keptEvents(), event].slice(-most))
}

export function takeKeptEvents(): readonly LayerEvent[] {
  const events = keptEvents()
  put([])
  return events
}

function put(events: readonly LayerEvent[]): void {
  inMemory = events
  try {
    if (events.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(events))
  } catch {}
}
