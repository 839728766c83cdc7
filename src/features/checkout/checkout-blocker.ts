import { setTimeout as pause } from 'node:timers/promises'
import { takeFromSource } from '#platform/limits/rate-limits.ts'
import type { Cents } from '#core/money/money.ts'
import { type CouponProblem, netBeforeCoupon } from '#core/cart/coupon.ts'
import { type PremiumPrice, totalsOf } from '#core/cart/cart.ts'
import { premiumChangeOf } from '#core/cart/order-choice.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import { netOf } from '#core/catalogue/price.ts'
import { fail, type Failure } from '#core/result/result.ts'
import type { Deps } from '#features/deps.ts'
import { methodsFor } from './list-payment-methods.ts'
import type { OrderRequest } from '#features/payments/payment.ts'
import type { Customer } from '#core/customers/profile.ts'
import { hurryFirstMail } from '#features/customers/register.ts'
import type { PricedCart, PricedItem } from '#features/carts/priced-cart.ts'
import { openedItem } from '#features/carts/transfer-codes.ts'
import { registerFaults } from '#core/customers/holder.ts'
import { tldOfSlug } from '#core/catalogue/extension.ts'
import { holderOfLine } from '#core/orders/order-snapshot.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { Finding } from '#platform/clients/domain-lookup.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import { findingInTime, nameToRegister, premiumPriceIn, withPremium } from '#features/carts/premium-names.ts'

export type BlockerCode =
  | CouponProblem
  | 'cart_empty'
  | 'price_changed'
  | 'domain_taken'
  | 'register_busy'
  | 'premium_name'
  | 'holder_incomplete'
  | 'unknown_payment_method'
  | 'email_unconfirmed'
  | 'too_many_free_orders'

/** Why the cart cannot be ordered. */
export interface CheckoutBlocker extends Failure<BlockerCode> {
  /** Items that cannot be ordered. */
  readonly itemIds?: readonly string[]
  /** Faults of the holders of names. */
  readonly holders?: readonly RefusedHolder[]
  /** Seconds until the next try. */
  readonly seconds?: number
  /** Current prices of the changed items and the total. */
  readonly prices?: { readonly changed: readonly PricedItem[]; readonly total: Cents }
}

interface RefusedHolder {
  readonly itemId: string
  readonly field: string
  readonly code: string
}

interface Orderer {
  readonly customer: Customer
  /** Network address of the caller. */
  readonly source: string
}

/** A changed price is refused once; it counts as seen afterwards, so the next request is accepted. */
export async function checkoutBlockerOf(
  deps: Deps,
  cart: PricedCart,
  order: OrderRequest,
  orderer: Orderer,
): Promise<CheckoutBlocker | null> {
  const { id, items, totals, coupon } = cart
  if (items.length === 0) return fail('cart_empty')
  // The buyer may have seen a total with this coupon. A coupon for nothing in the cart was never part of a total.
  const problem = coupon?.problem
  if (problem !== undefined && problem !== 'coupon_not_for_cart') return fail(problem)
  const changed = items.filter(({ changedFrom }) => changedFrom !== undefined)
  if (changed.length > 0) {
    await deps.carts.seePrices(id, new Map(changed.map((item) => [item.id, { net: netBeforeCoupon(item) }])))
    const shown = changed.map((item) => openedItem(deps.codes, item))
    return { ...fail('price_changed'), prices: { changed: shown, total: totals.total } }
  }
  const holders = holderFaultsOf(order.snapshot)
  if (holders.length > 0) return { ...fail('holder_incomplete'), holders }
  const names = await checkOrderedNames(deps, items, orderer.source)
  if (names?.premiums) return changedPremiums(deps, cart, names.premiums)
  if (names !== null) return { ...fail(names.code), itemIds: names.itemIds }
  return order.method === null ? freeOrderFaultOf(deps, orderer) : methodFaultOf(deps, cart, order)
}

/** Holder details that the registries would refuse. */
function holderFaultsOf(snapshot: OrderSnapshot): readonly RefusedHolder[] {
  return snapshot.lines.flatMap((line) => {
    if (line.type !== 'domain') return []
    const { itemId, name } = line
    const holder = holderOfLine(line, snapshot)
    if (holder === null) return [{ itemId, field: 'holderId', code: 'unknown_holder' }]
    const tld = tldOfSlug(line.productSlug) ?? name
    return registerFaults(tld, holder).map(({ path, code }) => ({ itemId, field: path, code }))
  })
}

const day = 24 * 60 * 60

/** Counted across all processes. */
export const freeOrderLimits = {
  customer: { name: 'free orders customer', max: 5, seconds: day },
  source: { name: 'free orders source', max: 10, seconds: day },
} as const

/** Free orders need a verified e-mail address and are rate limited: each one still triggers provisioning. */
async function freeOrderFaultOf(
  { rateLimits, mails }: Deps,
  { customer, source }: Orderer,
): Promise<CheckoutBlocker | null> {
  if (!customer.isEmailVerified) {
    await hurryFirstMail(mails, customer.id)
    return fail('email_unconfirmed')
  }
  const seconds =
    (await rateLimits.take(freeOrderLimits.customer, customer.id)) ||
    (await takeFromSource(rateLimits, freeOrderLimits.source, source))
  return seconds > 0 ? { ...fail('too_many_free_orders'), seconds } : null
}

