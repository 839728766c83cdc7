import { paymentAnswer, paymentIdPattern } from '#contract/orders/payment.ts'
import { notFound, ok, refusalOf } from '#http/pipeline/api-response.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import { seenPaymentAnswerOf } from './payment-responses.ts'
import type { PaymentDependencies } from '#services/orders/payment-dependencies.ts'
import { readPayment } from '#services/orders/read-payment.ts'

export function paymentStatusEndpoints(desk: PaymentDependencies): readonly Endpoint[] {
  const read: Endpoint = {
    method: 'GET',
    path: '/api/carts/payments/:paymentId',
    rateLimit: 'carts',
    docs: {
      summary:
        'How a payment and the delivery of its order go. Whoever holds the id may ask; what says something about a ' +
        'person is told to the owner alone.',
      success: { status: 200, schema: paymentAnswer },
      refusals: [404, 429, 503],
    },
    async respond({ caller, locale, pathParam }) {
      const paymentId = pathParam('paymentId')
      if (!paymentIdPattern.test(paymentId)) return notFound
      const seen = await readPayment(desk, caller, paymentId)
      return seen.ok ? ok(seenPaymentAnswerOf(seen.value, locale)) : refusalOf(seen)
    },
  }
  return [read]
}
