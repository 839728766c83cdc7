import { useSyncExternalStore } from 'react'
import { httpDomainCalls } from '#web/api/domains.ts'
import { createNameLookups, type Lookup } from '#web/order/domains/name-lookups.ts'
import { pageLocale } from '#web/page-locale.ts'

/** What this page knows of names. */
export const lookups = createNameLookups(httpDomainCalls({ locale: pageLocale() }))

/** Only the row of this name follows what becomes known of it. */
export function useLookup(name: string): Lookup {
  return useSyncExternalStore(lookups.subscribe, () => lookups.of(name))
}
