import type { Deps } from '#features/deps.ts'
import { parse } from '#platform/schema/parse.ts'
import { provisioningReport, provisioningReportResponse } from '#features/deliveries/schema/provisioning.ts'
import { ok, refuse } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { takeDeliveryReport } from './deliver-order.ts'

const maxBodyBytes = 16 * 1024

/** Webhook of the provisioning side. A valid report without effect is answered with 200 too: a retry would not help. */
export function provisioningEndpoints(deps: Deps): readonly Endpoint[] {
  const takeReport: Endpoint<string> = {
    method: 'POST',
    path: '/api/provisioning/events',
    rateLimit: 'provisioning',
    allowsCrossOrigin: true,
    // As text: the signature covers the bytes of the body.
    requestBody: { kind: 'text', types: ['application/json'], maxBytes: maxBodyBytes },
    docs: {
      summary: 'How far a delivery is, signed by the provisioning side (Standard Webhooks).',
      success: { status: 200, schema: provisioningReportResponse },
      refusals: [400, 401, 413, 415, 422, 429, 503],
    },
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
  }

  return [takeReport]
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
