import { useDeferredValue, useEffect } from 'react'
import { splitNameList } from '#domain/names/parsed-name.ts'
import { track } from '#web/analytics/track.ts'
import { ExtensionGroups } from '#web/order/domains/extension-groups.tsx'
import { NameResults } from '#web/order/domains/name-results.tsx'
import { NameSearch } from '#web/order/domains/name-search.tsx'
import { showSearch, useNameQuery } from '#web/order/domains/search-address.ts'
import { SortChoice } from '#web/order/domains/sort-choice.tsx'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'

/** Choose a name: one field, and what it leads to. */
export function DomainsPage() {
  const { pages, extensions } = useOrder()
  const { h1, lead } = pages.orderDomains
  const { text, group, sort } = useNameQuery()
  // Whoever goes on typing does not wait for rows.
  const searched = useDeferredValue(text)
  const list = splitNameList(searched)
  const isList = list.ok && list.value.length > 1

  useEffect(() => {
    if (searched !== '') track('search', extensions.featured)
  }, [searched, extensions])

  return (
    <OrderLayout id="orderDomains">
      <h1>{h1}</h1>
      <NameSearch />
      {searched === '' ? (
        <p className="lead">{lead}</p>
      ) : (
        <>
          <div className="tools">
            {!isList && (
              <ExtensionGroups chosen={group} onChoose={(next) => showSearch({ group: next }, { replace: true })} />
            )}
            <SortChoice chosen={sort} onChoose={(next) => showSearch({ sort: next }, { replace: true })} />
          </div>
          <NameResults key={`${group} ${searched}`} query={{ text: searched, group, sort }} isList={isList} />
        </>
      )}
    </OrderLayout>
  )
}
