import {
  type DeliveryResponse,
  type OrderResponse,
  type PaymentResponse,
  paymentResponse,
} from '#features/payments/schema/payment.ts'
import { paymentIdPattern } from '#platform/schema/fields.ts'
import type { DomainParameters, HostingParameters } from '#core/cart/cart.ts'
import { holderName } from '#core/customers/holder.ts'
import type { OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import { deliveryKindOf } from '#core/orders/delivery.ts'
import { readableName } from '#core/names/domain-label.ts'
import { transferFamilyOf } from '#core/names/transfers.ts'
import type { Locale } from '#core/locale/locale.ts'
import { cents, eurosOf, percentageOf } from '#core/money/money.ts'
import { nextInvoiceOf } from '#core/orders/billing-term.ts'
import { couponOfOrder, givenConsentsOf } from '#core/orders/order-snapshot.ts'
import { isUnderWay, type PaymentStatus } from '#core/orders/payment-status.ts'
import type { Deps } from '#features/deps.ts'
import type { StoredPayment } from './payment.ts'
import { type PlacedOrder, readPayment, type SeenPayment } from './read-payment.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { notFound, ok, refusalOf } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, endpointOf, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import { confirmCode, emailVerifiedResponse, sentResponse } from '#features/customers/schema/passwords.ts'
import { confirmByCode, mailAnotherCode } from './confirm-code.ts'

const endpoint = endpointOf('Payments', 'read')

type OwnOrder = NonNullable<OrderResponse['own']>

/** The status of a payment. The checkout URL and personal data are for the owner only. */
export function seenPaymentResponseOf({ payment, order, isOwn }: SeenPayment, locale: Locale): PaymentResponse {
  const canBePaid = isOwn && isUnderWay(payment.status) && !payment.superseded && !payment.voided
  return {
    id: payment.id,
    status: shownStatusOf(payment),
    amount: eurosOf(payment.amount),
    currency: 'EUR',
    method: payment.method,
    checkoutUrl: canBePaid ? payment.checkoutUrl : null,
    orderNumber: order.number,
    ...(payment.discrepancy === 'paid_duplicate' && { comesBack: true as const }),
    order: {
      paidAt: order.paidAt?.toISOString() ?? null,
      deliveries: deliveryResponsesOf(order, locale),
      ...(isOwn && { own: ownOrderOf(order, payment, locale) }),
    },
  }
}

/** A payment that does not count is not shown as paid: it is being investigated or refunded. */
function shownStatusOf({ status, discrepancy, isOrderPaid }: StoredPayment): PaymentStatus {
  if (discrepancy === 'mismatch') return 'pending'
  return discrepancy === 'paid_duplicate' && !isOrderPaid ? 'canceled' : status
}

function deliveryResponsesOf({ snapshot, deliveries }: PlacedOrder, locale: Locale): DeliveryResponse[] {
  return deliveries.flatMap((delivery) => {
    const line = snapshot.lines.find(({ itemId }) => itemId === delivery.itemId)
    if (line === undefined) return []
    const { itemId, state, heldFor, heldUntil, note, step, stepUntil, changedAt, needs, neededBy, end } = delivery
    const transfer = step && { step, family: transferFamilyOf(line.name), until: stepUntil?.toISOString() ?? null }
    return {
      itemId,
      type: line.type,
      kind: deliveryKindOf(line, snapshot.lines),
      name: readableName(line.name),
      title: line.title[locale],
      state,
      ...(end && { end: { ...end } }),
      heldFor,
      heldUntil: heldUntil?.toISOString() ?? null,
      note,
      ...(transfer && { transfer }),
      changedAt: changedAt.toISOString(),
      ...(needs && neededBy && state !== 'failed' && !end && { needs: [...needs], neededBy: neededBy.toISOString() }),
    }
  })
}

function ownOrderOf(
  { cartId, snapshot, isEmailVerified, invoiceNumber, paidAt }: PlacedOrder,
  { isCounted, refunded, chargedBack, providerCustomerId }: StoredPayment,
  locale: Locale,
): OwnOrder {
  const { buyer, totals, exemption, language, affiliateId, consents } = snapshot
  const { terms = false, immediateStart = null, mandate = false } = givenConsentsOf(consents)
  const coupon = couponOfOrder(snapshot)
  const next = nextInvoiceOf(snapshot, shopDayOf(paidAt ?? new Date()))
  return {
    cartId,
    firstName: buyer.firstName,
    email: buyer.email,
    language,
    customerType: buyer.customerType,
    isEmailVerified,
    lines: snapshot.lines.map((line) => ({
      ...registrationOf(line, snapshot),
      itemId: line.itemId,
      parentId: line.parentId,
      type: line.type,
      productSlug: line.productSlug,
      name: readableName(line.name),
      title: line.title[locale],
      priceType: line.priceType,
      priceFrequency: line.priceFrequency,
      price: eurosOf(line.price),
      discount: eurosOf(line.discount),
      renewal: line.renewal === null ? null : eurosOf(line.renewal),
    })),
    subtotal: eurosOf(totals.subtotal),
    discount: eurosOf(totals.discount),
    ...(coupon && { coupon: { ...coupon, discount: eurosOf(coupon.discount), vat: eurosOf(coupon.vat) } }),
    vat: eurosOf(totals.vat),
    total: eurosOf(totals.total),
    refunded: isCounted ? eurosOf(cents(refunded + chargedBack)) : 0,
    vatRate: percentageOf(totals.vatRate),
    exemption,
    nextInvoice: next && {
      amount: eurosOf(next.amount.excl),
      amountInclVat: eurosOf(next.amount.incl),
      date: next.date,
    },
    invoiceNumber,
    consents: { terms, immediateStart },
    mandate: mandate && providerCustomerId !== null,
    affiliateId,
  }
}

/** Holder and name servers, if they differ from the defaults. */
function registrationOf(line: OrderLine, snapshot: OrderSnapshot) {
  const { holderId, nameServers }: Partial<DomainParameters & HostingParameters> = line.parameters
  const holder = holderId === undefined ? undefined : snapshot.holders?.[holderId]
  return { ...(holder && { holder: holderName(holder) }), ...(nameServers && { nameServers: [...nameServers] }) }
}

export function paymentStatusEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint('readPayment', 'GET', '/api/carts/payments/:paymentId', {
      summary:
        'Status of a payment and of the delivery of its order. The id is enough to read it; personal data are only in ' +
        'the response to the owner.',
      rateLimit: 'paymentStatus',
      success: { status: 200, schema: paymentResponse },
      async respond({ caller, locale, pathParam }) {
        const paymentId = pathParam('paymentId')
        if (!paymentIdPattern.test(paymentId)) return notFound
        const seen = await readPayment(deps, caller, paymentId)
        return seen.ok ? ok(seenPaymentResponseOf(seen.value, locale)) : refusalOf(seen)
      },
    }),
    endpoint('confirmEmailCode', 'POST', '/api/carts/payments/:paymentId/email-code', {
      summary: 'Confirms the address of the buyer with the six digits of the newest mail.',
      rateLimit: 'emailCodes',
      requestBody: jsonBody(confirmCode),
      success: { status: 200, schema: emailVerifiedResponse },
      async respond({ caller, body, pathParam }) {
        const paymentId = pathParam('paymentId')
        if (!paymentIdPattern.test(paymentId)) return notFound
        const confirmed = await confirmByCode(deps, caller, { paymentId, code: body.code })
        return confirmed.ok ? ok({ status: 'verified' }) : refusalOf(confirmed)
      },
    }),
    endpoint('mailEmailCode', 'POST', '/api/carts/payments/:paymentId/email-code/new', {
      summary: 'Mails another code and link to confirm the address of the buyer.',
      rateLimit: 'resends',
      success: { status: 200, schema: sentResponse },
      async respond({ caller, pathParam }) {
        const paymentId = pathParam('paymentId')
        if (!paymentIdPattern.test(paymentId)) return notFound
        const mailed = await mailAnotherCode(deps, caller, { paymentId })
        return mailed.ok ? ok({ status: 'sent' }) : refusalOf(mailed)
      },
    }),
  ]
}
