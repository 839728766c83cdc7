import {
  type CartFault,
  type CartItem,
  type DomainParameters,
  type ItemChoice,
  nameOfItem,
  withItem,
  withoutItem,
  withoutRegistration,
} from '#core/cart/cart.ts'
import { limitedProductsOf } from '#core/cart/cart-changes.ts'
import { type ChoiceFault, pricedItemOf } from '#core/cart/order-choice.ts'
import { netOf } from '#core/catalogue/price.ts'
import { type DnsCode, dnsChoiceOf, type TypedDns } from '#core/names/name-servers.ts'
import { fail, type Failure, ok, type Result } from '#core/result/result.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import type { Decision, RemovedItem, StoredCart, StoredItem } from './cart-ports.ts'
import { premiumLimits, withPremium, withPremiumPrice } from './premium-names.ts'
import { sealedItem } from './transfer-codes.ts'
import { isSold, type PricedCart, pricedCartFor, pricedCartOf, type PricedItem } from './priced-cart.ts'

export type AddFault = 'not_found' | ChoiceFault | CartFault | DnsCode

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
  const wait = 'premium' in choice.parameters ? await takeFromSource(shop.attempts, premiumLimits.source, source) : 0
  if (wait > 0) return tooMany(wait)
  const asked = await withPremiumPrice(shop, choice)
  const added = await shop.carts.change(cartId, choice.id, (cart, removed) =>
    isOpenTo(cart, caller) ? decide(shop, caller, cart, asked, removed) : { answer: fail('not_found') },
  )
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
  const listed = pricedItemOf(shop.catalogue, told, cart.items, date)
  const priced = listed.ok ? registeredAs(cart, listed.value) : listed
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

/** With name servers that are some. A cart that is nobody's names no holder. */
function registeredAs(cart: StoredCart, item: CartItem): Result<CartItem, DnsCode> {
  if (item.type !== 'domain') return ok(item)
  const { holderId, nameServers = [], dnssecKeys = [], dnssec = true } = item.parameters
  const dns = dnsChoiceOf(nameOfItem(item), { nameServers, dnssecKeys, dnssec })
  if (!dns.ok) {
    const [fault] = dns.faults
    return fail(fault?.code ?? 'malformed_name_server', { path: `parameters.${fault?.path ?? 'nameServers'}` })
  }
  const chosen = withoutRegistration(item.parameters) as DomainParameters
  const named = holderId !== undefined && cart.customerId !== null && { holderId }
  return ok({ ...item, parameters: { ...chosen, ...named, ...dns.value } })
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
  return cart.items.map((item) => (now && item.id === itemId ? { ...item, lastShownPrice: netOf(now) } : item))
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
  return { ...choice, lastShownPrice: netOf(item) }
}

/** What is said about the registration of a name in the cart, as it was typed. */
export interface NameSetting extends TypedDns {
  readonly itemId: string
  /** Null: the customer. */
  readonly holderId: string | null
}

export type RefusedSettings =
  | Failure<'login_required' | 'not_found'>
  | (Failure<'validation_failed'> & { readonly faults: readonly { readonly path: string; readonly code: string }[] })

/** Who holds names, and where their DNS is. Whether the register takes the holder is checked before paying. */
export async function setNames(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
  settings: readonly NameSetting[],
): Promise<{ readonly ok: true; readonly value: PricedCart } | RefusedSettings> {
  if (caller.customerId === null) return fail('login_required')
  const set = await shop.transaction(
    async ({ carts }): Promise<{ readonly ok: true; readonly value: StoredCart } | RefusedSettings> => {
      const [cart] = await carts.lock([cartId])
      if (!cart || cart.customerId !== caller.customerId) return fail('not_found')
      const faults: { readonly path: string; readonly code: string }[] = []
      const changed = settings.flatMap(({ itemId, holderId, ...typed }, index): StoredItem[] => {
        const item = cart.items.find(({ id }) => id === itemId)
        if (item?.type !== 'domain') {
          faults.push({ path: `names.${index}.itemId`, code: 'unknown_item' })
          return []
        }
        const dns = dnsChoiceOf(nameOfItem(item), typed)
        if (!dns.ok) {
          faults.push(...dns.faults.map(({ path, code }) => ({ path: `names.${index}.${path}`, code })))
          return []
        }
        const chosen = withoutRegistration(item.parameters) as DomainParameters
        return [{ ...item, parameters: { ...chosen, ...(holderId !== null && { holderId }), ...dns.value } }]
      })
      if (faults.length > 0) return { ...fail('validation_failed'), faults }
      await carts.setParameters(cartId, changed)
      const items = cart.items.map((item) => changed.find(({ id }) => id === item.id) ?? item)
      return ok({ ...cart, items })
    },
  )
  return set.ok ? ok(await pricedCartFor(shop, caller, set.value)) : set
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
