import { parse } from '#platform/schema/parse.ts'
import { provisioningReport, provisioningReportResponse } from '#features/deliveries/schema/provisioning.ts'
import { ok, refuse } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, endpointOf, textBody } from '#platform/http/pipeline/endpoint.ts'
import type { Deps } from '#features/deps.ts'
import { takeDeliveryReport } from './deliver-order.ts'

const endpoint = endpointOf('Deliveries', 'none')

/** Webhook of the provisioning side. A valid report without effect is answered with 200 too: a retry would not help. */
export function provisioningEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint<string>('reportDelivery', 'POST', '/api/provisioning/events', {
      summary: 'How far a delivery is, signed by the provisioning side (Standard Webhooks).',
      rateLimit: 'provisioning',
      allowsCrossOrigin: true,
      // As text: the signature covers the bytes of the body.
      requestBody: textBody(['application/json']),
      success: { status: 200, schema: provisioningReportResponse },
      refusals: [401, 422],
      async respond({ header, body }) {
        const id = deps.provisioningSeal.idOf(header, body)
        if (id === null) return refuse(401, 'bad_signature')
        const read = parse(provisioningReport, jsonIn(body))
        if (!read.ok) return refuse(422, 'validation_failed', { errors: read.faults })
        const { orderNumber, itemId, state, note = null, at, verified, needs, neededBy } = read.value.data
        const { step = null, until = null } = read.value.data
        const transfer = { step, until: until === null ? null : new Date(until) }
        const missing = needs && neededBy !== undefined && { needs, neededBy: new Date(neededBy) }
        const verification = missing ? { missing } : verified && { missing: null }
        const report = { id, orderNumber, itemId, state, note, ...transfer, at: new Date(at), ...verification }
        return ok({ status: await takeDeliveryReport(deps, report) })
      },
    }),
  ]
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
