import { isUnderWay } from '#core/orders/payment-status.ts'
import { fail, type Failure, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Deps } from '#features/deps.ts'
import { type CheckoutBlocker, checkoutBlockerOf } from './checkout-blocker.ts'
import { type CheckoutRequest, isSameRequest, orderRequestOf, withEarlierConsents } from './checkout-request.ts'
import type { StoredCart } from '#features/carts/items-repository.ts'
import type { PaymentAttempt, OrderRequest } from '#features/payments/payment.ts'
import { placeOrder } from './place-order.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { taxedCartOf } from './list-payment-methods.ts'
import { sendPayment } from '#features/payments/send-payment.ts'
import { ProviderRefusal } from '#platform/clients/payment-provider.ts'
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
  /** `paymentId`: the payment that paid the cart */
  | (Failure<'cart_already_paid'> & { readonly paymentId: string })

export type StartedPayment = Result<PaymentAttempt, never> | RefusedStart

const maxTries = 3
const recentMs = 60_000
/** A slow provider must not delay a buyer who has a checkout URL already. */
const syncTimeoutMs = 3000

/** Starts an attempt to pay for a cart. A repeated request gets the same attempt while that is under way. */
export async function startPayment(
  deps: Deps,
  { customerId }: Caller,
  request: CheckoutRequest,
): Promise<StartedPayment> {
  if (customerId === null) return fail('login_required')
  if (request.consents.terms === false) return fail('terms_required', { path: 'consents.terms' })
  const { source: _source, ...content } = request
  return deps.once(JSON.stringify([customerId, content]), async () => {
    for (let left = maxTries; left > 0; left -= 1) {
      const started = await tryToStart(deps, customerId, request)
      if (started !== null) return started
    }
    throw new Unavailable('busy')
  })
}

/** @returns null if the cart or another order of the customer changed since they were read */
async function tryToStart(deps: Deps, customerId: string, original: CheckoutRequest): Promise<StartedPayment | null> {
  const { payments, customers, payTransaction } = deps
  const request = await withEarlierConsents(deps, original)
  const { cartId, requestKey } = request
  const keyed = requestKey === null ? null : await payments.findByKey(cartId, customerId, requestKey)
  if (keyed !== null) {
    const isSame = isSameRequest(request, keyed.attempt, keyed.snapshot)
    return isSame ? continueAttempt(deps, keyed.attempt) : fail('idempotency_key_reused')
  }
  const [customer, cart] = await Promise.all([customers.find(customerId), ownCart(deps, cartId, customerId)])
  if (customer === null) return fail('login_required')
  if (cart === null) {
    const paymentId = await payments.findOfClosedCart(cartId, customerId)
    return paymentId === null ? fail('not_found') : { ...fail('cart_already_paid'), paymentId }
  }

  const taxed = await taxedCartOf(deps, customer, cart)
  const hasHolders = cart.items.some(({ parameters }) => 'holderId' in parameters)
  const holders = hasHolders ? await deps.holders.listOf(customerId) : []
  const order = orderRequestOf(deps, { ...customer, holders }, taxed, request)
  const existing = await stillUnderWay(deps, order)
  if (existing !== null) return continueAttempt(deps, existing)
  const blocker = await checkoutBlockerOf(deps, taxed.priced, order, { customer, source: request.source })
  if (blocker !== null) return blocker
  // The earlier consents do not cover the changed cart.
  const { retryOf } = request
  if (retryOf !== null && !(await payments.isForSameOrder(retryOf, order))) return fail('order_changed')

  const providerCustomerId = await providerCustomerFor(deps, order)
  const { discountsUsed, coupon } = taxed.priced
  const reductions = { ...(discountsUsed && { discountsUsed }), ...(coupon && !coupon.problem && { coupon }) }
  const placement = { ...order, cartVersion: cart.version, providerCustomerId, ...reductions }
  const attempt = await payTransaction((stores) => placeOrder(stores, placement, deps))
  if (attempt === null) return null
  if (coupon && taxed.priced.hasCappedCoupon) await warnOfHeldUses(deps, coupon.code)
  return continueAttempt(deps, attempt)
}

/** A competitor may order without paying, so that the coupon is used up for others. */
async function warnOfHeldUses({ coupons, log }: Deps, code: string): Promise<void> {
  const uses = await coupons.claimHeldAlert(code)
  if (uses !== null)
    log.alert('coupon', 'More uses of a coupon are held by unpaid orders than paid.', { code, ...uses })
}

/** Asks the provider about an older live attempt, because it may have ended without a webhook. */
async function stillUnderWay({ payments, sync, now }: Deps, order: OrderRequest): Promise<PaymentAttempt | null> {
  const attempt = await payments.findLive(order)
  const isOld = attempt !== null && now().getTime() - attempt.createdAt.getTime() > recentMs
  if (!isOld || attempt.providerId === null) return attempt
  const synced = sync.syncIfStale(attempt.id, 'return').catch(() => {})
  await withTimeout(syncTimeoutMs, synced, () => {})
  return payments.findLive(order)
}

/** Sends the attempt to the provider unless that has happened already. */
async function continueAttempt(deps: Deps, attempt: PaymentAttempt): Promise<StartedPayment | null> {
  const { method, providerId, status } = attempt
  if (method === null || providerId !== null || !isUnderWay(status)) return ok(attempt)
  return sendPayment(deps, { ...attempt, method })
}

/** Paying for an anonymous cart assigns it to the customer. */
async function ownCart({ carts }: Deps, cartId: string, customerId: string): Promise<StoredCart | null> {
  const stored = await carts.find(cartId)
  const cart = stored?.customerId === null ? await carts.claim(cartId, customerId) : stored
  return cart?.customerId === customerId ? cart : null
}

/**
 * Customer at the provider for a mandate, so that renewals can be charged.
 *
 * @returns null if there is none: not agreed to, nothing renews, the method has no mandates, or the provider refuses
 */
async function providerCustomerFor(
  { methods, payments, provider }: Deps,
  { snapshot, method }: Pick<OrderRequest, 'snapshot' | 'method'>,
): Promise<string | null> {
  const { lines, totals, buyer, language, consents } = snapshot
  if (consents.mandate?.isGiven !== true) return null
  if (totals.total === 0 || lines.every(({ renewal }) => renewal === null)) return null
  const { customerId, country, firstName, lastName, companyName, email } = buyer
  const offered = await methods({ amount: totals.total, locale: language, country, sequence: 'first' })
  if (!offered.some(({ id }) => id === method)) return null
  const existing = await payments.providerCustomerOf(customerId)
  if (existing !== null) return existing
  try {
    const name = companyName ?? `${firstName} ${lastName}`
    const created = await provider.createCustomer({ customerId, name, email, locale: language })
    await payments.keepProviderCustomer(customerId, created)
    return created
  } catch (error) {
    if (error instanceof ProviderRefusal) return null
    throw error
  }
}
