import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createPool } from '#platform/db/pool.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { watchEventLoop } from '#platform/http/server/load-watch.ts'
import { createShopApi, shopEndpoints } from '#apps/shop/create-api.ts'
import { createDemoMails } from '#features/demo/repository.ts'
import { noAccessLog } from '#platform/http/pipeline/access-log.ts'
import { noRateLimit } from '#platform/http/pipeline/rate-limit.ts'
import { createPaymentAddresses } from '#site/payment-addresses.ts'
import { WillingLookup } from '#tests/builders/checkout.ts'
import { bankProvider, depsOver, testConfig, today } from '#tests/builders/deps.ts'
import { sampleSecret } from '#tests/builders/transfer-codes.ts'
import { callerNamed } from '#tests/builders/customers.ts'
import { settingsIn } from './process-settings.ts'
import { logTo } from '#tests/builders/log.ts'

/** Takes orders and payments; its database and bank run outside the process. */
const { connection, bankUrl, port } = settingsIn(process.argv)
const pool = createPool(connection)
const log = logTo((line) => console.error(line))
const config = testConfig({ secure: false, isOwnHost: (host) => host.startsWith('127.0.0.1:') })
const deps = await depsOver(pool, {
  overrides: {
    provider: bankProvider(bankUrl),
    lookup: new WillingLookup(),
    addressesOf: (id, locale) =>
      createPaymentAddresses({
        publicOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        isReachable: true,
      })(id, locale),
    log,
  },
})
const loop = watchEventLoop({ log })
const api = createShopApi(config, {
  database: {
    pools: { payments: pool, background: pool },
    ready: () => true,
    ping: async () => {},
  },
  deps,
  secrets: { auth: [sampleSecret], provisioning: [] },
  stylesheets: [],
  endpoints: shopEndpoints(config, deps, { bankCounter: null, demoMails: createDemoMails(pool) }, [sampleSecret]),
  callerOf: callerNamed(() => pool, today),
  accessLog: noAccessLog,
  isHealthy: () => !loop.isBehind(),
  rateLimit: noRateLimit,
})
const notFound = { identity: { body: Buffer.from(''), headers: {} }, br: undefined, gzip: undefined }
const server = createHttpServer({ at: () => undefined, notFound: () => notFound }, api, config)
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
