import { join } from 'node:path'
import { isCommonPasswordAt } from '#core/customers/common-passwords.ts'
import { createPriceList } from '#features/carts/priced-cart.ts'
import { createCarts } from '#features/carts/repository.ts'
import { createTransferCodes } from '#features/carts/transfer-codes.ts'
import { createCountryProofs, createMethodList } from '#features/checkout/list-payment-methods.ts'
import { createCoupons } from '#features/coupons/repository.ts'
import { createPasswords } from '#features/customers/argon2-passwords.ts'
import { createBuyerKeys } from '#features/customers/buyer-keys.ts'
import { createEmailCodes } from '#features/customers/email-codes-repository.ts'
import { createHolders } from '#features/customers/holders-repository.ts'
import { createCustomers, createTokens } from '#features/customers/repository.ts'
import type { PublishedPages } from '#features/declarations/declared-page.ts'
import type { Deps } from '#features/deps.ts'
import { mailOutbox } from '#features/emails/repository.ts'
import { createPapers, termsHashOf } from '#features/invoices/create-papers.ts'
import { createInvoiceLinks } from '#features/invoices/invoice-links.ts'
import { fontFolder } from '#features/invoices/pdf/invoice-fonts.ts'
import { createInvoices } from '#features/invoices/repository.ts'
import { createExtensionPriceList } from '#features/names/extension-price-list.ts'
import { createNumberSeries } from '#features/orders/number-series-repository.ts'
import { createCommissionLedger } from '#features/partners/ledger-repository.ts'
import { createPartners } from '#features/partners/repository.ts'
import { createPaymentComparison } from '#features/payments/comparison-repository.ts'
import { createLostPaymentAlert } from '#features/payments/lost-payments.ts'
import { createPaymentSync } from '#features/payments/payment-sync.ts'
import { unknownLimits } from '#features/payments/payment-webhook.ts'
import { createPlacedOrders } from '#features/payments/read-payment.ts'
import { createPayments } from '#features/payments/repository.ts'
import { createOrderSeal } from '#features/payments/sealed-order.ts'
import { findAtProvider, settlePayment } from '#features/payments/settle-payment.ts'
import type { LivePrices } from '#features/prices/live-prices.ts'
import { createSessions } from '#features/sessions/repository.ts'
import { createRefusalLog } from '#features/sessions/security-events-repository.ts'
import { createTransaction } from '#features/stores.ts'
import { createArticleFeedback, createReceipts } from '#features/support/repository.ts'
import { articlePathsOf } from '#features/support/routes.ts'
import { createVatChecks } from '#features/vat/repository.ts'
import { createCookieChoices, createFunnel, createVisits } from '#features/visits/repository.ts'
import { createVatRegister } from '#platform/clients/vies/vat-register.ts'
import type { Config } from '#platform/config/config.ts'
import { dist } from '#platform/config/root.ts'
import type { Database } from '#platform/db/database.ts'
import { createJobAnnouncer } from '#platform/jobs/job-listener.ts'
import { memoize } from '#platform/limits/memo.ts'
import { createRateLimits, noLimits } from '#platform/limits/rate-limits.ts'
import { createSingleFlight } from '#platform/limits/single-flight.ts'
import { brand } from '#site/brand.ts'
import { createPaymentAddresses } from '#site/payment-addresses.ts'
import type { ExternalServices } from './external-services.ts'
import type { Secrets } from './secrets.ts'
import type { ShopLog } from './shop-log.ts'

export interface DepsParts {
  readonly database: Pick<Database, 'pool' | 'pools'>
  readonly external: Pick<ExternalServices, 'lookup' | 'viesUrl' | 'provider' | 'isReachable' | 'provisioning'>
  readonly secrets: Secrets
  readonly prices: Pick<LivePrices, 'catalogue' | 'today'>
  readonly pageAt: PublishedPages
  readonly shopLog: Pick<ShopLog, 'log' | 'report'>
}

/** Builds the dependencies of all use cases over the database and the external services of this shop. */
export async function createDeps(config: Config, parts: DepsParts): Promise<Deps> {
  const { external, secrets, prices, pageAt, shopLog } = parts
  const { pool, pools } = parts.database
  const { catalogue, today } = prices
  const { lookup, provider, viesUrl, isReachable } = external
  const { log } = shopLog
  const terms = join(dist, 'site', brand.termsPath)
  const methods = createMethodList(provider)
  const rateLimits = config.limits ? createRateLimits(pool) : noLimits
  const deps: Deps = {
    ...shopLog,
    now: () => new Date(),
    today,

    catalogue,
    prices: createPriceList(catalogue),
    extensionPrices: createExtensionPriceList(catalogue, today),
    seller: brand,
    termsHash: await termsHashOf(terms, log),
    noticeTo: config.contactTo,
    hasPostback: config.postbackUrl !== undefined,
    pageAt,
    articlePathOf: articlePathsOf(dist, log),

    lookup,
    searchTimeoutMs: 8000,
    vatRegister: createVatRegister({ url: viesUrl, requester: brand.vatNumber }),
    provider,
    addressesOf: createPaymentAddresses({ publicOrigin: config.publicOrigin, isReachable }),
    methods,
    proofs: createCountryProofs(methods),

    carts: createCarts(pool),
    coupons: createCoupons(pool),
    customers: createCustomers(pool),
    holders: createHolders(pool),
    sessions: createSessions(pool),
    tokens: createTokens(pool),
    emailCodes: createEmailCodes(pool, { secret: secrets.auth[0] ?? '', rateLimits }),
    mails: mailOutbox(pool, createJobAnnouncer(pool)),
    invoices: createInvoices(pool),
    papers: createPapers({ fontDir: join(dist, fontFolder), terms, log }),
    payments: createPayments(pools.payments),
    paymentComparison: createPaymentComparison(pools.background),
    orders: createPlacedOrders(pools.payments),
    numberSeries: createNumberSeries(pools.background),
    partners: createPartners(pool),
    ledger: createCommissionLedger(pools.background),
    visits: createVisits(pools.background),
    funnel: createFunnel(pools.background, today),
    cookieChoices: createCookieChoices(pools.background),
    vatChecks: createVatChecks(pool),
    receipts: createReceipts(pool),
    feedback: createArticleFeedback(pools.background),
    rateLimits,
    refusals: createRefusalLog(pool),
    transaction: createTransaction(pool),
    payTransaction: createTransaction(pools.payments),

    passwords: createPasswords(),
    isCommonPassword: isCommonPasswordAt(brand.name),
    buyerKeys: createBuyerKeys(secrets.auth),
    codes: createTransferCodes(secrets.auth),
    seal: createOrderSeal(secrets.auth),
    invoiceLinks: createInvoiceLinks(secrets.auth),
    provisioningSeal: external.provisioning.seal,

    once: createSingleFlight(),
    sync: createPaymentSync((...settled) => settlePayment(deps, ...settled), {
      takeRequestSlot: (paymentId) => deps.payments.takeRequestSlot(paymentId),
    }),
    findAnnounced: memoize((providerId) => findAtProvider(deps, providerId), { lifetimeMs: 60_000 }),
    mayAskAboutUnknown: memoize(async () => (await deps.rateLimits.take(unknownLimits.all, '')) === 0, {
      lifetimeMs: 60_000,
    }),
    alertLost: createLostPaymentAlert(log),
  }
  return deps
}
