import { createInvoiceLinks } from '#adapters/invoice-links.ts'
import { createCallCounts } from '#adapters/postgres/customers/call-counts.ts'
import { createReportKeeper } from '#adapters/postgres/connection/browser-reports.ts'
import type { Database } from '#adapters/postgres/connection/database.ts'
import { createArticleFeedback } from '#adapters/postgres/support/article-feedback.ts'
import { createInvoices } from '#adapters/postgres/orders/invoices.ts'
import { createDemoMails } from '#adapters/postgres/demo/demo-mails.ts'
import { createCookieChoices } from '#adapters/postgres/visits/cookie-choices.ts'
import { createVisits } from '#adapters/postgres/visits/visits.ts'
import type { ServiceDependencies } from './service-dependencies.ts'
import type { ExternalServices } from './external-services.ts'
import type { Secrets } from './secrets.ts'
import type { Config } from '#config.ts'
import type { Admission } from '#concurrency/admission.ts'
import type { AccessLog } from '#http/pipeline/access-log.ts'
import type { RateLimit } from '#http/pipeline/rate-limit.ts'
import { type Api, type ApiDependencies, createApi } from '#http/server/api.ts'
import { affiliateEndpoints } from '#http/partners/affiliate-endpoints.ts'
import { authEndpoints } from '#http/customers/session-endpoints.ts'
import { createCallerOf } from '#http/customers/caller-of.ts'
import { cartEndpoints } from '#http/cart/cart-endpoints.ts'
import { consentEndpoints } from '#http/visits/consent-endpoints.ts'
import { contactEndpoints } from '#http/support/contact-endpoints.ts'
import { countedEndpoints } from '#http/visits/funnel-counting.ts'
import { customerEndpoints, holderEndpoints } from '#http/customers/customer-endpoints.ts'
import { declarationEndpoints } from '#http/orders/declaration-endpoints.ts'
import type { PublishedPages } from '#http/orders/declared-page.ts'
import { demoBankEndpoints } from '#http/demo/demo-bank-endpoints.ts'
import { demoEndpoints } from '#http/demo/demo-mail-endpoints.ts'
import { domainEndpoints } from '#http/names/domain-endpoints.ts'
import { helpdeskEndpoints, loadArticlePaths } from '#http/support/helpdesk-endpoints.ts'
import { invoiceEndpoints } from '#http/orders/invoice-endpoints.ts'
import { paymentEndpoints } from '#http/orders/payment-endpoints.ts'
import { paymentStatusEndpoints, webhookEndpoints } from '#http/orders/payment-status-endpoints.ts'
import { provisioningEndpoints } from '#http/orders/provisioning-endpoints.ts'
import { vatEndpoints } from '#http/tax/vat-endpoints.ts'
import { visitEndpoints } from '#http/visits/visit-endpoints.ts'
import { dist } from '#root.ts'

export interface ShopApiContext {
  readonly database: Database
  readonly services: ServiceDependencies
  readonly world: ExternalServices
  readonly secrets: Secrets
  readonly accessLog: AccessLog
  /** Whether a load balancer should send requests here. */
  readonly isHealthy: () => boolean
  readonly log: (line: string) => void
  readonly rateLimit: RateLimit
  readonly admission?: Admission
  /** Published pages, for what is filled in on the server. */
  readonly pageAt: PublishedPages
}

/** All endpoints of the shop, each with the dependencies it needs. */
export function createShopApi(config: Config, context: ShopApiContext): Api {
  const { services, world, secrets, accessLog, isHealthy, log, rateLimit, admission, pageAt } = context
  const { pool, pools, ready, ping } = context.database
  const settings = { ...config, authSecrets: secrets.auth }
  const dependencies: ApiDependencies = {
    database: { ready, ping },
    isHealthy,
    keepReport: createReportKeeper(pools.side),
    log,
    accessLog,
    callerOf: createCallerOf(services.accounts, settings),
    rateLimit,
    callCounts: createCallCounts(pool),
    ...(admission && { admission }),
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
      attempts: services.accounts.attempts,
      now: () => new Date(),
    }),
    ...provisioningEndpoints({ ...services.deliveryDependencies, seal: world.provisioning.seal }),
    ...declarationEndpoints(services.declarationDependencies, pageAt),
    ...contactEndpoints(services.contactDependencies),
    ...helpdeskEndpoints({ feedback: createArticleFeedback(pools.side) }, articlePathsOf(log)),
    ...visitEndpoints({ visits: createVisits(pools.side) }, config),
    ...consentEndpoints(createCookieChoices(pools.side), config),
    ...affiliateEndpoints(services.partnerDependencies),
    ...(config.demo ? demoEndpoints(createDemoMails(pools.side)) : []),
    ...(world.bankCounter ? demoBankEndpoints(world.bankCounter) : []),
  ]
  return createApi(dependencies, settings, countedEndpoints(endpoints, services.funnel.count))
}

/** Without their list, votes on articles are refused; everything else works. */
function articlePathsOf(log: (line: string) => void): ReturnType<typeof loadArticlePaths> {
  try {
    return loadArticlePaths(dist)
  } catch (error) {
    log(`ALERT votes on articles do not work: ${error instanceof Error ? error.message : 'unknown'}`)
    return () => undefined
  }
}
