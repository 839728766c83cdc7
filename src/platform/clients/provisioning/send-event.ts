import type { Log } from '#platform/telemetry/log.ts'
import { createOutgoingHttp } from '#platform/clients/outgoing-http.ts'
import type { ProvisioningEvent, ProvisioningSender } from '#platform/clients/provisioning.ts'
import type { MessageSeal } from './standard-webhooks.ts'

export interface ProvisioningSettings {
  readonly url: string
  readonly seal: MessageSeal
  readonly log: Log
  readonly timeoutMs?: number
}

/** Sends events as Standard Webhooks. The receiver recognises repeats by their id. */
export function createProvisioningSender({
  url,
  seal,
  log,
  timeoutMs = 10_000,
}: ProvisioningSettings): ProvisioningSender {
  const sendRequest = createOutgoingHttp()
  return {
    async send(event, signal) {
      const status = await statusOf(event, signal)
      if (status >= 200 && status < 300) return
      const { orderNumber } = event.message
      if (status >= 400 && status < 500) {
        log.alert('provisioning', 'Provisioning refuses an event.', { status, event: event.type, orderNumber })
      }
      throw new Error(`provisioning answered ${status} to ${event.type} of order ${orderNumber}`)
    },
  }

  async function statusOf(event: ProvisioningEvent, signal: AbortSignal | undefined): Promise<number> {
    const { id, type, createdAt, message } = event
    const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data: message })
    try {
      const headers = { 'Content-Type': 'application/json', ...seal.headersFor(id, body) }
      const request = { method: 'POST', headers, body, timeoutMs, maxBytes: 0, ...(signal && { signal }) } as const
      return (await sendRequest(new URL(url), request)).status
    } catch (error) {
      throw new Error(`provisioning cannot be reached: ${reasonOf(error)}`, { cause: error })
    }
  }
}

/** Posts reports of a receiver to the shop; resolves to the HTTP status. */
export function createReportSender(shopOrigin: string) {
  const sendRequest = createOutgoingHttp()
  const address = new URL('/api/provisioning/events', shopOrigin)
  return async (headers: Readonly<Record<string, string>>, body: string): Promise<number> =>
    (await sendRequest(address, { method: 'POST', headers, body, timeoutMs: 10_000, maxBytes: 0 })).status
}

/** Prefers the network error to the code that the HTTP client gives it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
