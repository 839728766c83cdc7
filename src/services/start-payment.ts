import { taxOf } from '#domain/customer-tax.ts'
import type { SiteLocale } from '#domain/locale.ts'
import type { Cents } from '#domain/money.ts'
import { productOf } from '#domain/order-choice.ts'
import { type GivenConsents, orderSnapshotOf } from '#domain/order-snapshot.ts'
import type { OrderSnapshot } from '#domain/order.ts'
import { isUnderWay } from '#domain/payment-status.ts'
import { netOf } from '#domain/price.ts'
import { fail, type Failure, ok, type Result } from '#domain/result.ts'
import type { Caller } from '#services/caller.ts'
import { checkOrderedNames } from '#services/check-ordered-names.ts'
import type { CheckoutDesk } from '#services/checkout-desk.ts'
import { issuersOf } from '#services/list-payment-methods.ts'
import type { StoredCart } from '#services/ports/carts.ts'
import { checkpoint } from '#services/ports/checkpoint.ts'
import type { Customer } from '#services/ports/customers.ts'
import type { Attempt, OrderWish } from '#services/ports/orders.ts'
import { Unavailable } from '#services/ports/unavailable.ts'
import { type PricedCart, pricedCartOf, type PricedItem } from '#services/priced-cart.ts'
import { providerCustomerFor } from '#services/provider-customer.ts'
import { sendPayment } from '#services/send-payment.ts'

export interface PaymentWish {
  readonly cartId: string
  readonly method: string
  readonly issuer: string | null
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly consents: GivenConsents
  /** The language of the page; null: the customer's own. */
  readonly siteLocale: SiteLocale | null
  readonly requestKey: string | null
  /** The network address it comes from. */
  readonly source: string
}

export type StartFault =
  | 'login_required'
  | 'not_found'
  | 'terms_required'
  | 'idempotency_key_reused'
  | 'unknown_payment_method'
  | 'payment_refused'
  | StateFault

/** What is in the way is not the wish but how things stand. */
export type StateFault = 'cart_empty' | 'cart_already_paid' | 'price_changed' | 'domain_taken' | 'premium_name'

export interface RefusedStart extends Failure<StartFault> {
  /** The payment that paid the cart. */
  readonly paymentId?: string
  /** The items that cannot be had. */
  readonly itemIds?: readonly string[]
  /** What some items cost now, and all together. */
  readonly prices?: { readonly changed: readonly PricedItem[]; readonly total: Cents }
}

export type StartedPayment = Result<Attempt, StartFault> | RefusedStart

const tries = 3

/** An attempt to pay what the cart holds. The same wish again is the same attempt, as long as that is under way. */
export async function startPayment(
  desk: CheckoutDesk,
  { customerId }: Caller,
  wish: PaymentWish,
): Promise<StartedPayment> {
  if (customerId === null) return fail('login_required')
  if (wish.consents.terms === false) return fail('terms_required', { path: 'consents.terms' })
  const { source: _source, ...said } = wish
  return desk.once(JSON.stringify([customerId, said]), async () => {
    for (let left = tries; left > 0; left -= 1) {
      const started = await tryToStart(desk, customerId, wish)
      if (started !== null) return started
    }
    throw new Unavailable('busy')
  })
}

/** Null: while we looked, what we looked at changed. */
async function tryToStart(desk: CheckoutDesk, customerId: string, wish: PaymentWish): Promise<StartedPayment | null> {
  const { orders } = desk
  const { cartId, requestKey } = wish
  const keyed = requestKey === null ? null : await orders.withKey(cartId, customerId, requestKey)
  if (keyed !== null) {
    return isSameWish(wish, keyed.attempt, keyed.snapshot) ? goOn(desk, keyed.attempt) : fail('idempotency_key_reused')
  }
  const [customer, cart] = await Promise.all([desk.customers.find(customerId), ownCart(desk, cartId, customerId)])
  if (customer === null) return fail('login_required')
  if (cart === null) {
    const paymentId = await orders.paymentOfClosedCart(cartId, customerId)
    return paymentId === null ? fail('not_found') : { ...fail('cart_already_paid'), paymentId }
  }

  const priced = pricedFor(desk, customer, cart)
  const order = orderWishOf(desk, customer, priced, wish)
  const known = await orders.underWay(order)
  if (known !== null) return goOn(desk, known)
  const hindrance = await hindranceOf(desk, priced, order)
  if (hindrance !== null) return hindrance

  const { snapshot, method } = order
  const providerCustomerId = method === null ? null : await providerCustomerFor(desk, snapshot, method)
  const attempt = await orders.place({ ...order, cartVersion: cart.version, providerCustomerId })
  if (attempt === null) return null
  checkpoint('pay.created')
  return goOn(desk, attempt)
}

