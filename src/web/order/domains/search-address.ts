import type { OrderSession } from '#web/order/order-session.ts'
import { requestedNamesOf } from '#core/names/requested-names.ts'
import { loadExtensions } from '#web/order/extension-table.ts'
import { addressOf, navigate, useAddress, orderQueryIn } from '#web/order/order-address.ts'
import { nameSorts, type NameSort } from './name-order.ts'
import { nameGroups, type NameGroup } from './offered-extensions.ts'

/** A search and how it is displayed. It is stored in the URL, so that back and reload keep it. */
export interface NameQuery {
  readonly text: string
  readonly group: NameGroup
  readonly sort: NameSort | null
}

/** Longer URLs may be refused by servers when they are opened again. */
const maxUrlParameterLength = 1500

interface Beside {
  readonly typed: string
}

/** The URL holds the start of a long list; the state of the history entry holds all of it. */
export function typedText(): string {
  const { q } = orderQueryIn(location.search)
  const beside = history.state as Partial<Beside> | null
  return typeof beside?.typed === 'string' && beside.typed.startsWith(q) ? beside.typed : q
}

export function useNameQuery(): NameQuery {
  const text = useAddress(typedText, '')
  const group = useAddress(() => groupIn(location.search), 'popular')
  const sort = useAddress(() => sortIn(location.search), null)
  return { text, group, sort }
}

/** Shows a search. Fields missing from `change` keep their value. */
export function showSearch(change: Partial<NameQuery>, { replace = false } = {}): void {
  const { address, beside } = searchAddress(change)
  navigate(address, { replace, beside })
}

/** Restores an earlier search in the current history entry, so that the next search is pushed on top of it. */
export function rememberSearch(text: string): void {
  const { address, beside } = searchAddress({ text })
  history.replaceState(beside, '', address)
}

function searchAddress(change: Partial<NameQuery>): { readonly address: string; readonly beside: Beside | null } {
  const { search, pathname } = location
  const { product, term } = orderQueryIn(search)
  const text = change.text ?? typedText()
  const group = change.group ?? groupIn(search)
  const sort = change.sort === undefined ? sortIn(search) : change.sort
  const isLong = text.length > maxUrlParameterLength
  const q = isLong ? beginOf(text) : text
  const address = addressOf(pathname, {
    q,
    product,
    term,
    ...(group !== 'popular' && { group }),
    ...(sort !== null && { sort }),
  })
  return { address, beside: isLong ? { typed: text } : null }
}

/** Truncates after the last complete name that fits. */
export function beginOf(text: string): string {
  const start = text.slice(0, maxUrlParameterLength)
  const end = Math.max(...[',', ';', ' ', '\n'].map((separator) => start.lastIndexOf(separator)))
  return start.slice(0, end > 0 ? end : maxUrlParameterLength).trim()
}

function groupIn(search: string): NameGroup {
  const requested = new URLSearchParams(search).get('group')
  return nameGroups.find((group) => group === requested) ?? 'popular'
}

function sortIn(search: string): NameSort | null {
  const requested = new URLSearchParams(search).get('sort')
  return nameSorts.find((sort) => sort === requested) ?? null
}

const minTypedLength = 2

interface TypedSearch {
  /** Trimmed value of the field. */
  readonly typed: () => string
  readonly extensions: { readonly address: string; readonly featured: readonly string[] }
  readonly session: OrderSession
  readonly onSearch?: (typed: string) => void
}

/** Searches for the typed text once it is a complete name, and replaces the previous search in the history. */
export async function searchTyped({ typed: read, extensions, session, onSearch }: TypedSearch): Promise<void> {
  const table = await loadExtensions(session, extensions.address).catch(() => undefined)
  const typed = read()
  if (!table || typed.length < minTypedLength || typed === typedText()) return
  // A name with an incomplete extension is not searched for.
  if (requestedNamesOf(typed, table, extensions.featured).rows[0]?.kind !== 'name') return
  onSearch?.(typed)
  showSearch({ text: typed }, { replace: true })
}
