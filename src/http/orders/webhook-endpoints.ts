import { paymentIdPattern } from '#contract/orders/payment.ts'
import { notFound, ok, refuse } from '#http/pipeline/api-response.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import type { PaymentDependencies } from '#services/orders/payment-dependencies.ts'
import { takeWebhook } from '#services/orders/take-webhook.ts'

const formType = 'application/x-www-form-urlencoded'
const signedType = 'application/json'
const providerIdPattern = /^tr_[A-Za-z0-9]{1,64}$/

export function webhookEndpoints(desk: PaymentDependencies): readonly Endpoint[] {
  const take: Endpoint<string> = {
    method: 'POST',
    path: '/api/payments/webhook/:paymentId',
    rateLimit: 'webhooks',
    requestBody: { kind: 'text', types: [formType, signedType], maxBytes: 1024 },
    allowsCrossOrigin: true,
    docs: {
      summary: 'The payment provider says that a payment has changed. Its word is not taken for it: we look ourselves.',
      success: { status: 200 },
      refusals: [400, 401, 404, 413, 415, 429, 503],
    },
    async respond({ pathParam, body, mediaType }) {
      const paymentId = pathParam('paymentId')
      if (!paymentIdPattern.test(paymentId)) return notFound
      // The provider's newer, signed events. We asked for none of them, so no signature can be right.
      if (mediaType === signedType) return refuse(401, 'bad_signature')
      const providerId = providerIdOf(body)
      if (providerId === null) return refuse(400, 'bad_webhook')
      await takeWebhook(desk, paymentId, providerId)
      return ok({})
    },
  }
  return [take]
}

function providerIdOf(form: string): string | null {
  const [id, ...others] = new URLSearchParams(form).getAll('id')
  return id !== undefined && others.length === 0 && providerIdPattern.test(id) ? id : null
}
