import { useEffect, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import { sortedRows } from '#core/names/extension-sort.ts'
import { type ExtensionRow, extensionRows } from '#core/names/extension-rows.ts'
import type { NamedGroup } from '#core/names/extension-search.ts'
import type { PackedExtensions } from '#core/names/packed-extensions.ts'
import type { ExtensionListProps } from './extension-list-props.ts'

interface Rows {
  /** Undefined until loaded. */
  readonly all: readonly ExtensionRow[] | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** All extensions, loaded on hydration. */
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

/** All extensions by name, from the table published with the page. */
async function loadRows(address: string, date: IsoDate, locale: Locale): Promise<readonly ExtensionRow[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The table of extensions answered ${response.status}`)
  const packed = (await response.json()) as PackedExtensions
  return sortedRows(extensionRows(packed, date, locale), { by: 'name', descending: false })
}

/** Groups with the labels of their filter chips. */
export function useNamedGroups(
  groups: Readonly<Record<ExtensionGroup, readonly string[]>>,
): Readonly<Record<ExtensionGroup, NamedGroup>> {
  const t = useTranslations('extensionList')
  return useMemo(
    () => ({
      popular: { label: t('groups.popular'), tlds: groups.popular },
      nearby: { label: t('groups.nearby'), tlds: groups.nearby },
      shop: { label: t('groups.shop'), tlds: groups.shop },
      cities: { label: t('groups.cities'), tlds: groups.cities },
    }),
    [groups, t],
  )
}
