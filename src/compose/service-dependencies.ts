import { join } from 'node:path'
import type { Pool } from 'pg'
import { isIban, isPhoneNumber } from '#adapters/number-checks.ts'
import { createPasswords } from '#adapters/passwords/argon2-passwords.ts'
import { createCarts } from '#adapters/postgres/cart/carts.ts'
import { createContact } from '#adapters/postgres/support/contact.ts'
import { createAccountStores } from '#adapters/postgres/customers/account-stores.ts'
import { createCustomerChanges } from '#adapters/postgres/customers/details.ts'
import { createVatChecks } from '#adapters/postgres/tax/vat-checks.ts'
import { createDeliveries } from '#adapters/postgres/orders/deliveries.ts'
import { createFunnel } from '#adapters/postgres/visits/funnel.ts'
import { createOrders } from '#adapters/postgres/orders/orders.ts'
import { createPlacedOrders } from '#adapters/postgres/orders/placed-orders.ts'
import { createCommissionLedger } from '#adapters/postgres/partners/commission-ledger.ts'
import { createPartners } from '#adapters/postgres/partners/partners.ts'
import { createPayments } from '#adapters/postgres/orders/payments.ts'
import { createVisits } from '#adapters/postgres/visits/visits.ts'
import { createDeclarations } from '#adapters/postgres/orders/declarations.ts'
import { createVatRegister } from '#adapters/vies/vat-register.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { ExternalServices } from './external-services.ts'
import type { Config } from '#config.ts'
import { isCommonPasswordAt } from '#domain/customers/common-passwords.ts'
import { createPapers } from '#papers/create-papers.ts'
import { fontFolder } from '#papers/pdf/paper-fonts.ts'
import { root } from '#root.ts'
import type { AccountDependencies } from '#services/customers/account-dependencies.ts'
import { type CartDependencies, createCartDependencies } from '#services/cart/cart-dependencies.ts'
import type { VatDependencies } from '#services/tax/check-vat-number.ts'
import { type CheckoutDependencies, createCheckoutDependencies } from '#services/orders/checkout-dependencies.ts'
import { claimCart } from '#services/cart/claim-cart.ts'
import type { CustomerDependencies } from '#services/customers/customer-dependencies.ts'
import type { DeclarationDependencies } from '#services/orders/declare.ts'
import { createNameDependencies, type NameDependencies } from '#services/names/name-dependencies.ts'
import type { PartnerDependencies } from '#services/partners/partner-dependencies.ts'
import { createPaymentDependencies, type PaymentDependencies } from '#services/orders/payment-dependencies.ts'
import type { CommissionLedger } from '#services/partners/commission-ledger-port.ts'
import type { Deliveries } from '#services/orders/deliveries-port.ts'
import type { Funnel } from '#services/visits/funnel-port.ts'
import type { Papers } from '#services/orders/papers-port.ts'
import type { DomainLookup } from '#services/names/domain-lookup-port.ts'
import type { ContactDependencies } from '#services/support/send-contact.ts'
import { createToday } from '#services/basics/today.ts'
import type { DeliveryDependencies } from '#services/orders/take-provisioning-report.ts'
import { createFairScheduler } from '#concurrency/fair-scheduler.ts'
import { createPaymentAddresses } from '#site/payment-addresses.ts'
import { brand } from '#site/brand.ts'

/** The dependencies of all use cases, with their adapters. */
export interface ServiceDependencies {
  readonly cartDependencies: CartDependencies
  readonly nameDependencies: NameDependencies
  readonly accounts: AccountDependencies
  readonly customerDependencies: CustomerDependencies
  readonly vatDependencies: VatDependencies
  readonly checkoutDependencies: CheckoutDependencies
  readonly paymentDependencies: PaymentDependencies
  readonly deliveryDependencies: DeliveryDependencies & { readonly deliveries: Deliveries }
  readonly declarationDependencies: DeclarationDependencies
  readonly contactDependencies: ContactDependencies
  readonly partnerDependencies: PartnerDependencies & { readonly ledger: CommissionLedger }
  readonly papers: Papers
  readonly funnel: Funnel
}

export async function createServiceDependencies(
  config: Config,
  pool: Pool,
  { viesUrl, provider, isReachable }: ExternalServices,
  { report, log }: { readonly report: (error: unknown) => void; readonly log: (line: string) => void },
): Promise<ServiceDependencies> {
  const today = createToday()
  const carts = createCarts(pool)
  const accounts: AccountDependencies = {
    ...createAccountStores(pool, config),
    passwords: createPasswords({ yieldsToOthers: true }),
    claimCart: async (cartId, customerId) => void (await claimCart({ carts }, cartId, customerId)),
    isCommonPassword: isCommonPasswordAt(brand.name),
    isPhoneNumber,
    today,
  }
  const cartDependencies = createCartDependencies({ carts, catalogue, today })
  const lookup = await lookupOf(config)
  const orders = createOrders(pool)
  const paymentDependencies = createPaymentDependencies({
    payments: createPayments(pool),
    orders,
    placed: createPlacedOrders(pool),
    provider,
    alert: log,
  })
  return {
    cartDependencies,
    nameDependencies: createNameDependencies({
      lookup,
      catalogue,
      today,
      turn: createFairScheduler(),
      report,
    }),
    accounts,
    customerDependencies: { customers: accounts.customers, changes: createCustomerChanges(pool), isPhoneNumber, today },
    vatDependencies: {
      register: createVatRegister({ url: viesUrl, requester: brand.vatNumber }),
      checks: createVatChecks(pool),
    },
    checkoutDependencies: createCheckoutDependencies({
      ...cartDependencies,
      customers: accounts.customers,
      orders,
      provider,
      lookup,
      addressesOf: createPaymentAddresses({ publicOrigin: config.publicOrigin, isReachable }),
      look: (paymentId) => paymentDependencies.looks.unlessRecent(paymentId, 'return'),
      alert: log,
    }),
    paymentDependencies,
    deliveryDependencies: { deliveries: createDeliveries(pool), alert: log },
    funnel: createFunnel(pool, today),
    papers: createPapers({ fontDir: join(root, fontFolder), terms: join(root, 'dist/site', brand.termsPath) }),
    partnerDependencies: {
      partners: createPartners(pool),
      ledger: createCommissionLedger(pool, { hasPostback: config.postbackUrl !== undefined }),
      visits: createVisits(pool),
      attempts: accounts.attempts,
      isIban,
    },
    declarationDependencies: { declarations: createDeclarations(pool), noticeTo: config.contactTo },
    contactDependencies: { contact: createContact(pool), attempts: accounts.attempts, noticeTo: config.contactTo },
  }
}

/** Only the one that is used is loaded. */
async function lookupOf({ domainLookup, rdapBootstrap }: Config): Promise<DomainLookup> {
  if (domainLookup === 'demo') return (await import('#demo/registry.ts')).createDemoLookup()
  const { createRdapLookup } = await import('#adapters/registry/rdap-lookup.ts')
  return createRdapLookup({
    bootstrap: rdapBootstrap,
    isTrusted: (tld) => catalogue.extensions.get(tld)?.rdap === 'reliable',
  })
}
