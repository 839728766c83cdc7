import { createReportKeeper } from '#platform/db/browser-reports.ts'
import type { Database } from '#platform/db/database.ts'
import type { DemoBankCounter } from '#features/demo/demo-bank.ts'
import type { DemoMails } from '#features/demo/repository.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import type { Deps } from '#features/deps.ts'
import { limits } from './limits.ts'
import type { Secrets } from './secrets.ts'
import { proofOf } from './shop-proof.ts'
import type { Config } from '#platform/config/config.ts'
import type { AccessLog } from '#platform/http/pipeline/access-log.ts'
import type { CallLimit } from '#platform/http/pipeline/call-limit.ts'
import type { RateLimit } from '#platform/http/pipeline/rate-limit.ts'
import { type Api, type ApiDependencies, createApi } from '#platform/http/server/api.ts'
import { affiliateEndpoints } from '#features/partners/routes.ts'
import { authEndpoints } from '#features/sessions/routes.ts'
import type { createCallerOf } from '#features/sessions/caller-of.ts'
import { cookieNamesOf } from '#features/sessions/session-cookies.ts'
import { cartEndpoints } from '#features/carts/routes.ts'
import { consentEndpoints, visitEndpoints } from '#features/visits/routes.ts'
import { contactEndpoints, helpdeskEndpoints } from '#features/support/routes.ts'
import { countedEndpoints } from '#features/visits/funnel-counting.ts'
import { accountEndpoints, customerEndpoints, holderEndpoints } from '#features/customers/routes.ts'
import { declarationEndpoints } from '#features/declarations/routes.ts'
import { demoBankEndpoints, demoEndpoints } from '#features/demo/routes.ts'
import { domainEndpoints } from '#features/names/routes.ts'
import { invoiceEndpoints } from '#features/invoices/routes.ts'
import { paymentEndpoints } from '#features/checkout/routes.ts'
import { webhookEndpoints } from '#features/payments/payment-webhook.ts'
import { paymentStatusEndpoints } from '#features/payments/routes.ts'
import { provisioningEndpoints } from '#features/deliveries/routes.ts'
import { vatEndpoints } from '#features/vat/routes.ts'

export interface ShopApiContext {
  readonly database: Pick<Database, 'pools' | 'ready' | 'ping'>
  readonly deps: Deps
  readonly secrets: Secrets
  readonly endpoints: readonly Endpoint[]
  readonly callerOf: ReturnType<typeof createCallerOf>
  readonly accessLog: AccessLog
  /** Whether a load balancer should send requests here. */
  readonly isHealthy: () => boolean
  readonly rateLimit: RateLimit
  readonly callLimit?: CallLimit
  /** Addresses of published stylesheets, for `/api/docs`. */
  readonly stylesheets: readonly string[]
}

/** The API with these endpoints, health checks and its description. */
export function createShopApi(config: Config, context: ShopApiContext): Api {
  const { database, deps, secrets, endpoints, stylesheets, ...rest } = context
  const dependencies: ApiDependencies = {
    ...rest,
    database,
    keepReport: createReportKeeper(database.pools.background),
    proofOf: (nonce) => proofOf(secrets.auth[0] ?? '', nonce),
    log: deps.log,
    limitTable: limits,
  }
  return createApi(dependencies, config, countedEndpoints(endpoints, deps.funnel.count), {
    origin: config.publicOrigin,
    sessionCookie: cookieNamesOf(config.secure).session,
    stylesheets,
  })
}

/** All endpoints of the shop; those of the demo only if the settings enable it. */
export function shopEndpoints(
  config: Config,
  deps: Deps,
  { bankCounter, demoMails }: { readonly bankCounter: DemoBankCounter | null; readonly demoMails: DemoMails },
  authSecrets: readonly string[],
): readonly Endpoint[] {
  const settings = { ...config, authSecrets }
  return [
    ...cartEndpoints(deps),
    ...domainEndpoints(deps),
    ...authEndpoints(deps, settings),
    ...accountEndpoints(deps, settings),
    ...customerEndpoints(deps),
    ...holderEndpoints(deps),
    ...vatEndpoints(deps),
    ...paymentEndpoints(deps),
    ...paymentStatusEndpoints(deps),
    ...webhookEndpoints(deps),
    ...invoiceEndpoints(deps),
    ...provisioningEndpoints(deps),
    ...declarationEndpoints(deps),
    ...contactEndpoints(deps),
    ...helpdeskEndpoints(deps),
    ...visitEndpoints(deps, config),
    ...consentEndpoints(deps, config),
    ...affiliateEndpoints(deps),
    ...(config.demo ? demoEndpoints(demoMails) : []),
    ...(bankCounter ? demoBankEndpoints(bankCounter) : []),
  ]
}
