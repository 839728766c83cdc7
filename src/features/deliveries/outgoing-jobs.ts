import type { TaskPayloads } from '#platform/jobs/job-ports.ts'
import type { TransferCodes } from '#features/carts/cart-ports.ts'
import type { ProvisioningEvents, ProvisioningSender } from './delivery-ports.ts'
import { openedEvent } from '#features/deliveries/order-message.ts'
import { cents } from '#core/money/money.ts'
import { keptOf } from '#core/partners/commission-ledger.ts'
import type { CommissionLedger, Postback, PostbackSender } from '#features/partners/partner-ports.ts'
import { type SettleVatDependencies, settleVatNumber, type VatDependencies } from '#features/vat/check-vat-number.ts'
import type { Customers } from '#features/customers/repository.ts'

export interface SendEventParts {
  readonly events: ProvisioningEvents
  readonly sender: ProvisioningSender
  readonly codes: TransferCodes
}

/** Sends the events of an order in sequence: one that cannot be sent blocks the later ones. */
export function createSendProvisioningEvent({ events, sender, codes }: SendEventParts) {
  return async ({ orderId }: TaskPayloads['send_provisioning_event'], signal: AbortSignal): Promise<void> => {
    for (let event = await events.next(orderId); event !== null; event = await events.next(orderId)) {
      signal.throwIfAborted()
      await sender.send(openedEvent(codes, event), signal)
      await events.markSent(event.id)
    }
  }
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

export interface VatCheckParts extends Pick<VatDependencies, 'register'>, SettleVatDependencies {
  readonly customers: Pick<Customers, 'find'>
}

/**
 * Checks the current VAT number of a customer in VIES, retried until VIES gives a result. VAT is charged until then.
 */
export function createVatNumberCheck({ customers, register, transaction }: VatCheckParts) {
  return async ({ customerId }: { readonly customerId: string }): Promise<void> => {
    const customer = await customers.find(customerId)
    if (customer === null || customer.vatNumber === null || customer.vatState !== 'unknown') return
    const { vatNumber } = customer
    const answer = await register.ask(vatNumber)
    const isTheirs = await settleVatNumber({ transaction }, customerId, { vatNumber, answer })
    if (answer.state === 'unknown' && isTheirs) throw new Error(`no answer about the VAT number: ${answer.reason}`)
  }
}
