import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CartItem } from '#core/cart/cart.ts'
import { pricedItemOf } from '#core/cart/order-choice.ts'
import type { ExtensionTable } from '#core/names/domain-name.ts'
import { track } from '#web/analytics/track.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { newItemId } from '#web/cart/item-ids.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { lookups, useNameCounts } from './lookups.ts'
import { nameChoiceOf, placeInCart } from './name-choice.ts'
import type { OrderableName } from './name-order.ts'
import { checkedStateOf } from './name-state.ts'

interface Props {
  readonly names: readonly OrderableName[]
  readonly table: ExtensionTable
}

/** Header of a list search: progress, counts, and a button that adds all free names. */
export function ListSummary({ names, table }: Props) {
  const t = useTranslations('orderDomains.list')
  const { pricedOn } = useOrder()
  const store = useCartStore()
  const cart = useCart()
  const announce = useAnnouncer()
  const { total, done, free, taken } = useNameCounts(names.map(({ name }) => name.ascii))
  const [hasStopped, setStopped] = useState(false)
  const isDone = done === total
  const open = names.filter(({ name }) => isFree(name.ascii) && placeInCart(cart, name.ascii) === 'absent')
  const isAdding = names.some(({ name }) => placeInCart(cart, name.ascii) === 'adding')

  /** Adds names one at a time. After a failure the remaining names are skipped and can be added again. */
  async function handleAdd(): Promise<void> {
    const items = open.flatMap(({ name, extension }): CartItem[] => {
      const choice = { ...nameChoiceOf(name, extension, 'purchase'), id: newItemId() }
      const item = pricedItemOf(catalogueWith(undefined, table), choice, store.view().items, pricedOn)
      return item.ok ? [item.value] : []
    })
    setStopped(false)
    const isAdded = await store.add(...items)
    if (isAdded) track('add', items)
    setStopped(!isAdded)
    const left = items.filter((item) => !store.view().items.some(({ id }) => id === item.id)).length
    announce(isAdded ? t('added', { count: items.length }) : t('stopped', { left }))
  }

  const isOpen = isDone && open.length > 0 && !cart.busy
  const isEverythingIn = isDone && free > 0 && open.length === 0
  return (
    <div className="list-summary">
      <div>
        <p>
          {isDone
            ? t('summary', { total, free: String(free), taken: String(taken), other: total - free - taken })
            : t('progress', { done: String(done), total: String(total) })}
        </p>
        <progress
          className={isDone ? 'keeps-space' : undefined}
          aria-label={t('progressLabel')}
          max={total}
          value={done}
        />
      </div>
      <button
        type="button"
        className={isEverythingIn ? 'button added' : 'button button-solid'}
        aria-disabled={!isOpen}
        aria-busy={isAdding}
        onClick={isOpen ? () => void handleAdd() : undefined}
      >
        {isAdding ? t('adding') : isEverythingIn ? t('allIn') : t('addAll', { count: open.length })}
      </button>
      {hasStopped && open.length > 0 && !isAdding && (
        <p className="status-error">{t('stopped', { left: open.length })}</p>
      )}
    </div>
  )
}

function isFree(name: string): boolean {
  return checkedStateOf(lookups.of(name)) === 'available'
}
