import { cents } from '#domain/money/money.ts'
import { lostOf } from '#domain/partners/commission-ledger.ts'
import type { TaskPayloads } from '#services/jobs/job-ports.ts'
import { saleOf } from '#services/partners/book-commissions.ts'
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
    const lost = lostOf(net, saleOf(snapshot, events, { paidAt }))
    await sender.send({ clickId, orderNumber, amount: cents(net - lost), status: statusOf(lost, net) })
  }
}

function statusOf(lost: number, net: number): Postback['status'] {
  if (lost === 0) return 'paid'
  return lost < net ? 'reduced' : 'reversed'
}
