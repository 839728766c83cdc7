import type { Deps } from '#features/deps.ts'
import { webhookResponse } from './schema/payment.ts'
import { paymentIdPattern } from '#platform/schema/fields.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { notFound, ok, refuse } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, endpointOf, textBody } from '#platform/http/pipeline/endpoint.ts'
import { memoize } from '#platform/limits/memo.ts'
import { withTimeout } from '#platform/limits/with-timeout.ts'

const endpoint = endpointOf('Payments', 'none')

const formType = 'application/x-www-form-urlencoded'
const signedType = 'application/json'
const providerIdPattern = /^tr_[A-Za-z0-9]{1,64}$/

export function webhookEndpoints(deps: Deps): readonly Endpoint[] {
  const isKnown = memoize(async (id) => (await deps.payments.find(id)) !== null, { lifetimeMs: 60_000 })

  return [
    endpoint<string>('reportPaymentChange', 'POST', '/api/payments/webhook/:paymentId', {
      summary:
        'The payment provider reports that a payment has changed. The report is not trusted: it triggers a query.',
      rateLimit: 'webhooks',
      requestBody: textBody([formType, signedType], 1024),
      allowsCrossOrigin: true,
      // Ids have 128 random bits, so strangers can name a payment only if it is their own.
      async knownThing({ pathParam }) {
        const paymentId = pathParam('paymentId')
        return paymentIdPattern.test(paymentId) && (await isKnown(paymentId)) ? paymentId : null
      },
      success: { status: 200, schema: webhookResponse },
      refusals: [401],
      async respond({ pathParam, body, mediaType }) {
        const paymentId = pathParam('paymentId')
        if (!paymentIdPattern.test(paymentId)) return notFound
        // The provider's newer, signed events are not subscribed to, so no signature can be valid.
        if (mediaType === signedType) return refuse(401, 'bad_signature')
        const providerId = providerIdOf(body)
        if (providerId === null) return refuse(400, 'bad_webhook')
        await takeWebhook(deps, paymentId, providerId)
        return ok({})
      },
    }),
  ]
}

function providerIdOf(form: string): string | null {
  const [id, ...others] = new URLSearchParams(form).getAll('id')
  return id !== undefined && others.length === 0 && providerIdPattern.test(id) ? id : null
}

/** The provider waits 15 seconds and then calls again. */
const timeoutMs = 10_000

/** Webhook bodies are untrusted: they only trigger a query to the provider. */
export function takeWebhook(deps: Deps, paymentId: string, providerId: string): Promise<void> {
  return withTimeout(timeoutMs, syncFromWebhook(deps, paymentId, providerId), () => {
    throw new Unavailable('payment_provider_unavailable')
  })
}

async function syncFromWebhook(deps: Deps, paymentId: string, providerId: string): Promise<void> {
  const payment = await deps.payments.find(paymentId)
  if (payment === null) return reportLost(deps, paymentId, providerId)
  // Anyone with the link of a payment can call, so a webhook that names another payment is ignored.
  if (payment.method === null || (payment.providerId ?? providerId) !== providerId) return
  await deps.sync.syncNow(paymentId, 'webhook', { announcedId: providerId, payment })
}

/** Counted across all processes. */
export const unknownLimits = {
  all: { name: 'unknown payments', max: 30, seconds: 60 },
} as const

/**
 * Alerts that a payment was lost with a restore of the database, if the provider confirms it. The number of questions a
 * minute is limited, because ids can be made up; the comparison of payments finds those that are skipped here.
 */
async function reportLost(deps: Deps, paymentId: string, providerId: string): Promise<void> {
  if (!(await deps.mayAskAboutUnknown(providerId))) return
  const payment = await deps.findAnnounced(providerId)
  if (payment === null || payment.paymentId !== paymentId || payment.mode !== deps.provider.mode) return
  if (payment.status === 'paid' || isUnderWay(payment.status)) deps.alertLost(payment)
}
