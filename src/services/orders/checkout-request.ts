import { needsStartConsent } from '#domain/orders/consents.ts'
import { type LocalizedText, type SiteLocale, siteLocaleOf } from '#domain/basics/locale.ts'
import { productOf } from '#domain/cart/order-choice.ts'
import { type GivenConsents, orderSnapshotOf } from '#domain/orders/order-snapshot.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import { hasIssuers } from './payment-provider-port.ts'
import type { Customer } from '#services/customers/customers-port.ts'
import type { Attempt, OrderWish } from './orders-port.ts'
import type { PricedCart } from '#services/cart/priced-cart.ts'

/** How somebody wants to pay a cart, and what they said with it. */
export interface PaymentWish {
  readonly cartId: string
  readonly method: string
  readonly issuer: string | null
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly consents: GivenConsents
  /** The language of the page; null: the customer's own. */
  readonly siteLocale: SiteLocale | null
  /** Given by the caller, if it wants to be sure itself. */
  readonly requestKey: string | null
  /** The network address it comes from. */
  readonly source: string
}

/** The same in full: what is ordered, by whom, at which prices. */
export function orderWishOf(
  { catalogue, now }: Pick<CheckoutDependencies, 'catalogue' | 'now'>,
  customer: Customer,
  { items, totals }: PricedCart,
  wish: PaymentWish,
): OrderWish {
  const { cartId, affiliateId, wctId, consents, source, requestKey } = wish
  const { id: customerId, language, isEmailVerified: _isEmailVerified, ...details } = customer
  const siteLocale = wish.siteLocale ?? siteLocaleOf(language)
  const snapshot = orderSnapshotOf({
    items,
    totals,
    titleOf: (slug) => titleOf(catalogue, slug),
    buyer: { customerId, ...details },
    language,
    affiliateId,
    wctId,
    consents,
    siteLocale,
    at: now(),
    source,
  })
  return { cartId, customerId, snapshot, siteLocale, requestKey, ...wayToPay(wish, snapshot) }
}

/** Whether what was wished before, and led to an attempt, is what is wished now. */
export function isSameWish(wish: PaymentWish, attempt: Attempt, snapshot: OrderSnapshot): boolean {
  const { method, issuer } = wayToPay(wish, snapshot)
  const { buyer, consents } = snapshot
  const isAsked = needsStartConsent(buyer.customerType)
  return (
    method === attempt.method &&
    issuer === attempt.issuer &&
    wish.affiliateId === snapshot.affiliateId &&
    wish.wctId === snapshot.wctId &&
    wish.consents.terms === consents.terms?.isGiven &&
    (!isAsked || wish.consents.immediateStart === consents.immediateStart?.isGiven)
  )
}

/** Nothing to pay needs no way; and who has no issuers to choose from takes none. */
function wayToPay({ method, issuer }: PaymentWish, { totals }: OrderSnapshot): Pick<OrderWish, 'method' | 'issuer'> {
  if (totals.total === 0) return { method: null, issuer: null }
  return { method, issuer: hasIssuers(method) ? issuer : null }
}

function titleOf(catalogue: CheckoutDependencies['catalogue'], slug: string): LocalizedText {
  const product = productOf(catalogue, slug)
  if (product === undefined) throw new Error(`it has a price, but is not in the catalogue: ${slug}`)
  return product.title
}
