import { type CartFault, type CartItem, type ItemChoice, withItem, withoutItem } from '#domain/cart/cart.ts'
import { limitedProductsOf } from '#domain/cart/cart-changes.ts'
import { type ChoiceFault, pricedItemOf } from '#domain/cart/order-choice.ts'
import { netOf } from '#domain/catalogue/price.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'
import { takeFromSource, tooMany, type TooMany } from '#services/customers/account-dependencies.ts'
import type { Caller } from '#services/basics/caller.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import { checkpoint } from '#services/basics/checkpoint.ts'
import type { Decision, RemovedItem, StoredCart, StoredItem } from './cart-ports.ts'
import { premiumLimits, withPremium, withPremiumPrice } from './premium-names.ts'
import { sealedItem } from './transfer-codes.ts'
import { isSold, type PricedCart, pricedCartFor, pricedCartOf, type PricedItem } from './priced-cart.ts'

export type AddFault = 'not_found' | ChoiceFault | CartFault

export interface AddedItem {
  readonly item: PricedItem
  readonly cart: PricedCart
}

/** The same request again is the same success, also when its item was since replaced or removed: it stays gone then. */
export async function addItem(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
  choice: ItemChoice,
  /** The network address it comes from. */
  source = '',
): Promise<Result<AddedItem, AddFault> | TooMany> {
  checkpoint('item.start')
  const wait = 'premium' in choice.parameters ? await takeFromSource(shop.attempts, premiumLimits.source, source) : 0
  if (wait > 0) return tooMany(wait)
  const asked = await withPremiumPrice(shop, choice)
  const added = await shop.carts.change(cartId, choice.id, (cart, removed) =>
    isOpenTo(cart, caller) ? decide(shop, caller, cart, asked, removed) : { answer: fail('not_found') },
  )
  checkpoint('item.committed')
  if (!added?.ok) return added ?? fail('not_found')
  const { item, stored } = added.value
  const cart = await pricedCartFor(shop, caller, stored)
  return ok({ item: cart.items.find(({ id }) => id === item.id) ?? item, cart })
}

interface StoredAddition {
  readonly item: CartItem
  readonly stored: StoredCart
}

function decide(
  shop: CartDependencies,
  caller: Caller,
  cart: StoredCart,
  choice: ItemChoice,
  removed: RemovedItem | null,
): Decision<Result<StoredAddition, AddFault>> {
  const date = shop.today()
  const known = cart.items.find(({ id }) => id === choice.id)
  // A repeat is the same success, also when nobody can be asked for the price this time.
  const told =
    known?.type === 'domain' && isUnpriced(choice) ? withPremium(choice, known.parameters.premiumPrice) : choice
  const priced = pricedItemOf(shop.catalogue, told, cart.items, date)
  const isUsed = removed !== null || known !== undefined
  if (!priced.ok) return { answer: isUsed ? fail('id_reused', { path: 'id' }) : priced }
  // A release before this one kept it as it came, and knows a repeat by that.
  const isPlain = known?.type === 'domain' && known.parameters.transferCode !== undefined
  const item = isPlain ? priced.value : sealedItem(shop.codes, priced.value)
  const answerWith = (items: readonly StoredItem[]) => ok({ item, stored: { ...cart, items } })
  if (removed !== null) {
    return { answer: removed.isSameChoice(item) ? answerWith(cart.items) : fail('id_reused', { path: 'id' }) }
  }
  const items = withItem(cart.items, storedOf(item))
  if (!items.ok) return { answer: items }
  if (items.value === cart.items) return { answer: answerWith(cart.items) }
  if (!isSold(cart, item.parentId, shop.prices, date)) return { answer: fail('unknown_parent', { path: 'parentId' }) }
  const isLimited = limitedProductsOf([item]).length > 0
  const next = isLimited ? asSeen(shop, caller, { ...cart, items: items.value }, item.id) : items.value
  return { answer: answerWith(next), items: next }
}

function isUnpriced({ type, parameters }: ItemChoice): boolean {
  return type === 'domain' && 'premium' in parameters && !('premiumPrice' in parameters)
}

/** What an item costs beside others of its kind is not news to whoever adds it. */
function asSeen(
  { prices, today }: CartDependencies,
  caller: Caller,
  cart: StoredCart,
  itemId: string,
): readonly StoredItem[] {
  const now = pricedCartOf(cart, caller, prices, today()).items.find(({ id }) => id === itemId)
  return cart.items.map((item) => (now && item.id === itemId ? { ...item, seen: netOf(now) } : item))
}

function storedOf(item: CartItem): StoredItem {
  const {
    price: _price,
    discount: _discount,
    discounts: _discounts,
    renewal: _renewal,
    maxYears: _max,
    ...choice
  } = item
  return { ...choice, seen: netOf(item) }
}

/** The item goes with all that hangs under it. One that is not there, or in another cart, is gone already. */
export async function removeItem(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
  itemId: string,
): Promise<Result<PricedCart, 'not_found'>> {
  const removed = await shop.carts.change<StoredCart | null>(cartId, itemId, (cart) => {
    if (!isOpenTo(cart, caller)) return { answer: null }
    const items = withoutItem(cart.items, itemId)
    const answer = { ...cart, items }
    return items.length === cart.items.length ? { answer } : { answer, items }
  })
  return removed === null ? fail('not_found') : ok(await pricedCartFor(shop, caller, removed))
}
