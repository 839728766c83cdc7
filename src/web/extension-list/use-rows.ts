import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import type { ExtensionRow } from '#domain/names/extension-rows.ts'
import type { ExtensionListProps } from '#web/extension-list/extension-list-props.ts'
import { loadRows } from '#web/extension-list/load-rows.ts'

export interface Rows {
  /** Undefined until they are here. */
  readonly all: readonly ExtensionRow[] | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** All extensions, fetched when somebody comes near the list. */
export function useRows({ address, pricedOn }: ExtensionListProps): Rows {
  const locale = useLocale()
  const [all, setAll] = useState<readonly ExtensionRow[]>()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()

  useEffect(() => {
    if (all) return
    loadRows(address, pricedOn, locale).then(setAll, () => setFailedAttempt(attempt))
  }, [address, pricedOn, locale, attempt, all])

  return { all, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}
