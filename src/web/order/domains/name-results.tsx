import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionGroup } from '#domain/catalogue.ts'
import { keyOf, nameWishesOf } from '#domain/name-wishes.ts'
import { OrderableName } from '#web/order/domains/orderable-name.tsx'
import { SearchThat } from '#web/order/domains/search-that.tsx'
import { UnorderableName } from '#web/order/domains/unorderable-name.tsx'
import { useExtensions } from '#web/order/extension-table.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly query: string
  readonly group: ExtensionGroup
}

/** The names a search comes to; the table of extensions is fetched with the first one. */
export function NameResults({ query, group }: Props) {
  const t = useTranslations('orderDomains')
  const word = useTranslations('common')
  const { featured, groups } = useOrder().extensions
  const { table, hasFailed, retry } = useExtensions()
  const [showsMore, setShowsMore] = useState(false)
  const all = group === 'popular' ? [...new Set([...featured, ...groups.popular])] : groups[group]
  const first = group === 'popular' ? featured.length : all.length
  const tlds = showsMore ? all : all.slice(0, first)
  const wishes = useMemo(
    () => table && nameWishesOf(query, table, tlds),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is made of the group and how much of it shows
    [query, table, group, showsMore],
  )

  if (hasFailed) {
    return (
      <p className="note err failed">
        <Icon name="warn" />
        <span>{t('tableFailed')}</span>
        <button type="button" className="btn btn-t" onClick={retry}>
          {word('retry')}
        </button>
      </p>
    )
  }
  if (!wishes || !table) return <WaitingResults />
  const { rows, alternative } = wishes
  const count = rows.filter(({ kind }) => kind === 'name').length
  return (
    <>
      <p className="vh" role="status">
        {t('found', { count })}
      </p>
      {alternative && (
        <p className="alternative">
          {t('orHyphens', { name: alternative })} <SearchThat name={alternative} className="btn btn-t" />
        </p>
      )}
      <ul className="res" aria-label={t('results')}>
        {rows.map((wish) =>
          wish.kind === 'name' ? (
            <OrderableName key={keyOf(wish)} wish={wish} table={table} />
          ) : (
            <UnorderableName key={keyOf(wish)} wish={wish} />
          ),
        )}
      </ul>
      {count > 1 && tlds.length < all.length && (
        <p className="more">
          <button type="button" className="btn btn-s" onClick={() => setShowsMore(true)}>
            {t('more')}
          </button>
        </p>
      )}
    </>
  )
}

function WaitingResults() {
  const t = useTranslations('orderDomains')
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {t('looking')}
      </p>
      <div className="bars late" aria-hidden="true">
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
      </div>
    </div>
  )
}
