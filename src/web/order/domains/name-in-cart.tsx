import { type DomainChoice, nameOfItem, subjectOf } from '#domain/cart.ts'
import type { ExtensionTable } from '#domain/known-extension.ts'
import { pricedItemOf } from '#domain/order-choice.ts'
import type { CartView } from '#web/cart/cart-view.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { newItemId } from '#web/cart/new-item-id.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCartPart, useCartStore } from '#web/cart/use-cart.ts'
import { AddButton } from '#web/order/domains/add-button.tsx'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'

/** A name that somebody may want; the wish gets its id when it is made. */
type NameChoice = Omit<DomainChoice, 'id'>

/** The rest of a row need not follow the cart: only this does. */
export function AddName({
  choice,
  shown,
  table,
}: {
  readonly choice: NameChoice
  readonly shown: string
  readonly table: ExtensionTable
}) {
  const { pricedOn } = useOrder()
  const store = useCartStore()
  const add = useAdding()
  const state = useCartPart((cart) => stateIn(cart, choice))
  const isBusy = useCartPart(({ busy }) => busy)

  function handleAdd(): void {
    const wish = { ...choice, id: newItemId() }
    const item = pricedItemOf(catalogueWith(undefined, table), wish, store.view().items, pricedOn)
    if (item.ok) void add(item.value)
  }
  return <AddButton name={shown} state={state} isBusy={isBusy} onAdd={handleAdd} />
}

export function FailedName({ choice }: { readonly choice: NameChoice }) {
  const failure = useCartPart(({ failed }) => failed.get(subjectOf([], { ...choice, id: '' })))
  return failure && <FailedNote wish={failure} />
}

function stateIn({ items, pending }: CartView, choice: NameChoice): 'absent' | 'adding' | 'added' {
  const name = nameOfItem({ ...choice, id: '' })
  const found = items.find((item) => item.type === 'domain' && nameOfItem(item) === name)
  if (found === undefined) return 'absent'
  return pending.has(found.id) ? 'adding' : 'added'
}
