import type { Log } from '#platform/telemetry/log.ts'
import { createInvoiceLinks } from '#features/invoices/invoice-links.ts'
import { createReportKeeper } from '#platform/db/browser-reports.ts'
import type { Database } from '#platform/db/database.ts'
import { createArticleFeedback } from '#features/support/repository.ts'
import { createInvoices } from '#features/invoices/repository.ts'
import { createDemoMails } from '#features/demo/repository.ts'
import { createCookieChoices, createVisits } from '#features/visits/repository.ts'
import type { ServiceDependencies } from './service-dependencies.ts'
import type { ExternalServices } from './external-services.ts'
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
import { cookieNamesOf } from '#features/sessions/session-cookies.ts'
import { createCallerOf } from '#features/sessions/caller-of.ts'
import { cartEndpoints } from '#features/carts/routes.ts'
import { consentEndpoints, visitEndpoints } from '#features/visits/routes.ts'
import { contactEndpoints, helpdeskEndpoints, loadArticlePaths } from '#features/support/routes.ts'
import { countedEndpoints } from '#features/visits/funnel-counting.ts'
import { customerEndpoints, holderEndpoints } from '#features/customers/routes.ts'
import { declarationEndpoints } from '#features/declarations/routes.ts'
import type { PublishedPages } from '#features/declarations/declared-page.ts'
import { demoBankEndpoints, demoEndpoints } from '#features/demo/routes.ts'
import { domainEndpoints } from '#features/names/routes.ts'
import { invoiceEndpoints } from '#features/invoices/routes.ts'
import { paymentEndpoints } from '#features/checkout/routes.ts'
import { webhookEndpoints } from '#features/payments/payment-webhook.ts'
import { paymentStatusEndpoints } from '#features/payments/routes.ts'
import { provisioningEndpoints } from '#features/deliveries/routes.ts'
import { vatEndpoints } from '#features/vat/routes.ts'
import { dist } from '#platform/config/root.ts'

export interface ShopApiContext {
  readonly database: Database
  readonly services: ServiceDependencies
  readonly external: ExternalServices
  readonly secrets: Secrets
  readonly accessLog: AccessLog
  /** Whether a load balancer should send requests here. */
  readonly isHealthy: () => boolean
  readonly log: Log
  readonly rateLimit: RateLimit
  readonly callLimit?: CallLimit
  /** Published pages, for responses that fill them in on the server. */
  readonly pageAt: PublishedPages
  /** Addresses of published stylesheets, for `/api/docs`. */
  readonly stylesheets: readonly string[]
}

/** All endpoints of the shop, each with the dependencies it needs. */
export function createShopApi(config: Config, context: ShopApiContext): Api {
  const { services, external, secrets, accessLog, isHealthy, log, rateLimit, callLimit, pageAt, stylesheets } = context
  const { pool, pools, ready, ping } = context.database
  const settings = { ...config, authSecrets: secrets.auth }
  const dependencies: ApiDependencies = {
    database: { ready, ping },
    isHealthy,
    keepReport: createReportKeeper(pools.background),
    proofOf: (nonce) => proofOf(secrets.auth[0] ?? '', nonce),
    log,
    accessLog,
    callerOf: createCallerOf(services.accounts, settings),
    limitTable: limits,
    rateLimit,
    ...(callLimit && { callLimit }),
  }
  const endpoints = [
    ...cartEndpoints(services.cartDependencies),
    ...domainEndpoints(services.nameDependencies),
    ...authEndpoints(services.accounts, settings, log),
    ...customerEndpoints(services.customerDependencies),
    ...holderEndpoints(services.customerDependencies),
    ...vatEndpoints(services.vatDependencies),
    ...paymentEndpoints(services.checkoutDependencies),
    ...paymentStatusEndpoints(services.paymentDependencies),
    ...webhookEndpoints(services.paymentDependencies),
    ...invoiceEndpoints({
      invoices: createInvoices(pool),
      papers: services.papers,
      links: createInvoiceLinks(secrets.auth),
      transaction: services.declarationDependencies.transaction,
      attempts: services.accounts.rateLimits,
      now: () => new Date(),
    }),
    ...provisioningEndpoints({ ...services.deliveryDependencies, seal: external.provisioning.seal }),
    ...declarationEndpoints(services.declarationDependencies, pageAt),
    ...contactEndpoints(services.contactDependencies),
    ...helpdeskEndpoints({ feedback: createArticleFeedback(pools.background) }, articlePathsOf(log)),
    ...visitEndpoints({ visits: createVisits(pools.background) }, config),
    ...consentEndpoints(createCookieChoices(pools.background), config),
    ...affiliateEndpoints(services.partnerDependencies),
    ...(config.demo ? demoEndpoints(createDemoMails(pools.background)) : []),
    ...(external.bankCounter ? demoBankEndpoints(external.bankCounter) : []),
  ]
  return createApi(dependencies, settings, countedEndpoints(endpoints, services.funnel.count), {
    origin: config.publicOrigin,
    sessionCookie: cookieNamesOf(config.secure).session,
    stylesheets,
  })
}

/** Without their list, votes on articles are refused; everything else works. */
function articlePathsOf(log: Log): ReturnType<typeof loadArticlePaths> {
  try {
    return loadArticlePaths(dist)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.alert('files', 'Votes on articles are refused because their list cannot be read.', { reason })
    return () => undefined
  }
}
