import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionGroup } from '#domain/catalogue/catalogue.ts'
import type { NamedGroup } from '#domain/names/extension-search.ts'

/** The groups under the names their chips have. */
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
