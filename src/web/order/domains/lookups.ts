import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { type ExtensionTable, orderableNameOf } from '#core/names/domain-name.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import type { NameResult } from '#core/names/name-result.ts'
import { requestKeyOf, type RequestedName } from '#core/names/requested-names.ts'
import { httpDomainCalls } from '#web/api/domains.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { pageLocale } from '#web/page-locale.ts'
import { createNameLookups, type Lookup, type NameQuestion } from './name-lookups.ts'
import { isOutOfReach, type OrderableName, withFreeOnTop } from './name-order.ts'
import { checkedStateOf, type CheckedState, countNames, type NameCounts } from './name-state.ts'

interface Search {
  /** The searched text, for announcements. */
  readonly text: string
  readonly names: readonly string[]
  readonly question?: NameQuestion | undefined
  /** For a list the progress is announced. */
  readonly isList: boolean
}

/**
 * Looks up the names of a search while they are shown.
 * @returns true once the lookup has finished
 */
export function useNameLookup({ text, names, question, isList }: Search): boolean {
  const t = useTranslations('orderDomains')
  const announce = useAnnouncer()
  const key = JSON.stringify([names, question])
  const [doneKey, setDoneKey] = useState<string>()

  const sayProgress = useEffectEvent(() => {
    const { done, total } = countNames(names, lookups.of)
    if (isList && done > 0 && done < total) announce(t('list.progress', { done: String(done), total: String(total) }))
  })
  const sayDone = useEffectEvent(() => {
    const { total, free: count } = countNames(names, lookups.of)
    const free = String(count)
    if (total === 0) return
    announce(isList ? t('list.checked', { total: String(total), free }) : t('checked', { text, total, free }))
  })

  useEffect(() => {
    const stopping = new AbortController()
    const unsubscribe = lookups.subscribe(() => sayProgress())
    const lookUp = async () => {
      const [requested, search] = JSON.parse(key) as [readonly string[], NameQuestion | null]
      await lookups.lookUp({ names: requested, question: search ?? undefined }, stopping.signal)
      unsubscribe()
      if (stopping.signal.aborted) return
      setDoneKey(key)
      sayDone()
    }
    void lookUp()
    return () => {
      unsubscribe()
      stopping.abort()
    }
  }, [key])

  return doneKey === key
}

/** Re-renders only when a count changes. */
export function useNameCounts(names: readonly string[]): NameCounts {
  const counted = useSyncExternalStore(lookups.subscribe, () => JSON.stringify(countNames(names, lookups.of)))
  return JSON.parse(counted) as NameCounts
}

/** Lookup results, shared by the whole page. */
export const lookups = createNameLookups(httpDomainCalls({ locale: pageLocale() }))

export function useLookup(name: string): Lookup {
  return useSyncExternalStore(lookups.subscribe, () => lookups.of(name))
}

export function useIsOutOfReach(first: RequestedName | undefined): boolean {
  return useSyncExternalStore(lookups.subscribe, () => first !== undefined && isOutOfReach(first, stateOf))
}

function stateOf({ name }: OrderableName): CheckedState {
  return checkedStateOf(lookups.of(name.ascii))
}

/** Free alternatives, in the order they arrive. */
export function useSuggestions(text: string, table: ExtensionTable, isWanted: boolean): readonly OrderableName[] {
  const [suggested, setSuggested] = useState<readonly OrderableName[]>([])
  useEffect(() => {
    if (!isWanted) return
    const stopping = new AbortController()
    const take = (results: readonly NameResult[]) => setSuggested(results.flatMap((result) => rowsOf(result, table)))
    void lookups.suggest(text, take, stopping.signal)
    return () => stopping.abort()
  }, [text, table, isWanted])
  return suggested
}

/** Reorders rows while results arrive, except while the focus is in the list. */
export function useFreeOnTop(
  rows: readonly RequestedName[],
  suggested: readonly OrderableName[],
  list: RefObject<HTMLElement | null>,
): readonly RequestedName[] {
  const t = useTranslations('orderDomains')
  const announce = useAnnouncer()
  const [order, setOrder] = useState(rows)
  useEffect(() => {
    const update = () => {
      if (list.current?.contains(document.activeElement)) return
      setOrder((before) => withFreeOnTop(withMissing(before, rows), suggested, stateOf))
    }
    update()
    return lookups.subscribe(update)
  }, [rows, suggested, list])

  const [first] = order
  const free = order === rows ? '' : freeNamesIn(order.slice(1, 4)).join(', ')
  const name = first && (first.kind === 'name' ? displayNameOf(first.name.ascii) : first.typed)
  const say = useEffectEvent((of: string) => announce(t('alternatives', { name: of, free })))
  useEffect(() => {
    if (name !== undefined && free !== '') say(name)
  }, [name, free])
  return withMissing(order, rows)
}

function freeNamesIn(rows: readonly RequestedName[]): readonly string[] {
  return rows.flatMap((row) =>
    row.kind === 'name' && stateOf(row) === 'available' ? displayNameOf(row.name.ascii) : [],
  )
}

/** Appends rows that were added since the order was computed. */
function withMissing(order: readonly RequestedName[], rows: readonly RequestedName[]): readonly RequestedName[] {
  const keys = new Set(order.map(requestKeyOf))
  const missing = rows.filter((row) => !keys.has(requestKeyOf(row)))
  return missing.length === 0 ? order : [...order, ...missing]
}

function rowsOf({ sld, tld }: NameResult, table: ExtensionTable): OrderableName[] {
  const name = orderableNameOf(sld, tld, table)
  const extension = table.extensions.get(tld)
  return name.ok && extension ? [{ kind: 'name', name: name.value, extension, isExact: false }] : []
}