/** From wherever the attempt was left. */
async function goOn(desk: CheckoutDesk, attempt: Attempt): Promise<Result<Attempt, StartFault> | null> {
  const { method } = attempt
  if (method === null || attempt.providerId !== null || !isUnderWay(attempt.status)) return ok(attempt)
  return sendPayment(desk, { ...attempt, method })
}

/** A customer who pays for an anonymous cart makes it their own. */
async function ownCart({ carts }: CheckoutDesk, cartId: string, customerId: string): Promise<StoredCart | null> {
  const found = await carts.find(cartId)
  const cart = found?.customerId === null ? await carts.claim(cartId, customerId) : found
  return cart?.customerId === customerId ? cart : null
}

/** At the tax of the row that the order keeps, not of what the session knew. */
function pricedFor({ prices, today }: CheckoutDesk, customer: Customer, cart: StoredCart): PricedCart {
  const date = today()
  return pricedCartOf(cart, { customerId: customer.id, tax: taxOf(customer, date) }, prices, date)
}

function orderWishOf(desk: CheckoutDesk, customer: Customer, cart: PricedCart, wish: PaymentWish): OrderWish {
  const { cartId, affiliateId, wctId, consents, source, requestKey } = wish
  const { id: customerId, language, isEmailVerified: _isEmailVerified, ...details } = customer
  const siteLocale = wish.siteLocale ?? (language === 'de' ? 'de' : 'nl')
  const snapshot = orderSnapshotOf({
    items: cart.items,
    totals: cart.totals,
    titleOf: (slug) => titleOf(desk, slug),
    buyer: { customerId, ...details },
    language,
    affiliateId,
    wctId,
    consents,
    siteLocale,
    at: desk.now(),
    source,
  })
  const isFree = cart.totals.total === 0
  const issuer = wish.method === 'ideal' ? null : wish.issuer
  const paid = isFree ? { method: null, issuer: null } : { method: wish.method, issuer }
  return { cartId, customerId, snapshot, ...paid, siteLocale, requestKey }
}

function titleOf({ catalogue }: CheckoutDesk, slug: string) {
  const product = productOf(catalogue, slug)
  if (product === undefined) throw new Error(`priced, but not in the catalogue: ${slug}`)
  return product.title
}

async function hindranceOf(
  desk: CheckoutDesk,
  { id, items, totals }: PricedCart,
  order: OrderWish,
): Promise<RefusedStart | null> {
  if (items.length === 0) return fail('cart_empty')
  const changed = items.filter(({ changedFrom }) => changedFrom !== undefined)
  if (changed.length > 0) {
    await desk.carts.seePrices(id, new Map(changed.map((item) => [item.id, netOf(item)])))
    return { ...fail('price_changed'), prices: { changed, total: totals.total } }
  }
  const names = await checkOrderedNames(desk, items)
  if (names !== null) return { ...fail(names.code), itemIds: names.itemIds }
  return order.method === null ? null : methodFaultOf(desk, order.snapshot, order.method, order.issuer)
}

async function methodFaultOf(
  { methods }: CheckoutDesk,
  { totals, language, buyer }: OrderSnapshot,
  method: string,
  issuer: string | null,
): Promise<RefusedStart | null> {
  const { country } = buyer
  const offered = await methods({ amount: totals.total, locale: language, country, sequence: 'oneoff' })
  const chosen = offered.find(({ id }) => id === method)
  if (chosen === undefined) return fail('unknown_payment_method', { path: 'paymentMethod' })
  const isUnknown = issuer !== null && !issuersOf(chosen).some(({ id }) => id === issuer)
  return isUnknown ? fail('unknown_payment_method', { path: 'issuer' }) : null
}

function isSameWish(wish: PaymentWish, { method, issuer }: Attempt, snapshot: OrderSnapshot): boolean {
  const { affiliateId, wctId, consents } = snapshot
  return (
    (method === null || (method === wish.method && issuer === (method === 'ideal' ? null : wish.issuer))) &&
    affiliateId === wish.affiliateId &&
    wctId === wish.wctId &&
    consents.terms?.isGiven === wish.consents.terms
  )
}
