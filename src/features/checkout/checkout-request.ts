import { isRepeated } from '#core/orders/repeated-request.ts'
import { type LocalizedText, type SiteLocale, siteLocaleOf } from '#core/locale/locale.ts'
import { productOf } from '#core/cart/order-choice.ts'
import { type GivenConsents, givenConsentsOf, orderSnapshotOf } from '#core/orders/order-snapshot.ts'
import type { Buyer, OrderSnapshot } from '#core/orders/order.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import { hasIssuers } from '#platform/clients/payment-provider.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { StoredHolder } from '#features/customers/holders-repository.ts'
import type { PaymentAttempt, OrderRequest } from '#features/payments/payment.ts'
import type { TaxedCart } from './list-payment-methods.ts'
import { sealedItem } from '#features/carts/transfer-codes.ts'

/** How somebody wants to pay a cart, and what they said with it. */
export interface CheckoutRequest {
  readonly cartId: string
  readonly method: string
  readonly issuer: string | null
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly reportsClick?: boolean
  readonly consents: GivenConsents
  /** An earlier attempt whose consents count, if what is ordered is the same; null: they come with the request. */
  readonly retryOf: string | null
  /** The language of the page; null: the customer's own. */
  readonly siteLocale: SiteLocale | null
  /** The caller's idempotency key, if it sent one. */
  readonly requestKey: string | null
  /** The network address it comes from. */
  readonly source: string
}

/** The request with what was said with the attempt that it repeats. Whether it is for the same order is not known yet. */
export async function withEarlierConsents(
  { payments }: Pick<CheckoutDependencies, 'payments'>,
  request: CheckoutRequest,
): Promise<CheckoutRequest> {
  const earlier = request.retryOf === null ? null : await payments.findOrdered(request.retryOf)
  if (earlier === null) return request
  const { affiliateId, wctId, consents } = earlier.snapshot
  return { ...request, affiliateId, wctId, consents: givenConsentsOf(consents) }
}

/** Who orders, and whom they may register names to. */
export interface Orderer extends Customer {
  readonly holders: readonly StoredHolder[]
}

/** The same in full: what is ordered, by whom, at which prices. */
export function orderRequestOf(
  { catalogue, codes, now, termsHash }: Pick<CheckoutDependencies, 'catalogue' | 'codes' | 'now' | 'termsHash'>,
  { holders, ...customer }: Orderer,
  { priced: { items, totals }, tax: { exemption }, restrictTo }: TaxedCart,
  request: CheckoutRequest,
): OrderRequest {
  const { cartId, affiliateId, wctId, reportsClick = false, consents, source, requestKey } = request
  const { id: customerId, language } = customer
  const siteLocale = request.siteLocale ?? siteLocaleOf(language)
  const snapshot = orderSnapshotOf({
    items: items.map((item) => sealedItem(codes, item)),
    totals,
    exemption,
    titleOf: (slug) => titleOf(catalogue, slug),
    buyer: buyerOf(customer),
    holders,
    language,
    affiliateId,
    wctId,
    consents,
    termsHash,
    siteLocale,
    at: now(),
    source,
  })
  const said = { siteLocale, requestKey, restrictTo, reportsClick }
  return { cartId, customerId, snapshot, ...said, ...methodOf(request, snapshot) }
}

/** Field by field: a field that customers get later is not part of orders before somebody decides that it should be. */
function buyerOf(customer: Customer): Buyer {
  return {
    customerId: customer.id,
    email: customer.email,
    customerType: customer.customerType,
    firstName: customer.firstName,
    lastName: customer.lastName,
    companyName: customer.companyName,
    chamberOfCommerceNumber: customer.chamberOfCommerceNumber,
    vatNumber: customer.vatNumber,
    vatState: customer.vatState,
    street: customer.street,
    houseNumber: customer.houseNumber,
    postalCode: customer.postalCode,
    city: customer.city,
    country: customer.country,
    phone: customer.phone,
  }
}

/** Whether an attempt was made for the same request. */
export function isSameRequest(request: CheckoutRequest, attempt: PaymentAttempt, snapshot: OrderSnapshot): boolean {
  return isRepeated({ ...request, ...methodOf(request, snapshot) }, attempt, snapshot)
}

/** Nothing to pay needs no method; and a method without issuers to choose from takes none. */
function methodOf(
  { method, issuer }: CheckoutRequest,
  { totals }: OrderSnapshot,
): Pick<OrderRequest, 'method' | 'issuer'> {
  if (totals.total === 0) return { method: null, issuer: null }
  return { method, issuer: hasIssuers(method) ? issuer : null }
}

function titleOf(catalogue: CheckoutDependencies['catalogue'], slug: string): LocalizedText {
  const product = productOf(catalogue, slug)
  if (product === undefined) throw new Error(`it has a price, but is not in the catalogue: ${slug}`)
  return product.title
}
