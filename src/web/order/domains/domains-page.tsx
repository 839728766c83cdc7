import { useState } from 'react'
import type { ExtensionGroup } from '#domain/catalogue.ts'
import { ExtensionGroups } from '#web/order/domains/extension-groups.tsx'
import { NameResults } from '#web/order/domains/name-results.tsx'
import { NameSearch } from '#web/order/domains/name-search.tsx'
import { useOrderWish } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'

/** Choose a name: one field, and what it leads to. */
export function DomainsPage() {
  const { h1, lead } = useOrder().pages.orderDomains
  const { q } = useOrderWish()
  const [group, setGroup] = useState<ExtensionGroup>('popular')
  return (
    <OrderLayout id="orderDomains">
      <h1>{h1}</h1>
      <NameSearch />
      {q === '' ? (
        <p className="lead">{lead}</p>
      ) : (
        <>
          <ExtensionGroups chosen={group} onChoose={setGroup} />
          <NameResults key={`${group} ${q}`} query={q} group={group} />
        </>
      )}
    </OrderLayout>
  )
}
