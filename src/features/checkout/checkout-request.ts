import { isRepeated } from '#core/orders/repeated-request.ts'
import { type LocalizedText, type SiteLocale, siteLocaleOf } from '#core/locale/locale.ts'
import { productOf } from '#core/cart/order-choice.ts'
import { type GivenConsents, givenConsentsOf, orderSnapshotOf } from '#core/orders/order-snapshot.ts'
import type { Buyer, OrderSnapshot } from '#core/orders/order.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { StoredHolder } from '#features/customers/holders-repository.ts'
import type { PaymentAttempt, OrderRequest } from '#features/payments/payment.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { Deps } from '#features/deps.ts'
import type { TaxedCart } from './list-payment-methods.ts'
import { sealedItem } from '#features/carts/transfer-codes.ts'

/** A request to pay for a cart. */
export interface CheckoutRequest {
  readonly cartId: string
  readonly method: string
  readonly issuer: string | null
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly reportsClick?: boolean
  readonly consents: GivenConsents
  /** Earlier attempt whose consents count if the order is the same; null if the request carries them */
  readonly retryOf: string | null
  /** Language of the page; null for the customer's language */
  readonly siteLocale: SiteLocale | null
  /** Idempotency key of the caller. */
  readonly requestKey: string | null
  /** Network address of the caller. */
  readonly source: string
}

/** Copies consents and attribution of the attempt that is retried. Whether the order is the same is checked later. */
export async function withEarlierConsents({ payments }: Deps, request: CheckoutRequest): Promise<CheckoutRequest> {
  const earlier = request.retryOf === null ? null : await payments.findOrdered(request.retryOf)
  if (earlier === null) return request
  const { affiliateId, wctId, consents } = earlier.snapshot
  return { ...request, affiliateId, wctId, consents: givenConsentsOf(consents) }
}

/** The customer, with the holders they may register names to. */
export interface Orderer extends Customer {
  readonly holders: readonly StoredHolder[]
}

/** Builds the order: items, buyer and prices. */
export function orderRequestOf(
  { catalogue, codes, now, termsHash }: Deps,
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
  const { method, issuer } = methodOf(request, snapshot)
  return { cartId, customerId, snapshot, method, issuer, siteLocale, requestKey, restrictTo, reportsClick }
}

/** Field by field, so that a field added to customers does not become part of orders by accident. */
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

/** A free order has no method. */
function methodOf(
  { method, issuer }: CheckoutRequest,
  { totals }: OrderSnapshot,
): Pick<OrderRequest, 'method' | 'issuer'> {
  if (totals.total === 0) return { method: null, issuer: null }
  return { method, issuer }
}

function titleOf(catalogue: Catalogue, slug: string): LocalizedText {
  const product = productOf(catalogue, slug)
  if (product === undefined) throw new Error(`a product with a price is missing from the catalogue: ${slug}`)
  return product.title
}
