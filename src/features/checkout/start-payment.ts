import { isUnderWay } from '#core/orders/payment-status.ts'
import { fail, type Failure, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import { type CheckoutBlocker, checkoutBlockerOf } from './checkout-blocker.ts'
import { type CheckoutRequest, isSameRequest, orderRequestOf, withEarlierConsents } from './checkout-request.ts'
import type { StoredCart } from '#features/carts/items-repository.ts'
import type { Attempt, OrderRequest } from '#features/payments/payment-ports.ts'
import { placeOrder } from './place-order.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { taxedCartOf } from './list-payment-methods.ts'
import { providerCustomerFor, sendPayment } from './send-payment.ts'
import { withTimeout } from '#platform/limits/with-timeout.ts'

type RequestFault =
  | 'login_required'
  | 'not_found'
  | 'terms_required'
  | 'order_changed'
  | 'idempotency_key_reused'
  | 'payment_refused'

export type RefusedStart =
  | Failure<RequestFault>
  | CheckoutBlocker
  /** With the payment that paid the cart. */
  | (Failure<'cart_already_paid'> & { readonly paymentId: string })

export type StartedPayment = Result<Attempt, never> | RefusedStart

const maxTries = 3
const recentMs = 60_000
/** A slow provider must not delay a buyer who has a checkout URL already. */
const syncTimeoutMs = 3000

/** An attempt to pay what the cart holds. The same request again is the same attempt, while that is under way. */
export async function startPayment(
  dependencies: CheckoutDependencies,
  { customerId }: Caller,
  request: CheckoutRequest,
): Promise<StartedPayment> {
  if (customerId === null) return fail('login_required')
  if (request.consents.terms === false) return fail('terms_required', { path: 'consents.terms' })
  const { source: _source, ...said } = request
  return dependencies.once(JSON.stringify([customerId, said]), async () => {
    for (let left = maxTries; left > 0; left -= 1) {
      const started = await tryToStart(dependencies, customerId, request)
      if (started !== null) return started
    }
    throw new Unavailable('busy')
  })
}

/** Null: the cart has changed since it was read, or another order of the customer's has. */
async function tryToStart(
  dependencies: CheckoutDependencies,
  customerId: string,
  asked: CheckoutRequest,
): Promise<StartedPayment | null> {
  const { payments, customers, transaction } = dependencies
  const request = await withEarlierConsents(dependencies, asked)
  const { cartId, requestKey } = request
  const keyed = requestKey === null ? null : await payments.findByKey(cartId, customerId, requestKey)
  if (keyed !== null) {
    const isSame = isSameRequest(request, keyed.attempt, keyed.snapshot)
    return isSame ? continueAttempt(dependencies, keyed.attempt) : fail('idempotency_key_reused')
  }
  const [customer, cart] = await Promise.all([customers.find(customerId), ownCart(dependencies, cartId, customerId)])
  if (customer === null) return fail('login_required')
  if (cart === null) {
    const paymentId = await payments.findOfClosedCart(cartId, customerId)
    return paymentId === null ? fail('not_found') : { ...fail('cart_already_paid'), paymentId }
  }

  const taxed = await taxedCartOf(dependencies, customer, cart)
  const hasHolders = cart.items.some(({ parameters }) => 'holderId' in parameters)
  const holders = hasHolders ? await dependencies.holders.listOf(customerId) : []
  const order = orderRequestOf(dependencies, { ...customer, holders }, taxed, request)
  const known = await stillUnderWay(dependencies, order)
  if (known !== null) return continueAttempt(dependencies, known)
  const blocker = await checkoutBlockerOf(dependencies, taxed.priced, order, { customer, source: request.source })
  if (blocker !== null) return blocker
  // Nobody agreed to what is in the cart by now.
  const { retryOf } = request
  if (retryOf !== null && !(await payments.isForSameOrder(retryOf, order))) return fail('order_changed')

  const providerCustomerId = await providerCustomerFor(dependencies, order)
  const { discountsUsed, coupon } = taxed.priced
  const counted = { ...(discountsUsed && { discountsUsed }), ...(coupon && !coupon.problem && { coupon }) }
  const placement = { ...order, cartVersion: cart.version, providerCustomerId, ...counted }
  const attempt = await transaction((stores) => placeOrder(stores, placement, dependencies))
  if (attempt === null) return null
  return continueAttempt(dependencies, attempt)
}

/** One that was made a while ago may be over without anybody having told us: then the buyer gets a new one. */
async function stillUnderWay(
  { payments, syncPayment, now }: CheckoutDependencies,
  order: OrderRequest,
): Promise<Attempt | null> {
  const known = await payments.findLive(order)
  const isOld = known !== null && now().getTime() - known.createdAt.getTime() > recentMs
  if (!isOld || known.providerId === null) return known
  const synced = syncPayment(known.id).catch(() => {})
  await withTimeout(syncTimeoutMs, synced, () => {})
  return payments.findLive(order)
}

/** From wherever the attempt was left. */
async function continueAttempt(dependencies: CheckoutDependencies, attempt: Attempt): Promise<StartedPayment | null> {
  const { method, providerId, status } = attempt
  if (method === null || providerId !== null || !isUnderWay(status)) return ok(attempt)
  return sendPayment(dependencies, { ...attempt, method })
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
