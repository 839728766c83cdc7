import { createOutgoingHttp } from '#platform/clients/outgoing-http.ts'
import { decimalOf } from '#core/money/money.ts'
import type { Postback, PostbackSender } from './partner-ports.ts'

export interface PostbackSettings {
  /** An address with macros: `https://track.example/postback?click={clickId}&sale={orderNumber}&sum={amount}`. */
  readonly url: string
  readonly timeoutMs?: number
}

export function createPostbackSender({ url, timeoutMs = 10_000 }: PostbackSettings): PostbackSender {
  const send = createOutgoingHttp()
  return {
    async send(postback) {
      const { status } = await send(new URL(postbackUrlOf(url, postback)), { timeoutMs, maxBytes: 0 })
      if (status < 200 || status >= 300) throw new Error(`the postback was answered with ${status}`)
    },
  }
}

/** Macros that mean nothing to us are left as they are. */
export function postbackUrlOf(template: string, { clickId, orderNumber, amount, status }: Postback): string {
  const values: Readonly<Record<string, string>> = {
    clickId,
    orderNumber,
    status,
    currency: 'EUR',
    amount: decimalOf(amount),
  }
  return template.replaceAll(/\{(\w+)\}/g, (macro, name: string) => {
    const value = values[name]
    return value === undefined ? macro : encodeURIComponent(value)
  })
}
