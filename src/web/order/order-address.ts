import { useSyncExternalStore } from 'react'
import type { StorageKey } from '#core/retention/browser-storage.ts'

/** What an address of the order app asks for beside its page. */
export interface OrderQuery {
  /** What somebody typed into the search for a name. */
  readonly q: string
  /** A package chosen on another page, not in the cart yet. */
  readonly product: string
  readonly term: string
  readonly domain: string
}

export function orderQueryIn(search: string): OrderQuery {
  const asked = new URLSearchParams(search)
  const read = (name: keyof OrderQuery) => asked.get(name)?.trim() ?? ''
  return { q: read('q'), product: read('product'), term: read('term'), domain: read('domain') }
}

/** A path with the parameters that are not empty. */
export function addressOf(path: string, query: Partial<OrderQuery> & Readonly<Record<string, string>>): string {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return asked.size === 0 ? path : `${path}?${asked.toString()}`
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

interface Navigation {
  readonly replace?: boolean
  /** What does not fit in an address; it comes back with it on back and reload. */
  readonly beside?: unknown
}

/** Beside an entry of the history that only stands for an open sheet. */
export const sheetEntry = { sheet: true } as const

export function isSheetEntry(): boolean {
  return (history.state as Partial<typeof sheetEntry> | null)?.sheet === true
}

/** Goes to another address of the app without loading a document. */
export function navigate(address: string, { replace = false, beside = null }: Navigation = {}): void {
  if (leavesTagged(address)) return location.assign(address)
  const isSheet = isSheetEntry()
  if (replace || isSheet) history.replaceState(beside, '', address)
  else history.pushState(beside, '', address)
  // The sheet makes way with its entry: it would keep the focus from the page.
  if (isSheet) document.querySelector<HTMLDialogElement>('.sheet')?.close()
  for (const listener of listeners) listener()
}

/** A document that may hold the tag manager never turns into another page: none of those is for it to see. */
function leavesTagged(address: string): boolean {
  return 'tags' in document.documentElement.dataset && new URL(address, location.href).pathname !== location.pathname
}

/** A part of where somebody is, as long as it stays the same; at build it is the given one. */
export function useAddress<Part extends string | number | boolean | null>(read: () => Part, atBuild: Part): Part {
  return useSyncExternalStore(subscribe, read, () => atBuild)
}

/** At build the path is given. */
export function usePathname(rendered?: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => rendered ?? location.pathname,
  )
}

/** At build, and for the render that takes over, an address asks for nothing. What it leaves open was chosen before. */
export function useOrderQuery(): OrderQuery {
  return orderQueryIn(useAddress(() => `${location.search}&${storedChoice('order-choice')}`, ''))
}

/** What was chosen and is in no cart yet, written as a query; also in another tab and another day. */
export function storedChoice(key: Extract<StorageKey, 'order-choice' | 'order-step'>): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
