import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Connection } from '#platform/db/connection.ts'
import { createPool } from '#platform/db/pool.ts'
import { createReportSender } from '#platform/clients/provisioning/send-event.ts'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { createRegistrar } from '#platform/clients/registrars/create-registrar.ts'
import { createTransferCodes } from '#features/carts/transfer-codes.ts'
import type { Delays } from '#apps/receiver/deliver-name.ts'
import { createReceiverStore } from '#apps/receiver/receiver-store.ts'
import { createReceiver } from '#apps/receiver/receiver.ts'
import { logTo } from '#tests/builders/log.ts'

/* Runs a receiver until it is killed. */

export interface ReceiverProcessSettings {
  readonly connection: Connection
  readonly registrar: Parameters<typeof createRegistrar>[0]
  readonly shopOrigin: string
  readonly secret: string
  readonly leaseMs: number
  readonly delays: Delays
}

const settings = JSON.parse(process.argv[2] ?? '{}') as ReceiverProcessSettings
const { connection, registrar, shopOrigin, secret, leaseMs, delays } = settings
const store = createReceiverStore(createPool(connection, { max: 3 }), { codes: createTransferCodes([secret]), leaseMs })
const receiver = createReceiver({
  store,
  registrar: createRegistrar(registrar),
  seal: createWebhookSignatures([secret]),
  nameServers: [],
  delays,
  postReport: createReportSender(shopOrigin),
  log: logTo((line) => console.error(line)),
  workers: 2,
  idleMs: 100,
})
const server = createServer(receiver.listener).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit())
