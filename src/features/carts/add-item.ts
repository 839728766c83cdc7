import {
  type CartFault,
  type CartItem,
  type DomainParameters,
  type ItemChoice,
  nameOfItem,
  withItem,
  withoutRegistration,
} from '#core/cart/cart.ts'
import { limitedProductsOf } from '#core/cart/cart-changes.ts'
import { type ChoiceFault, pricedItemOf } from '#core/cart/order-choice.ts'
import { netOf } from '#core/catalogue/price.ts'
import { type DnsCode, dnsChoiceOf } from '#core/names/name-servers.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Deps } from '#features/deps.ts'
import { choiceHashOf, type StoredCart, type StoredItem } from './items-repository.ts'
import { isOpenTo } from './open-carts.ts'
import { premiumLimits, withPremium, withPremiumPrice } from './premium-names.ts'
import { isSold, type PricedCart, pricedCartFor, pricedCartOf, type PricedItem } from './priced-cart.ts'
import type { Decision } from './repository.ts'
import { sealedItem } from './transfer-codes.ts'

export type AddFault = 'not_found' | ChoiceFault | CartFault | DnsCode

export interface AddedItem {
  readonly item: PricedItem
  readonly cart: PricedCart
}

/** A repeated request is the same success, even if its item was since replaced or removed: then it stays gone. */
export async function addItem(
  deps: Deps,
  caller: Caller,
  cartId: string,
  choice: ItemChoice,
  /** Network address of the caller. */
  source = '',
): Promise<Result<AddedItem, AddFault> | TooMany> {
  const wait = 'premium' in choice.parameters ? await takeFromSource(deps.rateLimits, premiumLimits.source, source) : 0
  if (wait > 0) return tooMany(wait)
  const requested = await withPremiumPrice(deps, choice, { priority: 'exact', source })
  const added = await deps.carts.change(cartId, choice.id, (cart, removedHash) =>
    isOpenTo(cart, caller) ? decide(deps, caller, cart, requested, removedHash) : { answer: fail('not_found') },
  )
  if (!added?.ok) return added ?? fail('not_found')
  const { item, stored } = added.value
  const cart = await pricedCartFor(deps, caller, stored)
  return ok({ item: cart.items.find(({ id }) => id === item.id) ?? item, cart })
}

interface StoredAddition {
  readonly item: CartItem
  readonly stored: StoredCart
}

function decide(
  deps: Deps,
  caller: Caller,
  cart: StoredCart,
  requested: ItemChoice,
  removedHash: string | null,
): Decision<Result<StoredAddition, AddFault>> {
  const date = deps.today()
  const existing = cart.items.find(({ id }) => id === requested.id)
  // A repeat is the same success, also when the price cannot be looked up this time.
  const choice =
    existing?.type === 'domain' && isUnpriced(requested)
      ? withPremium(requested, existing.parameters.premiumPrice)
      : requested
  const listed = pricedItemOf(deps.catalogue, choice, cart.items, date)
  const priced = listed.ok ? withRegistration(cart, listed.value) : listed
  const isUsed = removedHash !== null || existing !== undefined
  if (!priced.ok) return { answer: isUsed ? fail('id_reused', { path: 'id' }) : priced }
  const item = sealedItem(deps.codes, priced.value)
  const answerWith = (items: readonly StoredItem[]) => ok({ item, stored: { ...cart, items } })
  if (removedHash !== null) {
    const isRepeat = choiceHashOf(item) === removedHash
    return { answer: isRepeat ? answerWith(cart.items) : fail('id_reused', { path: 'id' }) }
  }
  const items = withItem(cart.items, storedOf(item))
  if (!items.ok) return { answer: items }
  if (items.value === cart.items) return { answer: answerWith(cart.items) }
  if (!isSold(cart, item.parentId, deps.prices, date)) return { answer: fail('unknown_parent', { path: 'parentId' }) }
  const isLimited = limitedProductsOf([item]).length > 0
  const next = isLimited ? withShownPrice(deps, caller, { ...cart, items: items.value }, item.id) : items.value
  return { answer: answerWith(next), items: next }
}

/** Checks the DNS settings of a name, which needs name servers of its own. An anonymous cart has no holders. */
function withRegistration(cart: StoredCart, item: CartItem): Result<CartItem, DnsCode> {
  if (item.type !== 'domain') return ok(item)
  const { holderId, nameServers = [], dnssecKeys = [], dnssec = true } = item.parameters
  const dns = dnsChoiceOf(nameOfItem(item), { nameServers, dnssecKeys, dnssec })
  if (!dns.ok) {
    const [failure] = dns.faults
    return fail(failure?.code ?? 'malformed_name_server', { path: `parameters.${failure?.path ?? 'nameServers'}` })
  }
  const parameters = withoutRegistration(item.parameters) as DomainParameters
  const holder = holderId !== undefined && cart.customerId !== null && { holderId }
  return ok({ ...item, parameters: { ...parameters, ...holder, ...dns.value } })
}

function isUnpriced({ type, parameters }: ItemChoice): boolean {
  return type === 'domain' && 'premium' in parameters && !('premiumPrice' in parameters)
}

/** Stores the limited-discount price as shown, so adding an item never shows a price-change notice. */
function withShownPrice(
  { prices, today }: Deps,
  caller: Caller,
  cart: StoredCart,
  itemId: string,
): readonly StoredItem[] {
  const priced = pricedCartOf(cart, caller, prices, today()).items.find(({ id }) => id === itemId)
  return cart.items.map((item) => (priced && item.id === itemId ? { ...item, lastShownPrice: netOf(priced) } : item))
}

function storedOf(item: CartItem): StoredItem {
  const { price: _price, discount: _discount, discounts: _all, renewal: _renewal, maxYears: _max, ...choice } = item
  return { ...choice, lastShownPrice: netOf(item) }
}
