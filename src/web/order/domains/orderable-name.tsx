import { useTranslations } from 'use-intl'
import { type CartItem, type ItemChoice, subjectOf } from '#domain/cart.ts'
import { slugOfExtension } from '#domain/extension.ts'
import type { ExtensionTable } from '#domain/known-extension.ts'
import { displayNameOf } from '#domain/look-alike.ts'
import { pricedItemOf } from '#domain/order-choice.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { newItemId } from '#web/cart/new-item-id.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { AddButton } from '#web/order/domains/add-button.tsx'
import { LaterPrice, NamePrice } from '#web/order/domains/name-price.tsx'
import { namePricesOf } from '#web/order/domains/name-prices.ts'
import { NameRow } from '#web/order/domains/name-row.tsx'
import type { NameWish } from '#web/order/domains/name-wishes.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Saving } from '#web/price/price-block.tsx'

interface Props {
  readonly wish: NameWish & { readonly kind: 'name' }
  readonly table: ExtensionTable
}

/** A name that can be put in the cart: whether it is free is looked up before anybody pays. */
export function OrderableName({ wish: { name, extension, isExact }, table }: Props) {
  const t = useTranslations('orderDomains')
  const { pricedOn } = useOrder()
  const { items, totals, pending, failed, busy } = useCart()
  const add = useAdding()
  const prices = namePricesOf(extension, pricedOn, totals.vatRate)
  if (prices === null) return null

  const choice: ItemChoice = {
    id: '',
    parentId: null,
    type: 'domain',
    parameters: { sld: name.sld, tld: name.tld },
    productSlug: slugOfExtension(name.tld),
    priceType: 'purchase',
    priceFrequency: prices.frequency,
  }
  const subject = subjectOf(items, choice)
  const inCart = items.find((item: CartItem) => subjectOf(items, item) === subject)
  const failure = failed.get(subject)

  function handleAdd(): void {
    const item = pricedItemOf(catalogueWith(undefined, table), { ...choice, id: newItemId() }, items, pricedOn)
    if (item.ok) void add(item.value)
  }

  const shown = displayNameOf(name.ascii)
  const dot = shown.length - displayNameOf(name.tld).length - 1
  return (
    <NameRow
      state="unchecked"
      sld={shown.slice(0, dot)}
      tld={shown.slice(dot)}
      isExact={isExact}
      status={
        <>
          <span>{t('unchecked')}</span>
          <Saving saving={prices.saving} />
        </>
      }
      price={<NamePrice prices={prices} />}
      action={
        <AddButton
          name={shown}
          state={inCart === undefined ? 'absent' : pending.has(inCart.id) ? 'adding' : 'added'}
          isBusy={busy}
          onAdd={handleAdd}
        />
      }
    >
      <LaterPrice prices={prices} />
      {failure && <FailedNote wish={failure} />}
    </NameRow>
  )
}
