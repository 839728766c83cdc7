import { useSyncExternalStore, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { httpDomainCalls } from '#web/api/domains.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { pageLocale } from '#web/page-locale.ts'
import { createNameLookups, type Lookup, type NameQuestion } from './name-lookups.ts'
import { countNames, type NameCounts } from './name-state.ts'

interface Wanted {
  /** What was searched, to say it. */
  readonly text: string
  readonly names: readonly string[]
  readonly question?: NameQuestion | undefined
  /** A list says how far it is. */
  readonly isList: boolean
}

/** Has the names of a search looked up while they show. True when it came to its end. */
export function useNameLookup({ text, names, question, isList }: Wanted): boolean {
  const t = useTranslations('orderDomains')
  const announce = useAnnouncer()
  const key = JSON.stringify([names, question])
  const [doneKey, setDoneKey] = useState<string>()

  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    const unsubscribe = isList ? lookups.subscribe(sayProgress) : undefined
    void lookUp()
    return () => {
      unsubscribe?.()
      stopping.abort()
    }

    async function lookUp(): Promise<void> {
      await lookups.lookUp({ names, question }, signal)
      unsubscribe?.()
      if (signal.aborted) return
      setDoneKey(key)
      const { total, free: count } = countNames(names, lookups.of)
      const free = String(count)
      if (total === 0) return
      announce(isList ? t('list.checked', { total: String(total), free }) : t('checked', { text, total, free }))
    }

    function sayProgress(): void {
      const { done, total } = countNames(names, lookups.of)
      if (done > 0 && done < total) announce(t('list.progress', { done: String(done), total: String(total) }))
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for names and question
  }, [key])

  return doneKey === key
}

/** Follows only when a number changes. */
export function useNameCounts(names: readonly string[]): NameCounts {
  const counted = useSyncExternalStore(lookups.subscribe, () => JSON.stringify(countNames(names, lookups.of)))
  return JSON.parse(counted) as NameCounts
}

/** What this page knows of names. */
export const lookups = createNameLookups(httpDomainCalls({ locale: pageLocale() }))

/** Only the row of this name follows what becomes known of it. */
export function useLookup(name: string): Lookup {
  return useSyncExternalStore(lookups.subscribe, () => lookups.of(name))
}
