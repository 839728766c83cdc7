import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { Connection } from '#platform/db/connection.ts'
import { createProvisioningEvents } from '#features/deliveries/repository.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails } from '#features/emails/repository.ts'
import { createPool } from '#platform/db/pool.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { createApi } from '#platform/http/server/api.ts'
import { cartEndpoints } from '#features/carts/routes.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { paymentEndpoints } from '#features/checkout/routes.ts'
import { webhookEndpoints } from '#features/payments/payment-webhook.ts'
import { paymentStatusEndpoints } from '#features/payments/routes.ts'
import type { SiteStore } from '#platform/http/site/site-store.ts'
import { createSendProvisioningEvent } from '#features/deliveries/outgoing-jobs.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { reconcilePayments } from '#features/payments/reconcile-payments.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { bankProvider, checkoutOver, WillingLookup } from '#tests/builders/checkout.ts'
import { callerNamed } from '#tests/builders/customers.ts'
import { sampleCodes } from '#tests/builders/transfer-codes.ts'
import { logTo } from '#tests/builders/log.ts'

/* A shop that takes orders and payments and does all that follows, in a hurry. Made to be killed at any moment. */

export interface ShopSettings {
  readonly connection: Connection
  readonly port: number
  readonly bankUrl: string
  /** Where mails and announced orders arrive. */
  readonly sinkUrl: string
}

const today = '2026-11-15'
const lookEveryMs = 250
const { connection, port, bankUrl, sinkUrl } = JSON.parse(process.argv[2] ?? '{}') as ShopSettings
const origin = `http://127.0.0.1:${port}`
const log = logTo(console.error)

const pool = createPool(connection)
const { dependencies, paymentDependencies, tasks } = checkoutOver(pool, {
  provider: bankProvider(bankUrl),
  lookup: new WillingLookup(),
  catalogue,
  today: () => today,
  origin: () => origin,
  log,
})

const settings = {
  secure: false,
  publicOrigin: origin,
  limits: false,
  isOwnHost: (host: string) => host === `127.0.0.1:${port}`,
  isOwnOrigin: (from: string) => from === origin,
}
const pipeline = {
  database: { ready: () => true, ping: async () => {} },
  keepReport: async () => {},
  log,
  callerOf: callerNamed(() => pool, today),
}
const api = createApi(pipeline, settings, [
  ...cartEndpoints(dependencies),
  ...paymentEndpoints(dependencies),
  ...webhookEndpoints(paymentDependencies),
  ...paymentStatusEndpoints(paymentDependencies),
])

async function arrive(path: string): Promise<void> {
  const { status } = await fetch(`${sinkUrl}${path}`, { method: 'POST', signal: AbortSignal.timeout(2000) })
  if (status !== 204) throw new Error(`the sink said ${status}`)
}

const mails = createMails(pool)
createWorker({
  queue: createJobQueue(pool, { leaseMs: 3000 }),
  tasks: {
    ...tasks,
    send_mail: async ({ mailId }) => {
      const mail = await mails.find(mailId)
      if (mail === null || mail.isSent) return
      await arrive(`/mails/${mail.template}/${mail.id}`)
      await mails.markSent(mailId)
    },
    send_provisioning_event: createSendProvisioningEvent({
      codes: sampleCodes,
      events: createProvisioningEvents(pool),
      sender: { send: ({ id, type }) => arrive(`/events/${type}/${id}`) },
    }),
  },
  log,
  idleMs: 50,
  holdEveryMs: 1000,
  backOff: (attempt) => 100 * attempt,
})

async function look(): Promise<void> {
  try {
    await reconcilePayments({ ...dependencies, ...paymentDependencies })
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
  }
  setTimeout(() => void look(), lookEveryMs)
}

const noSite: SiteStore = {
  at: () => undefined,
  notFound: () => ({ identity: { body: Buffer.from(''), headers: {} }, br: undefined, gzip: undefined }),
}
const server = createHttpServer(noSite, api, settings)
server.listen(port, '127.0.0.1')
await once(server, 'listening')
void look()
process.on('disconnect', () => process.exit())
process.send?.('open')
// A process that is killed would never write it.
flushCompileCache()
