import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 5 * 60
const messageId = /^[!-~]{1,128}$/
const seconds = /^\d{1,12}$/

export type MessageSeal = ReturnType<typeof createWebhookSignatures>

/**
 * Standard Webhooks: an HMAC over id, timestamp and body. Messages are signed with every secret and verified with any
 * of them, so that secrets can be rotated while messages are in flight.
 */
export function createWebhookSignatures(
  secrets: readonly string[],
  { now = Date.now }: { readonly now?: () => number } = {},
) {
  const keys = secrets.map((secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))

  return {
    /** @returns the headers of a message; `id` stays the same when the message is sent again */
    headersFor(id: string, body: string): Readonly<Record<string, string>> {
      const timestamp = String(Math.floor(now() / 1000))
      const signatures = sealsOf(id, timestamp, body).map((seal) => `v1,${seal.toString('base64')}`)
      return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
    },

    /** @returns the id of a message that the other side signed within the last minutes, else null */
    idOf(header: (name: string) => string | undefined, body: string): string | null {
      const id = header('webhook-id') ?? ''
      const timestamp = header('webhook-timestamp') ?? ''
      if (!messageId.test(id) || !seconds.test(timestamp)) return null
      if (Math.abs(now() / 1000 - Number(timestamp)) > toleranceSeconds) return null
      const signatures = signaturesIn(header('webhook-signature') ?? '')
      const isGood = sealsOf(id, timestamp, body).some((seal) =>
        signatures.some((signature) => isSame(signature, seal)),
      )
      return isGood ? id : null
    },
  }

  function sealsOf(id: string, timestamp: string, body: string): readonly Buffer[] {
    return keys.map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest())
  }
}

/** Parses `v1,<base64> v1,<base64> v1a,…` and ignores signatures of other versions. */
function signaturesIn(header: string): readonly Buffer[] {
  return header
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice('v1,'.length), 'base64'))
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
