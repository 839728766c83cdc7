import type { ProvisioningEvent, ProvisioningSender } from '#platform/clients/provisioning.ts'
import type { TaskPayloads } from '#platform/jobs/tasks.ts'
import type { ProvisioningEvents } from './repository.ts'
import type { TransferCodes } from '#features/carts/transfer-codes.ts'

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
      await sender.send(withOpenedCodes(event, codes), signal)
      await events.markSent(event.id)
    }
  }
}

/**
 * Decrypts the transfer codes, which only the sent message contains. The customer is asked again for a code that cannot
 * be decrypted.
 */
function withOpenedCodes(event: ProvisioningEvent, codes: TransferCodes): ProvisioningEvent {
  const { message } = event
  if (!('lines' in message)) return event
  const lines = message.lines.map(({ sealedTransferCode, ...line }) =>
    sealedTransferCode === undefined ? line : { ...line, transferCode: codes.open(line.name, sealedTransferCode) },
  )
  return { ...event, message: { ...message, lines } }
}