async function methodFaultOf(
  { methods }: Deps,
  priced: PricedCart,
  { snapshot: { totals, language: locale, buyer }, method, issuer, restrictTo }: OrderRequest,
): Promise<CheckoutBlocker | null> {
  const question = { amount: totals.total, locale, country: buyer.country, sequence: 'oneoff' } as const
  const offered = await methodsFor(methods, question, { priced, restrictTo })
  const chosen = offered.find(({ id }) => id === method)
  if (chosen === undefined) return fail('unknown_payment_method', { path: 'paymentMethod' })
  const isKnown = issuer === null || chosen.issuers.some(({ id }) => id === issuer)
  return isKnown ? null : fail('unknown_payment_method', { path: 'issuer' })
}

/** Why names of an order cannot be registered. */
interface NameFault {
  readonly code: 'domain_taken' | 'register_busy' | 'premium_name' | 'price_changed'
  readonly itemIds: readonly string[]
  /** `price_changed`: current prices of the names */
  readonly premiums?: ReadonlyMap<string, PremiumPrice | undefined>
}

const maxConcurrent = 16
const maxMs = 5000
/** The wait, once for an order, for a register that may not be asked at the moment. */
const busyMs = 1000

/**
 * Looks up names to register, without the cache. A name without an answer in time is accepted, unless the register was
 * not asked because of our own limits.
 */
export async function checkOrderedNames(
  { lookup, catalogue, now }: Pick<Deps, 'lookup' | 'catalogue' | 'now'>,
  items: readonly PricedItem[],
  source: string,
): Promise<NameFault | null> {
  const registrations = items.flatMap((item) => {
    const name = nameToRegister(catalogue, item)
    return item.type === 'domain' && name ? [{ item, name }] : []
  })
  const over = AbortSignal.timeout(maxMs)
  const taken: string[] = []
  const unasked: string[] = []
  let waited: Promise<unknown> | undefined
  const look = async (name: DomainName) => {
    const ask = () => findingInTime(lookup, name, { over, priority: 'payment', source })
    const finding = await ask()
    if (!isBusy(finding)) return finding
    await (waited ??= pause(busyMs))
    return (await ask()) ?? finding
  }
  const unpriced: string[] = []
  const premiums = new Map<string, PremiumPrice | undefined>()
  const waiting = registrations.values()
  const work = async () => {
    for (const { item, name } of waiting) {
      // The order is refused already: the rest of the rate is for others.
      if (unasked.length > 0) return
      const finding = await look(name)
      if (isBusy(finding)) unasked.push(item.id)
      const price = premiumPriceIn(finding)
      if (finding?.state === 'taken' || finding?.state === 'reserved') taken.push(item.id)
      const isKnown = finding?.state === 'available' || finding?.state === 'premium'
      const current = isKnown ? { isPremium: finding.state === 'premium', price } : null
      const change = premiumChangeOf(item.parameters, current, now())
      if (change === 'unpriced') unpriced.push(item.id)
      if (change === 'changed') premiums.set(item.id, price)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work))
  if (taken.length > 0) return { code: 'domain_taken', itemIds: taken }
  if (unasked.length > 0) return { code: 'register_busy', itemIds: unasked }
  if (unpriced.length > 0) return { code: 'premium_name', itemIds: unpriced }
  return premiums.size > 0 ? { code: 'price_changed', itemIds: [...premiums.keys()], premiums } : null
}

/** Whether a limit of our own kept the register from being asked. */
function isBusy(finding: Finding | null): boolean {
  return finding?.state === 'unknown' && finding.reason === 'busy'
}

/** Stores the new prices in the cart, as seen. */
async function changedPremiums(
  { carts, prices, today, codes }: Deps,
  { id, items, totals }: PricedCart,
  premiums: NonNullable<NameFault['premiums']>,
): Promise<CheckoutBlocker> {
  const next = items.map((item): PricedItem | null => {
    if (!premiums.has(item.id)) return item
    const { discount: _discount, discountLimit: _limit, maxYears: _max, ...choice } = item
    const repriced = withPremium(choice, premiums.get(item.id))
    const listed = prices(repriced, today())
    if (listed === null) return null
    const [before, now] = [item.renewal && chargeOf(item.renewal), listed.renewal && chargeOf(listed.renewal)]
    const renewal = before !== null && before !== now && { renewalFrom: before }
    return { ...repriced, ...listed, changedFrom: netBeforeCoupon(item), ...renewal }
  })
  const unsold = items.filter((_, index) => next[index] === null)
  if (unsold.length > 0) return { ...fail('premium_name'), itemIds: unsold.map((item) => item.id) }
  const sold = next.filter((item) => item !== null)
  const changed = sold.filter((item) => premiums.has(item.id))
  const seen = changed.map((item) => [item.id, { net: netOf(item), premium: premiums.get(item.id) ?? null }] as const)
  await carts.seePrices(id, new Map(seen))
  const { total } = totalsOf(sold, totals.vatRate)
  return { ...fail('price_changed'), prices: { changed: changed.map((item) => openedItem(codes, item)), total } }
}
