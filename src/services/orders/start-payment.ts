import { taxOf } from '#domain/tax/vat.ts'
import { isUnderWay } from '#domain/orders/payment-status.ts'
import { fail, type Failure, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import { type CheckoutBlocker, hindranceOf } from './checkout-blocker.ts'
import { isSameWish, orderWishOf, type PaymentWish } from './checkout-request.ts'
import type { StoredCart } from '#services/cart/carts-port.ts'
import { checkpoint } from '#services/basics/checkpoint.ts'
import type { Customer } from '#services/customers/customers-port.ts'
import type { Attempt, OrderWish } from './orders-port.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'
import { type PricedCart, pricedCartOf } from '#services/cart/priced-cart.ts'
import { providerCustomerFor } from './provider-customer.ts'
import { sendPayment } from './send-payment.ts'
import { withTimeout } from '#concurrency/with-timeout.ts'

type WishFault = 'login_required' | 'not_found' | 'terms_required' | 'idempotency_key_reused' | 'payment_refused'

export type RefusedStart =
  | Failure<WishFault>
  | CheckoutBlocker
  /** With the payment that paid the cart. */
  | (Failure<'cart_already_paid'> & { readonly paymentId: string })

export type StartedPayment = Result<Attempt, never> | RefusedStart

const tries = 3
const youngMs = 60_000
/** A slow provider holds nobody up who has an address to pay at. */
const patienceMs = 3000

/** An attempt to pay what the cart holds. The same wish again is the same attempt, as long as that is under way. */
export async function startPayment(
  desk: CheckoutDependencies,
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

/** Null: what we looked at has changed since. */
async function tryToStart(
  desk: CheckoutDependencies,
  customerId: string,
  wish: PaymentWish,
): Promise<StartedPayment | null> {
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
  const known = await stillUnderWay(desk, order)
  if (known !== null) return goOn(desk, known)
  const hindrance = await hindranceOf(desk, priced, order)
  if (hindrance !== null) return hindrance

  const providerCustomerId = await providerCustomerFor(desk, order)
  const attempt = await orders.place({ ...order, cartVersion: cart.version, providerCustomerId })
  if (attempt === null) return null
  checkpoint('pay.created')
  return goOn(desk, attempt)
}

/** One that was made a while ago may be over without anybody having told us: then the buyer gets a new one. */
async function stillUnderWay({ orders, look, now }: CheckoutDependencies, order: OrderWish): Promise<Attempt | null> {
  const known = await orders.underWay(order)
  const isOld = known !== null && now().getTime() - known.createdAt.getTime() > youngMs
  if (!isOld || known.providerId === null) return known
  const looked = look(known.id).catch(() => {})
  await withTimeout(patienceMs, looked, () => {})
  return orders.underWay(order)
}

/** From wherever the attempt was left. */
async function goOn(desk: CheckoutDependencies, attempt: Attempt): Promise<StartedPayment | null> {
  const { method, providerId, status } = attempt
  if (method === null || providerId !== null || !isUnderWay(status)) return ok(attempt)
  return sendPayment(desk, { ...attempt, method })
}

/** A customer who pays for an anonymous cart makes it their own. */
async function ownCart(
  { carts }: CheckoutDependencies,
  cartId: string,
  customerId: string,
): Promise<StoredCart | null> {
  const found = await carts.find(cartId)
  const cart = found?.customerId === null ? await carts.claim(cartId, customerId) : found
  return cart?.customerId === customerId ? cart : null
}

/** At the tax of the details that the order keeps, not of what the session knew. */
function pricedFor({ prices, today }: CheckoutDependencies, customer: Customer, cart: StoredCart): PricedCart {
  const date = today()
  return pricedCartOf(cart, { customerId: customer.id, tax: taxOf(customer, date) }, prices, date)
}
