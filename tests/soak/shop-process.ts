import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { Connection } from '#platform/db/connection.ts'
import { createProvisioningEvents } from '#features/deliveries/repository.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails } from '#features/emails/repository.ts'
import { createPool } from '#platform/db/pool.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import type { SiteStore } from '#platform/http/site/site-store.ts'
import { createSendProvisioningEvent } from '#features/deliveries/send-events.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { reconcilePayments } from '#features/payments/reconcile-payments.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { createShopApi, shopEndpoints } from '#apps/shop/create-api.ts'
import { createDemoMails } from '#features/demo/repository.ts'
import { noAccessLog } from '#platform/http/pipeline/access-log.ts'
import { noRateLimit } from '#platform/http/pipeline/rate-limit.ts'
import { paymentTasks, WillingLookup } from '#tests/builders/checkout.ts'
import { bankProvider, depsOver, testConfig, today } from '#tests/builders/deps.ts'
import { callerNamed } from '#tests/builders/customers.ts'
import { sampleSecret } from '#tests/builders/transfer-codes.ts'
import { logTo } from '#tests/builders/log.ts'

/* A shop that takes orders and payments and does all that follows, in a hurry. Made to be killed at any moment. */

export interface ShopSettings {
  readonly connection: Connection
  readonly port: number
  readonly bankUrl: string
  /** Where mails and announced orders arrive. */
  readonly sinkUrl: string
}

const lookEveryMs = 250
const { connection, port, bankUrl, sinkUrl } = JSON.parse(process.argv[2] ?? '{}') as ShopSettings
const origin = `http://127.0.0.1:${port}`
const log = logTo(console.error)

const pool = createPool(connection)
const config = testConfig({
  secure: false,
  publicOrigin: origin,
  isOwnHost: (host) => host === `127.0.0.1:${port}`,
  isOwnOrigin: (from) => from === origin,
})
const deps = await depsOver(pool, {
  settings: config,
  overrides: { provider: bankProvider(bankUrl), lookup: new WillingLookup(), log },
})
const api = createShopApi(config, {
  database: { pools: { payments: pool, background: pool }, ready: () => true, ping: async () => {} },
  deps,
  secrets: { auth: [sampleSecret], provisioning: [] },
  stylesheets: [],
  endpoints: shopEndpoints(config, deps, { bankCounter: null, demoMails: createDemoMails(pool) }, [sampleSecret]),
  callerOf: callerNamed(() => pool, today),
  accessLog: noAccessLog,
  isHealthy: () => true,
  rateLimit: noRateLimit,
})

async function arrive(path: string): Promise<void> {
  const { status } = await fetch(`${sinkUrl}${path}`, { method: 'POST', signal: AbortSignal.timeout(2000) })
  if (status !== 204) throw new Error(`the sink said ${status}`)
}

const mails = createMails(pool)
createWorker({
  queue: createJobQueue(pool, { leaseMs: 3000 }),
  tasks: {
    ...paymentTasks(deps),
    send_mail: async ({ mailId }) => {
      const mail = await mails.find(mailId)
      if (mail === null || mail.isSent) return
      await arrive(`/mails/${mail.template}/${mail.id}`)
      await mails.markSent(mailId)
    },
    send_provisioning_event: createSendProvisioningEvent({
      codes: deps.codes,
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
    await reconcilePayments(deps)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
  }
  setTimeout(() => void look(), lookEveryMs)
}

const noSite: SiteStore = {
  at: () => undefined,
  notFound: () => ({ identity: { body: Buffer.from(''), headers: {} }, br: undefined, gzip: undefined }),
}
const server = createHttpServer(noSite, api, config)
server.listen(port, '127.0.0.1')
await once(server, 'listening')
void look()
process.on('disconnect', () => process.exit())
process.send?.('open')
// A process that is killed would never write it.
flushCompileCache()
