import { type CartFault, type CartItem, type ItemChoice, withItem } from '#domain/cart/cart.ts'
import { type ChoiceFault, pricedItemOf } from '#domain/cart/order-choice.ts'
import { netOf } from '#domain/catalogue/price.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import { checkpoint } from '#services/basics/checkpoint.ts'
import type { Decision, RemovedItem, StoredCart, StoredItem } from './carts-port.ts'
import { isSold, type PricedCart, pricedCartOf, type PricedItem } from './priced-cart.ts'

export type AddFault = 'not_found' | ChoiceFault | CartFault

export interface AddedItem {
  readonly item: PricedItem
  readonly cart: PricedCart
}

/** The same wish again is the same success, also when its item was since replaced or removed: it stays gone then. */
export async function addItem(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
  choice: ItemChoice,
): Promise<Result<AddedItem, AddFault>> {
  checkpoint('item.start')
  const added = await shop.carts.change(cartId, choice.id, (cart, removed) =>
    isOpenTo(cart, caller) ? decide(shop, caller, cart, choice, removed) : { answer: fail('not_found') },
  )
  checkpoint('item.committed')
  return added ?? fail('not_found')
}

function decide(
  shop: CartDependencies,
  caller: Caller,
  cart: StoredCart,
  choice: ItemChoice,
  removed: RemovedItem | null,
): Decision<Result<AddedItem, AddFault>> {
  const date = shop.today()
  const priced = pricedItemOf(shop.catalogue, choice, cart.items, date)
  const isUsed = removed !== null || cart.items.some(({ id }) => id === choice.id)
  if (!priced.ok) return { answer: isUsed ? fail('id_reused', { path: 'id' }) : priced }
  const item = priced.value
  const answerWith = (items: readonly StoredItem[]) => {
    const now = pricedCartOf({ ...cart, items }, caller, shop.prices, date)
    return ok({ item: now.items.find(({ id }) => id === item.id) ?? item, cart: now })
  }
  if (removed !== null) {
    return { answer: removed.isSameWish(item) ? answerWith(cart.items) : fail('id_reused', { path: 'id' }) }
  }
  const items = withItem(cart.items, storedOf(item))
  if (!items.ok) return { answer: items }
  if (items.value === cart.items) return { answer: answerWith(cart.items) }
  if (!isSold(cart, item.parentId, shop.prices, date)) return { answer: fail('unknown_parent', { path: 'parentId' }) }
  return { answer: answerWith(items.value), items: items.value }
}

function storedOf(item: CartItem): StoredItem {
  const { price: _price, discount: _discount, discounts: _discounts, renewal: _renewal, ...choice } = item
  return { ...choice, seen: netOf(item) }
}
