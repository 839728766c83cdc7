import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createPool } from '#platform/db/pool.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { createApi } from '#platform/http/server/api.ts'
import { cartEndpoints } from '#features/carts/routes.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { watchEventLoop } from '#platform/http/server/load-watch.ts'
import { paymentEndpoints } from '#features/checkout/routes.ts'
import { webhookEndpoints } from '#features/payments/payment-webhook.ts'
import { paymentStatusEndpoints } from '#features/payments/routes.ts'
import { bankProvider, checkoutOver, WillingLookup } from '#tests/builders/checkout.ts'
import { callerNamed } from '#tests/builders/customers.ts'
import { settingsIn } from './process-settings.ts'
import { logTo } from '#tests/builders/log.ts'

/** Takes orders and payments; its database and bank run outside the process. */
const { connection, bankUrl, port } = settingsIn(process.argv)
const pool = createPool(connection)
const today = '2026-11-15'
const isOwnHost = (host: string) => host.startsWith('127.0.0.1:')
const settings = { secure: false, limits: false, isOwnHost }

const { dependencies, paymentDependencies } = checkoutOver(pool, {
  provider: bankProvider(bankUrl),
  lookup: new WillingLookup(),
  catalogue,
  today: () => today,
  origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  log: logTo((line) => console.error(line)),
})
const loop = watchEventLoop({ log: logTo((line) => console.error(line)) })
const api = createApi(
  {
    database: { ready: () => true, ping: async () => {} },
    isHealthy: () => !loop.isBehind(),
    keepReport: async () => {},
    log: logTo((line) => console.error(line)),
    callerOf: callerNamed(() => pool, today),
  },
  settings,
  [
    ...cartEndpoints(dependencies),
    ...paymentEndpoints(dependencies),
    ...webhookEndpoints(paymentDependencies),
    ...paymentStatusEndpoints(paymentDependencies),
  ],
)
const notFound = { identity: { body: Buffer.from(''), headers: {} }, br: undefined, gzip: undefined }
const server = createHttpServer({ at: () => undefined, notFound: () => notFound }, api, settings)
process.stdin.resume().once('close', () => process.exit())
process.on('SIGUSR2', () => {
  const until = performance.now() + 2000
  while (performance.now() < until);
})
server.listen(port, '127.0.0.1')
await once(server, 'listening')
console.log(JSON.stringify({ port: (server.address() as AddressInfo).port }))
// A process that is killed would never write the compile cache.
flushCompileCache()
