import { itemResponseOf } from '#features/carts/schema/cart-wire.ts'
import { cartIdPattern } from '#platform/schema/fields.ts'
import {
  newPayment,
  type NewPayment,
  paymentResponse,
  type PaymentResponse,
  paymentMethodsResponse,
  type RefusedPayment,
} from '#features/payments/schema/payment.ts'
import { type Locale, siteLocales } from '#core/locale/locale.ts'
import { affiliateIdIn, attributionCookies, wctIdIn } from '#core/visits/attribution.ts'
import { eurosOf } from '#core/money/money.ts'
import { created, notFound, ok, type Refusal, refusalOf, refuse } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, type ApiRequest, endpointOf, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import { namedLocaleIn } from '#platform/http/pipeline/locale-header.ts'
import { localeHeader } from '#site/brand.ts'
import type { Deps } from '#features/deps.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import type { CheckoutBlocker } from './checkout-blocker.ts'
import { cookiesIn } from '#platform/http/pipeline/cookies.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import type { PaymentAttempt } from '#features/payments/payment.ts'
import { type RefusedStart, startPayment } from './start-payment.ts'

const endpoint = endpointOf('Payments', 'read')

/** Visible ASCII, which is valid in a header. */
const requestKeyPattern = /^[\x21-\x7e]{1,255}$/
const keyHeader = 'Idempotency-Key'
const keyFault = { errors: [{ path: keyHeader, code: 'malformed' }] }

export function paymentEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint('startPayment', 'POST', '/api/carts/:cartId/payments', {
      summary:
        'Orders the contents of the cart and starts a payment. A repeated request returns the same payment while it is ' +
        'under way; another method or content supersedes it. The same key always means the same payment. With ' +
        '`retryOf` the consents of an earlier attempt count, as long as the order is the same.',
      funnelStep: 'checkout',
      rateLimit: 'payments',
      session: 'required',
      requestBody: jsonBody(newPayment),
      headers: [keyHeader],
      success: { status: 201, schema: paymentResponse },
      refusals: [409, 502],
      async respond(request) {
        const { caller, locale, pathParam, header } = request
        const requestKey = header(keyHeader.toLowerCase()) ?? null
        if (!cartIdPattern.test(pathParam('cartId'))) return notFound
        if (requestKey !== null && !requestKeyPattern.test(requestKey))
          return refuse(422, 'validation_failed', keyFault)
        const checkout = checkoutRequestOf(request, requestKey)
        if (checkout.affiliateId === null && (request.body.affiliateId ?? null) !== null) {
          deps.log.info('payment', 'A payment came with an invalid partner number, which is ignored.')
        }
        const started = await startPayment(deps, caller, checkout)
        return started.ok ? created(paymentResponseOf(started.value)) : paymentRefusalOf(started, locale)
      },
    }),
    endpoint('listPaymentMethods', 'GET', '/api/payment-methods', {
      summary: 'Payment methods for the total of a cart; none if it costs nothing.',
      rateLimit: 'paymentMethods',
      query: [{ name: 'cartId', required: true }],
      success: { status: 200, schema: paymentMethodsResponse },
      refusals: [404],
      async respond({ caller, locale, query }) {
        const cartId = query('cartId') ?? ''
        if (!cartIdPattern.test(cartId)) return notFound
        const offered = await listPaymentMethods(deps, caller, cartId, locale)
        return offered.ok ? ok(offered.value) : refusalOf(offered)
      },
    }),
  ]
}

function checkoutRequestOf(
  { pathParam, body, header, source, cookie }: ApiRequest<NewPayment>,
  requestKey: string | null,
): CheckoutRequest {
  const { paymentMethod, issuer = null, consents = {}, retryOf = null } = body
  const siteLocale = siteLocales.find((locale) => locale === namedLocaleIn(header(localeHeader))) ?? null
  const wctId = wctIdIn(body.wctId)
  const attribution = {
    affiliateId: affiliateIdIn(body.affiliateId),
    wctId,
    reportsClick: hasMarketingConsent(wctId, cookie),
  }
  const rest = { ...attribution, consents, retryOf, siteLocale, requestKey, source: source() }
  return { cartId: pathParam('cartId'), method: paymentMethod, issuer, ...rest }
}

/** The cookie exists only while the visitor consents to marketing. */
function hasMarketingConsent(wctId: string | null, cookie: string): boolean {
  const cookies = cookiesIn(cookie)
  return wctId !== null && [true, false].some((secure) => cookies.get(attributionCookies(secure).wctId) === wctId)
}

function paymentResponseOf({ id, status, amount, method, checkoutUrl, orderNumber }: PaymentAttempt): PaymentResponse {
  return { id, status, amount: eurosOf(amount), currency: 'EUR', method, checkoutUrl, orderNumber }
}

function paymentRefusalOf(refused: RefusedStart, locale: Locale): Refusal {
  const { code } = refused
  switch (code) {
    case 'cart_already_paid':
      return refuse(409, code, { details: { paymentId: refused.paymentId } satisfies RefusedPayment })
    case 'order_changed':
    case 'coupon_unknown':
    case 'coupon_early':
    case 'coupon_expired':
    case 'coupon_used_up':
    case 'coupon_first_order':
    case 'coupon_own_share':
    case 'coupon_held':
      return refuse(409, code)
    case 'cart_empty':
    case 'email_unconfirmed':
    case 'price_changed':
    case 'domain_taken':
    case 'premium_name':
    case 'holder_incomplete':
      return refuse(409, code, { details: detailsOf(refused, locale) })
    case 'register_busy':
      return refuse(503, code, { headers: { 'Retry-After': '5' }, details: detailsOf(refused, locale) })
    case 'too_many_free_orders':
      return refuse(429, code, { headers: { 'Retry-After': String(refused.seconds ?? 1) } })
    case 'payment_refused':
      return refused.path === undefined ? refuse(502, code) : refusalOf(refused)
    default:
      return refusalOf(refused)
  }
}

function detailsOf({ itemIds, prices, holders }: CheckoutBlocker, locale: Locale): RefusedPayment {
  return {
    ...(holders && { holders: [...holders] }),
    ...(itemIds && { itemIds: [...itemIds] }),
    ...(prices && {
      items: prices.changed.map((item) => itemResponseOf(item, locale)),
      total: eurosOf(prices.total),
    }),
  }
}
