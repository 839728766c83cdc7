import { join } from 'node:path'
import { isInvoiceSignature } from '#adapters/invoice-signatures.ts'
import { createReportKeeper } from '#adapters/postgres/browser-reports.ts'
import type { Database } from '#adapters/postgres/database.ts'
import { createArticleFeedback } from '#adapters/postgres/helpdesk/article-feedback.ts'
import { createInvoices } from '#adapters/postgres/invoices/invoices.ts'
import { createDemoMails } from '#adapters/postgres/mails/demo-mails.ts'
import { createCookieChoices } from '#adapters/postgres/visits/cookie-choices.ts'
import { createVisits } from '#adapters/postgres/visits/visits.ts'
import { isOutage } from '#adapters/postgres/outage.ts'
import type { Departments } from '#compose/departments.ts'
import type { OutsideWorld } from '#compose/outside-world.ts'
import type { Secrets } from '#compose/secrets.ts'
import type { Config } from '#config.ts'
import type { AccessLog } from '#http/access-log.ts'
import { type Api, createApi } from '#http/api.ts'
import { affiliateCalls } from '#http/affiliate-calls.ts'
import { authCalls } from '#http/auth/auth-calls.ts'
import { createCallerOf } from '#http/auth/caller-of.ts'
import { cartCalls } from '#http/cart-calls.ts'
import { consentCalls } from '#http/consent-calls.ts'
import { contactCalls } from '#http/contact-calls.ts'
import { countedCalls } from '#http/counted-calls.ts'
import { customerCalls } from '#http/customer-calls.ts'
import { declarationCalls } from '#http/declaration-calls.ts'
import { demoBankCalls } from '#http/demo-bank-calls.ts'
import { demoCalls } from '#http/demo-calls.ts'
import { domainCalls } from '#http/domain-calls.ts'
import { loadArticlePaths } from '#http/article-paths.ts'
import { helpdeskCalls } from '#http/helpdesk-calls.ts'
import { invoiceCalls } from '#http/invoice-calls.ts'
import { paymentCalls } from '#http/payment-calls.ts'
import { paymentStatusCalls } from '#http/payment-status-calls.ts'
import { provisioningCalls } from '#http/provisioning-calls.ts'
import { vatCalls } from '#http/vat-calls.ts'
import { visitCalls } from '#http/visit-calls.ts'
import { webhookCalls } from '#http/webhook-calls.ts'
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
