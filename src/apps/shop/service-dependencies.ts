import type { Log } from '#platform/telemetry/log.ts'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { createBuyerKeys } from '#features/customers/buyer-keys.ts'
import { isIban, isPhoneNumber } from '#platform/clients/number-checks.ts'
import { createOrderSeal } from '#features/payments/sealed-order.ts'
import { createPasswords } from '#features/customers/argon2-passwords.ts'
import type { Database } from '#platform/db/database.ts'
import { createCarts } from '#features/carts/repository.ts'
import { createCoupons } from '#features/coupons/coupons.ts'
import { createReceipts } from '#features/support/repository.ts'
import { createAccountStores, type AccountDependencies } from '#features/customers/accounts.ts'
import { createSharedLookups } from '#features/names/repository.ts'
import { createVatChecks } from '#features/vat/repository.ts'
import { createFunnel, createVisits, type Funnel } from '#features/visits/repository.ts'
import { createPlacedOrders } from '#features/payments/read-payment.ts'
import { createCommissionLedger } from '#features/partners/commission-ledger.ts'
import { createPartners } from '#features/partners/repository.ts'
import { createPayments } from '#features/payments/repository.ts'
import { createUnitOfWork } from './unit-of-work.ts'
import { createVatRegister } from '#platform/clients/vies/vat-register.ts'
import { createTransferCodes } from '#features/deliveries/transfer-code-cipher.ts'
import { sourcesOf, unpublishedRate } from '#catalogue/name-sources.ts'
import type { ExternalServices } from './external-services.ts'
import type { LivePrices } from '#features/prices/live-prices.ts'
import { secretsOf } from './secrets.ts'
import type { Config } from '#platform/config/config.ts'
import { isCommonPasswordAt } from '#core/customers/common-passwords.ts'
import { createPapers, termsHashOf } from '#features/invoices/create-papers.ts'
import { fontFolder } from '#features/invoices/pdf/invoice-fonts.ts'
import { dist } from '#platform/config/root.ts'
import { type CartDependencies, createCartDependencies } from '#features/carts/cart-dependencies.ts'
import type { VatDependencies } from '#features/vat/check-vat-number.ts'
import { type CheckoutDependencies, createCheckoutDependencies } from '#features/checkout/checkout-dependencies.ts'
import { claimCart } from '#features/carts/carts.ts'
import type { CustomerDependencies } from '#features/customers/customer-details.ts'
import type { HolderDependencies } from '#features/customers/holders.ts'
import type { DeclarationDependencies } from '#features/declarations/decide-declaration.ts'
import { createNameDependencies, type NameDependencies } from '#features/names/name-dependencies.ts'
import type { BookingDependencies, PartnerDependencies } from '#features/partners/partner-dependencies.ts'
import { createPaymentDependencies, type PaymentDependencies } from '#features/payments/payment-dependencies.ts'
import type { CommissionLedger } from '#features/partners/partner-ports.ts'
import type { Papers } from '#features/invoices/create-papers.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'
import type { ContactDependencies } from '#features/support/send-contact.ts'
import { createToday } from '#platform/db/today.ts'
import type { DeliveryDependencies } from '#features/deliveries/deliver-order.ts'
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
  }: {
    readonly report: (error: unknown) => void
    readonly log: Log
    readonly prices: Pick<LivePrices, 'catalogue' | 'today'>
  },
): Promise<ServiceDependencies> {
  const today = createToday()
  const carts = createCarts(pool)
  const transaction = createUnitOfWork(pool)
  const paying = createUnitOfWork(pools.payments)
  const payments = createPayments(pools.payments)
  const canProve = (country: string): boolean => checkoutDependencies.proofs.canProve(country)
  const accountStores = createAccountStores(pool, config)
  const accounts: AccountDependencies = {
    ...accountStores,
    transaction,
    passwords: createPasswords(),
    claimCart: async (cartId, customerId) => void (await claimCart({ carts }, cartId, customerId)),
    isCommonPassword: isCommonPasswordAt(brand.name),
    isPhoneNumber,
    today,
    canProve,
  }
  const { customers, holders, rateLimits } = accountStores
  const codes = createTransferCodes(secretsOf(config).auth)
  const lookup = await lookupOf(config, pools.background)
  const cartDependencies = createCartDependencies({
    carts,
    coupons: createCoupons(pool),
    transaction,
    ...prices,
    codes,
    attempts: rateLimits,
    lookup,
  })
  const terms = join(dist, 'site', brand.termsPath)
  const buyerKeys = createBuyerKeys(secretsOf(config).auth)
  const paymentDependencies = createPaymentDependencies({
    payments,
    orders: createPlacedOrders(pools.payments),
    transaction: paying,
    provider,
    seller: brand,
    attempts: rateLimits,
    buyerKeysOf: buyerKeys.of,
    log,
  })
  const checkoutDependencies = createCheckoutDependencies({
    ...cartDependencies,
    transaction: paying,
    customers,
    holders,
    attempts: rateLimits,
    payments,
    provider,
    seal: createOrderSeal(secretsOf(config).auth),
    seller: brand,
    termsHash: await termsHashOf(terms, log),
    addressesOf: createPaymentAddresses({ publicOrigin: config.publicOrigin, isReachable }),
    syncPayment: (paymentId) => paymentDependencies.sync.syncIfStale(paymentId, 'return'),
    log,
  })
  return {
    cartDependencies,
    nameDependencies: createNameDependencies({
      lookup,
      ...prices,
      report,
    }),
    accounts,
    customerDependencies: { customers, holders, transaction, isPhoneNumber, today, canProve },
    vatDependencies: {
      register: createVatRegister({ url: viesUrl, requester: brand.vatNumber }),
      checks: createVatChecks(pool),
    },
    checkoutDependencies,
    paymentDependencies,
    deliveryDependencies: { transaction: paying, log },
    funnel: createFunnel(pools.background, today),
    papers: createPapers({ fontDir: join(dist, fontFolder), terms, log }),
    partnerDependencies: {
      partners: createPartners(pool),
      ledger: createCommissionLedger(pools.background),
      transaction,
      mails: accounts.mails,
      hasPostback: config.postbackUrl !== undefined,
      accountKeysOf: buyerKeys.ofAccount,
      visits: createVisits(pools.background),
      attempts: rateLimits,
      isIban,
    },
    declarationDependencies: { transaction, attempts: rateLimits, noticeTo: config.contactTo },
    contactDependencies: {
      transaction,
      receipts: createReceipts(pool),
      rateLimits,
      noticeTo: config.contactTo,
    },
  }
}

/** Only the one that is used is loaded. */
async function lookupOf(config: Config, pool: Pool): Promise<DomainLookup> {
  const { domainLookup, rdapBootstrap, nameSources, registrar } = config
  if (domainLookup === 'demo') return (await import('#apps/demo/registry.ts')).createDemoLookup()
  const { createNameLookup } = await import('#platform/clients/registry/name-lookup.ts')
  return createNameLookup({
    bootstrap: rdapBootstrap,
    sourcesOf,
    defaultRate: unpublishedRate,
    isWanted: (sourceId) => nameSources.get(sourceId),
    registrar:
      registrar && (await import('#platform/clients/registrars/create-registrar.ts')).createRegistrar(registrar),
    shared: createSharedLookups(pool),
  })
}
