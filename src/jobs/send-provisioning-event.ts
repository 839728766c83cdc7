import { checkpoint } from '#services/basics/checkpoint.ts'
import type { TaskPayloads } from '#services/jobs/job-ports.ts'
import type { TransferCodes } from '#services/cart/cart-ports.ts'
import type { ProvisioningEvents, ProvisioningSender } from '#services/orders/delivery-ports.ts'
import { openedEvent } from '#services/orders/order-message.ts'

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
      checkpoint('ob.sent')
      await events.markSent(event.id)
    }
  }
}
