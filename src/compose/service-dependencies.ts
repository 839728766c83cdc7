import { join } from 'node:path'
import type { Pool } from 'pg'
import { createBuyerKeys } from '#adapters/buyer-keys.ts'
import { isIban, isPhoneNumber } from '#adapters/number-checks.ts'
import { createOrderSeal } from '#adapters/order-seals.ts'
import { createPasswords } from '#adapters/passwords/argon2-passwords.ts'
import type { Database } from '#adapters/postgres/connection/database.ts'
import { createCarts } from '#adapters/postgres/cart/carts.ts'
import { createCoupons } from '#adapters/postgres/cart/coupons.ts'
import { createReceipts } from '#adapters/postgres/support/contact.ts'
import { createAccountStores } from '#adapters/postgres/customers/account-stores.ts'
import { createSharedLookups } from '#adapters/postgres/names/shared-lookups.ts'
import { createVatChecks } from '#adapters/postgres/tax/vat-checks.ts'
import { createFunnel } from '#adapters/postgres/visits/funnel.ts'
import { createOrders } from '#adapters/postgres/orders/orders.ts'
import { createCommissionLedger } from '#adapters/postgres/partners/commission-ledger.ts'
import { createPartners } from '#adapters/postgres/partners/partners.ts'
import { createPayments } from '#adapters/postgres/orders/payments.ts'
import { createVisits } from '#adapters/postgres/visits/visits.ts'
import { createUnitOfWork } from '#adapters/postgres/transactions/unit-of-work.ts'
import { createVatRegister } from '#adapters/vies/vat-register.ts'
import { createTransferCodes } from '#adapters/transfer-codes.ts'
import { sourcesOf, unpublishedRate } from '#catalogue/name-sources.ts'
import type { ExternalServices } from './external-services.ts'
import type { LivePrices } from './live-prices.ts'
import { secretsOf } from './secrets.ts'
import type { Config } from '#config.ts'
import { isCommonPasswordAt } from '#domain/customers/common-passwords.ts'
import { createPapers, termsHashOf } from '#papers/create-papers.ts'
import { fontFolder } from '#papers/pdf/invoice-fonts.ts'
import { dist } from '#root.ts'
import type { AccountDependencies } from '#services/customers/account-dependencies.ts'
import { type CartDependencies, createCartDependencies } from '#services/cart/cart-dependencies.ts'
import type { VatDependencies } from '#services/tax/check-vat-number.ts'
import { type CheckoutDependencies, createCheckoutDependencies } from '#services/orders/checkout-dependencies.ts'
import { claimCart } from '#services/cart/carts.ts'
import type { CustomerDependencies } from '#services/customers/customer-details.ts'
import type { HolderDependencies } from '#services/customers/holders.ts'
import type { DeclarationDependencies } from '#services/orders/declarations/decide-declaration.ts'
import { createNameDependencies, type NameDependencies } from '#services/names/name-dependencies.ts'
import type { BookingDependencies, PartnerDependencies } from '#services/partners/partner-dependencies.ts'
import { createPaymentDependencies, type PaymentDependencies } from '#services/orders/payment-dependencies.ts'
import type { CommissionLedger } from '#services/partners/partner-ports.ts'
import type { Funnel } from '#services/visits/visit-ports.ts'
import type { Papers } from '#services/orders/order-ports.ts'
import type { DomainLookup } from '#services/names/domain-lookup-port.ts'
import type { ContactDependencies } from '#services/support/send-contact.ts'
import { createToday } from '#services/basics/today.ts'
import type { DeliveryDependencies } from '#services/orders/deliver-order.ts'
import { createFairScheduler } from '#concurrency/fair-scheduler.ts'
import { createPaymentAddresses } from '#site/payment-addresses.ts'
import { brand } from '#site/brand.ts'

/** The dependencies of all use cases, with their adapters. */
export interface ServiceDependencies {
  readonly cartDependencies: CartDependencies
  readonly nameDependencies: NameDependencies
  readonly accounts: AccountDependencies
  readonly customerDependencies: CustomerDependencies & HolderDependencies
  readonly vatDependencies: VatDependencies
  readonly checkoutDependencies: CheckoutDependencies
  readonly paymentDependencies: PaymentDependencies
  readonly deliveryDependencies: DeliveryDependencies
  readonly declarationDependencies: DeclarationDependencies
  readonly contactDependencies: ContactDependencies
  readonly partnerDependencies: PartnerDependencies & BookingDependencies & { readonly ledger: CommissionLedger }
  readonly papers: Papers
  readonly funnel: Funnel
}

