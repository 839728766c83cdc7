import type { ProvisioningLine } from '#services/ports/provisioning.ts'
import type { MessageSeal } from '#services/ports/signed-messages.ts'

export interface LineSettings {
  readonly url: string
  readonly seal: MessageSeal
  /** For the operator: the other side refuses what we say. */
  readonly log: (line: string) => void
  readonly timeoutMs?: number
}

/** Sends events as Standard Webhooks. The other side recognises a repeat by its id. */
export function createProvisioningLine({ url, seal, log, timeoutMs = 10_000 }: LineSettings): ProvisioningLine {
  return {
    async send({ id, type, createdAt, message }) {
      const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data: message })
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...seal.headersFor(id, body) },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return
      const problem = `provisioning answered ${response.status} to ${type} of order ${message.orderNumber}`
      if (response.status >= 400 && response.status < 500) log(`ALERT ${problem}`)
      throw new Error(problem)
    },
  }
}
