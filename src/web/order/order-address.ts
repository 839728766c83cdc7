import { useSyncExternalStore } from 'react'
import type { StorageKey } from '#core/retention/browser-storage.ts'

/** Parameters in the URL of an order page. */
export interface OrderQuery {
  /** Text of the domain search. */
  readonly q: string
  /** Slug of a product chosen on another page and not yet in the cart. */
  readonly product: string
  readonly term: string
  readonly domain: string
}

export function orderQueryIn(search: string): OrderQuery {
  const params = new URLSearchParams(search)
  const read = (name: keyof OrderQuery) => params.get(name)?.trim() ?? ''
  return { q: read('q'), product: read('product'), term: read('term'), domain: read('domain') }
}

/** Appends the non-empty parameters to a path. */
export function addressOf(path: string, query: Partial<OrderQuery> & Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return params.size === 0 ? path : `${path}?${params.toString()}`
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
  /** State of the history entry, for data too long for a URL. It is restored on back and reload. */
  readonly beside?: unknown
}

/** State of the history entry that represents an open sheet. */
export const sheetEntry = { sheet: true } as const

export function isSheetEntry(): boolean {
  return (history.state as Partial<typeof sheetEntry> | null)?.sheet === true
}

/** Navigates within the app without loading a document. */
export function navigate(address: string, { replace = false, beside = null }: Navigation = {}): void {
  if (leavesTagged(address)) return location.assign(address)
  const isSheet = isSheetEntry()
  if (replace || isSheet) history.replaceState(beside, '', address)
  else history.pushState(beside, '', address)
  // The sheet closes with its history entry; left open, it would keep the focus.
  if (isSheet) document.querySelector<HTMLDialogElement>('.sheet')?.close()
  for (const listener of listeners) listener()
}

/** A document with the tag manager never becomes another page, because the manager must not see order pages. */
function leavesTagged(address: string): boolean {
  return 'tags' in document.documentElement.dataset && new URL(address, location.href).pathname !== location.pathname
}

/** Subscribes to a part of the current URL; at build it has the given value. */
export function useAddress<Part extends string | number | boolean | null>(read: () => Part, atBuild: Part): Part {
  return useSyncExternalStore(subscribe, read, () => atBuild)
}

/** The current path; at build it is passed in. */
export function usePathname(rendered?: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => rendered ?? location.pathname,
  )
}

/** Parameters of the URL, completed by stored choices. They are empty at build and during hydration. */
export function useOrderQuery(): OrderQuery {
  return orderQueryIn(useAddress(() => `${location.search}&${storedChoice('order-choice')}`, ''))
}

/** Choices not yet in the cart, stored as a query string and shared by tabs and visits. */
export function storedChoice(key: Extract<StorageKey, 'order-choice' | 'order-step'>): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
