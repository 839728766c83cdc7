import { createOutgoingHttp } from '#platform/clients/outgoing-http.ts'
import { cents, type Cents, decimalOf } from '#core/money/money.ts'
import { keptOf } from '#core/partners/commission-ledger.ts'
import type { TaskPayloads } from '#platform/jobs/tasks.ts'
import type { CommissionLedger } from './ledger-repository.ts'

/** The report of a sale to the affiliate network that sent the visitor. */
export interface Postback {
  readonly clickId: string
  readonly orderNumber: string
  /** The amount that was not refunded, without VAT. */
  readonly amount: Cents
  readonly status: 'paid' | 'reduced' | 'reversed'
}

export interface PostbackSettings {
  /** An address with macros: `https://track.example/postback?click={clickId}&sale={orderNumber}&sum={amount}`. */
  readonly url: string
  readonly timeoutMs?: number
}

export type PostbackSender = ReturnType<typeof createPostbackSender>

export function createPostbackSender({ url, timeoutMs = 10_000 }: PostbackSettings) {
  const send = createOutgoingHttp()
  return {
    /** Throws unless the affiliate network has accepted the report. */
    async send(postback: Postback): Promise<void> {
      const { status } = await send(new URL(postbackUrlOf(url, postback)), { timeoutMs, maxBytes: 0 })
      if (status < 200 || status >= 300) throw new Error(`the postback was answered with ${status}`)
    },
  }
}

/** Unknown macros are left as they are. */
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

export interface SendPostbackParts {
  readonly ledger: Pick<CommissionLedger, 'findTracked'>
  readonly sender: PostbackSender
}

/** Reports the state of a sale to the affiliate network, read when sending: the last report is always right. */
export function createSendPostback({ ledger, sender }: SendPostbackParts) {
  return async ({ orderId }: TaskPayloads['send_postback']): Promise<void> => {
    const tracked = await ledger.findTracked(orderId)
    if (tracked === null) return
    const { clickId, orderNumber, snapshot, events, paidAt } = tracked
    const net = cents(snapshot.totals.subtotal - snapshot.totals.discount)
    const { totals, buyer } = snapshot
    const kept = keptOf(net, { total: totals.total, customerType: buyer.customerType, paidAt, events })
    await sender.send({ clickId, orderNumber, amount: kept, status: statusOf(kept, net) })
  }
}

function statusOf(kept: number, net: number): Postback['status'] {
  if (kept === net) return 'paid'
  return kept > 0 ? 'reduced' : 'reversed'
}
