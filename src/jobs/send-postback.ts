import { lostOf } from '#domain/partners/commission-ledger.ts'
import { cents } from '#domain/money/money.ts'
import type { CommissionLedger } from '#services/partners/commission-ledger-port.ts'
import type { TaskPayloads } from '#services/jobs/jobs-port.ts'
import type { Postback, PostbackLine } from '#services/partners/postback-port.ts'

export interface SendPostbackParts {
  readonly ledger: Pick<CommissionLedger, 'trackedSale'>
  readonly line: PostbackLine
}

/** Tells whoever sent the buyer how the sale stands by now: what is told last is always true. */
export function createSendPostback({ ledger, line }: SendPostbackParts) {
  return async ({ orderId }: TaskPayloads['send_postback']): Promise<void> => {
    const tracked = await ledger.trackedSale(orderId)
    if (tracked === null) return
    const { clickId, orderNumber, net, sale } = tracked
    const lost = lostOf(net, sale)
    await line.send({ clickId, orderNumber, amount: cents(net - lost), status: statusOf(lost, net) })
  }
}

function statusOf(lost: number, net: number): Postback['status'] {
  if (lost === 0) return 'paid'
  return lost < net ? 'reduced' : 'reversed'
}
