import { cents } from '#domain/money/money.ts'
import { keptOf } from '#domain/partners/commission-ledger.ts'
import type { TaskPayloads } from '#services/jobs/job-ports.ts'
import type { CommissionLedger, Postback, PostbackSender } from '#services/partners/partner-ports.ts'

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
