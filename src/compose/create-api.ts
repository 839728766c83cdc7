import { join } from 'node:path'
import { isInvoiceSignature } from '#adapters/invoice-signatures.ts'
import { createReportKeeper } from '#adapters/postgres/connection/browser-reports.ts'
import type { Database } from '#adapters/postgres/connection/database.ts'
import { createArticleFeedback } from '#adapters/postgres/support/article-feedback.ts'
import { createInvoices } from '#adapters/postgres/orders/invoices.ts'
import { createDemoMails } from '#adapters/postgres/demo/demo-mails.ts'
import { createCookieChoices } from '#adapters/postgres/visits/cookie-choices.ts'
import { createVisits } from '#adapters/postgres/visits/visits.ts'
import { isOutage } from '#adapters/postgres/connection/outage.ts'
import type { Departments } from './service-dependencies.ts'
import type { OutsideWorld } from '#compose/outside-world.ts'
import type { Secrets } from '#compose/secrets.ts'
import type { Config } from '#config.ts'
import type { AccessLog } from '#http/pipeline/access-log.ts'
import { type Api, createApi } from '#http/server/api.ts'
import { affiliateCalls } from '#http/partners/affiliate-endpoints.ts'
import { authCalls } from '#http/customers/auth-endpoints.ts'
import { createCallerOf } from '#http/customers/caller-of.ts'
import { cartCalls } from '#http/cart/cart-endpoints.ts'
import { consentCalls } from '#http/visits/consent-endpoints.ts'
import { contactCalls } from '#http/support/contact-endpoints.ts'
import { countedCalls } from '#http/visits/funnel-counting.ts'
import { customerCalls } from '#http/customers/customer-endpoints.ts'
import { declarationCalls } from '#http/orders/declaration-endpoints.ts'
import { demoBankCalls } from '#http/demo/demo-bank-endpoints.ts'
import { demoCalls } from '#http/demo/demo-mail-endpoints.ts'
import { domainCalls } from '#http/names/domain-endpoints.ts'
import { loadArticlePaths } from '#http/support/article-paths.ts'
import { helpdeskCalls } from '#http/support/helpdesk-endpoints.ts'
import { invoiceCalls } from '#http/orders/invoice-endpoints.ts'
import { paymentCalls } from '#http/orders/payment-endpoints.ts'
import { paymentStatusCalls } from '#http/orders/payment-status-endpoints.ts'
import { provisioningCalls } from '#http/orders/provisioning-endpoints.ts'
import { vatCalls } from '#http/tax/vat-endpoints.ts'
import { visitCalls } from '#http/visits/visit-endpoints.ts'
import { webhookCalls } from '#http/orders/webhook-endpoints.ts'
import { root } from '#root.ts'

export interface ApiParts {
  readonly database: Database
  readonly departments: Departments
  readonly world: OutsideWorld
  readonly secrets: Secrets
  readonly accessLog: AccessLog
  /** Whether new calls should come here. */
  readonly isFit: () => boolean
  readonly log: (line: string) => void
}

/** All calls of the shop, each with the department that answers it. */
export function openApi(
  config: Config,
  { database, departments, world, secrets, accessLog, isFit, log }: ApiParts,
): Api {
  const { cartShop, nameShop, accounts, customerDesk, vatDesk, checkoutDesk, paymentDesk, declarationDesk } =
    departments
  const { pool, ready } = database
  const settings = { ...config, authSecrets: secrets.auth }
  const dependencies = {
    database: { ready, ping: async () => void (await pool.query('select 1')) },
    isOutage,
    isFit,
    keepReport: createReportKeeper(pool),
    log,
    accessLog,
    callerOf: createCallerOf(accounts, settings),
  }
  const calls = [
    ...cartCalls(cartShop),
    ...domainCalls(nameShop),
    ...authCalls(accounts, settings, log),
    ...customerCalls(customerDesk),
    ...vatCalls(vatDesk),
    ...paymentCalls(checkoutDesk),
    ...paymentStatusCalls(paymentDesk),
    ...webhookCalls(paymentDesk),
    ...invoiceCalls({
      invoices: createInvoices(pool),
      papers: departments.papers,
      isSigned: (number, signature) => isInvoiceSignature(number, signature, secrets.auth),
    }),
    ...provisioningCalls({ ...departments.deliveryDesk, seal: world.provisioning.seal }),
    ...declarationCalls(declarationDesk),
    ...contactCalls(departments.contactDesk),
    ...helpdeskCalls({ feedback: createArticleFeedback(pool) }, loadArticlePaths(join(root, 'dist'))),
    ...visitCalls({ visits: createVisits(pool) }, config),
    ...consentCalls(createCookieChoices(pool), config),
    ...affiliateCalls(departments.partnerDesk),
    ...(config.demo ? demoCalls(createDemoMails(pool)) : []),
    ...(world.bankCounter ? demoBankCalls(world.bankCounter) : []),
  ]
  return createApi(dependencies, settings, countedCalls(calls, departments.funnel.count))
}