export async function createServiceDependencies(
  config: Config,
  { pool, pools }: Pick<Database, 'pool' | 'pools'>,
  { viesUrl, provider, isReachable }: ExternalServices,
  {
    report,
    log,
    prices,
    isCrowded,
    isOverloaded,
  }: {
    readonly report: (error: unknown) => void
    readonly log: (line: string) => void
    readonly prices: Pick<LivePrices, 'catalogue' | 'today'>
    readonly isCrowded: () => boolean
    readonly isOverloaded: () => boolean
  },
): Promise<ServiceDependencies> {
  const today = createToday()
  const carts = createCarts(pool)
  const transaction = createUnitOfWork(pool)
  const paying = createUnitOfWork(pools.payments)
  const filingForms = createUnitOfWork(pools.forms)
  const payments = createPayments(pools.payments)
  const canProve = (country: string): boolean => checkoutDependencies.proofs.canProve(country)
  const accountStores = createAccountStores(pool, config)
  const accounts: AccountDependencies = {
    ...accountStores,
    transaction,
    passwords: createPasswords({ yieldsToOthers: config.limits, isOverloaded }),
    claimCart: async (cartId, customerId) => void (await claimCart({ carts }, cartId, customerId)),
    isCommonPassword: isCommonPasswordAt(brand.name),
    isPhoneNumber,
    today,
    canProve,
  }
  const { customers, holders, attempts } = accountStores
  const codes = createTransferCodes(secretsOf(config).auth)
  const lookup = await lookupOf(config, pools.side)
  const cartDependencies = createCartDependencies({
    carts,
    coupons: createCoupons(pool),
    transaction,
    ...prices,
    codes,
    attempts,
    lookup,
  })
  const terms = join(dist, 'site', brand.termsPath)
  const buyerKeys = createBuyerKeys(secretsOf(config).auth)
  const paymentDependencies = createPaymentDependencies({
    payments,
    orders: createOrders(pools.payments),
    transaction: paying,
    provider,
    seller: brand,
    attempts,
    buyerKeysOf: buyerKeys.of,
    alert: log,
    isCrowded,
  })
  const checkoutDependencies = createCheckoutDependencies({
    ...cartDependencies,
    transaction: paying,
    customers,
    holders,
    attempts,
    payments,
    provider,
    seal: createOrderSeal(secretsOf(config).auth),
    seller: brand,
    termsHash: await termsHashOf(terms, log),
    addressesOf: createPaymentAddresses({ publicOrigin: config.publicOrigin, isReachable }),
    syncPayment: (paymentId) => paymentDependencies.sync.unlessRecent(paymentId, 'return'),
    alert: log,
  })
  return {
    cartDependencies,
    nameDependencies: createNameDependencies({
      lookup,
      ...prices,
      turn: createFairScheduler(),
      report,
    }),
    accounts,
    customerDependencies: { customers, holders, transaction, isPhoneNumber, today, canProve },
    vatDependencies: {
      register: createVatRegister({ url: viesUrl, requester: brand.vatNumber }),
      checks: createVatChecks(pools.forms),
    },
    checkoutDependencies,
    paymentDependencies,
    deliveryDependencies: { transaction: paying, alert: log },
    funnel: createFunnel(pools.side, today),
    papers: createPapers({ fontDir: join(dist, fontFolder), terms, log }),
    partnerDependencies: {
      partners: createPartners(pools.forms),
      ledger: createCommissionLedger(pools.background),
      transaction: filingForms,
      mails: accounts.mails,
      hasPostback: config.postbackUrl !== undefined,
      accountKeysOf: buyerKeys.ofAccount,
      visits: createVisits(pools.side),
      attempts,
      isIban,
    },
    declarationDependencies: { transaction: filingForms, attempts: accounts.attempts, noticeTo: config.contactTo },
    contactDependencies: {
      transaction: filingForms,
      receipts: createReceipts(pools.forms),
      attempts,
      noticeTo: config.contactTo,
    },
  }
}

/** Only the one that is used is loaded. */
async function lookupOf(config: Config, pool: Pool): Promise<DomainLookup> {
  const { domainLookup, rdapBootstrap, nameSources, registrar } = config
  if (domainLookup === 'demo') return (await import('#demo/registry.ts')).createDemoLookup()
  const { createNameLookup } = await import('#adapters/registry/name-lookup.ts')
  return createNameLookup({
    bootstrap: rdapBootstrap,
    sourcesOf,
    defaultRate: unpublishedRate,
    isWanted: (sourceId) => nameSources.get(sourceId),
    registrar: registrar && (await import('#adapters/registrars/create-registrar.ts')).createRegistrar(registrar),
    shared: createSharedLookups(pool),
  })
}
