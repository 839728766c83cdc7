import { useTranslations } from 'use-intl'
import { subjectOf } from '#domain/cart/cart.ts'
import type { DomainName, ExtensionTable } from '#domain/names/domain-name.ts'
import { pricedItemOf } from '#domain/cart/order-choice.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { newItemId } from '#web/cart/new-item-id.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCartPart, useCartStore } from '#web/cart/use-cart.ts'
import { lookups } from '#web/order/domains/lookups.ts'
import { type NameChoice, placeInCart } from '#web/order/domains/name-choice.ts'
import type { RowAction } from '#web/order/domains/name-state.ts'
import { RowButton } from '#web/order/domains/row-button.tsx'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'

interface Props {
  readonly name: DomainName
  readonly shown: string
  readonly action: RowAction
  readonly choice: NameChoice
  readonly table: ExtensionTable
  readonly onMove: () => void
}

/** What can be done with a name. The rest of a row need not follow the cart: only this does. */
export function NameAction({ name, shown, action, choice, table, onMove }: Props) {
  const t = useTranslations('orderDomains')
  const { pricedOn, paths } = useOrder()
  const store = useCartStore()
  const add = useAdding()
  const inCart = useCartPart((cart) => placeInCart(cart, name.ascii))
  const isBusy = useCartPart(({ busy }) => busy)

  function handleAdd(): void {
    const wish = { ...choice, id: newItemId() }
    const item = pricedItemOf(catalogueWith(undefined, table), wish, store.view().items, pricedOn)
    if (!item.ok) return
    void add(item.value)
    if (action === 'move') onMove()
  }
  if (action === 'ask' && inCart === 'absent') {
    return (
      <a
        className="btn btn-s btn-m"
        href={`${paths.contact}?${new URLSearchParams({ domain: name.ascii }).toString()}`}
        aria-label={t('askName', { name: shown })}
      >
        {t('ask')}
      </a>
    )
  }
  if ((action === 'none' || action === 'ask') && inCart === 'absent') return null
  return (
    <RowButton
      name={shown}
      action={action === 'none' || action === 'ask' ? 'wait' : action}
      inCart={inCart}
      isBusy={isBusy}
      onAdd={handleAdd}
      onRetry={() => void lookups.retry(name.ascii)}
    />
  )
}

export function FailedName({ choice }: { readonly choice: NameChoice }) {
  const failure = useCartPart(({ failed }) => failed.get(subjectOf([], { ...choice, id: '' })))
  return failure && <FailedNote wish={failure} />
}
