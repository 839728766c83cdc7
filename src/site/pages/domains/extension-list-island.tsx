import { ExtensionList } from '#web/extension-list/extension-list.tsx'
import type { PriceColumn } from '#web/extension-list/extension-list-props.ts'
import { Island } from '#web/islands/island.tsx'
import extensionListIsland from '#web/extension-list/extension-list-island.ts'
import { useSite } from '#web/site-context.tsx'
import { extensionListOf } from './listed-extensions.ts'

/** Popular extensions with their prices; the rest is fetched on demand. */
export function ExtensionListIsland({ columns }: { readonly columns: readonly PriceColumn[] }) {
  const { locale, extensionsPath } = useSite()
  const list = extensionListOf(columns, locale, extensionsPath)
  return (
    <Island island={extensionListIsland} props={{ ...list }}>
      <ExtensionList {...list} />
    </Island>
  )
}
