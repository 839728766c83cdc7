import { takeFromSource } from '#services/customers/account-dependencies.ts'
import type { Cents } from '#domain/money/money.ts'
import { netOf } from '#domain/catalogue/price.ts'
import { fail, type Failure } from '#domain/basics/result.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import { methodsHeldTo } from './list-payment-methods.ts'
import type { OrderRequest } from './payment-ports.ts'
import type { Customer } from '#services/customers/customer-ports.ts'
import type { PricedCart, PricedItem } from '#services/cart/priced-cart.ts'
import { openedItem } from '#services/cart/transfer-codes.ts'
import { registerFaults } from '#domain/customers/holder.ts'
import { tldOfSlug } from '#domain/catalogue/extension.ts'
import { holderOfLine } from '#domain/orders/order-snapshot.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import { type DomainName, orderableNameOf } from '#domain/names/domain-name.ts'
import type { Finding } from '#services/names/domain-lookup-port.ts'

export type BlockerCode =
  | 'cart_empty'
  | 'price_changed'
  | 'domain_taken'
  | 'premium_name'
  | 'holder_incomplete'
  | 'unknown_payment_method'
  | 'email_unconfirmed'
  | 'too_many_free_orders'

/** Why what the cart holds cannot be ordered like this. */
export interface CheckoutBlocker extends Failure<BlockerCode> {
  /** The items that cannot be had. */
  readonly itemIds?: readonly string[]
  /** What is wrong with the holder of which name. */
  readonly holders?: readonly RefusedHolder[]
  /** What some items cost now, and what all of them do. */
  /** Seconds until it may be tried again. */
  readonly seconds?: number
  readonly prices?: { readonly changed: readonly PricedItem[]; readonly total: Cents }
}

interface RefusedHolder {
  readonly itemId: string
  readonly field: string
  readonly code: string
}

interface Orderer {
  readonly customer: Customer
  /** The network address the request comes from. */
  readonly source: string
}

/** A changed price is refused once: it has been seen then, and the next request accepts it. */
export async function checkoutBlockerOf(
  dependencies: CheckoutDependencies,
  { id, items, totals }: PricedCart,
  order: OrderRequest,
  orderer: Orderer,
): Promise<CheckoutBlocker | null> {
  if (items.length === 0) return fail('cart_empty')
  const changed = items.filter(({ changedFrom }) => changedFrom !== undefined)
  if (changed.length > 0) {
    await dependencies.carts.seePrices(id, new Map(changed.map((item) => [item.id, netOf(item)])))
    const shown = changed.map((item) => openedItem(dependencies.codes, item))
    return { ...fail('price_changed'), prices: { changed: shown, total: totals.total } }
  }
  const holders = holderFaultsOf(order.snapshot)
  if (holders.length > 0) return { ...fail('holder_incomplete'), holders }
  const names = await checkOrderedNames(dependencies, items)
  if (names !== null) return { ...fail(names.code), itemIds: names.itemIds }
  return order.method === null ? freeOrderFaultOf(dependencies, orderer) : methodFaultOf(dependencies, order)
}

/** What registers would not take. */
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

/** Counted over all processes. What costs nothing must not cost us much either. */
export const freeOrderLimits = {
  customer: { name: 'free orders customer', max: 5, seconds: day },
  source: { name: 'free orders source', max: 10, seconds: day },
} as const

/** Whoever has something done for nothing can at least be reached, and does not have it done all day. */
async function freeOrderFaultOf(
  { attempts }: CheckoutDependencies,
  { customer, source }: Orderer,
): Promise<CheckoutBlocker | null> {
  if (!customer.isEmailVerified) return fail('email_unconfirmed')
  const seconds =
    (await attempts.take(freeOrderLimits.customer, customer.id)) ||
    (await takeFromSource(attempts, freeOrderLimits.source, source))
  return seconds > 0 ? { ...fail('too_many_free_orders'), seconds } : null
}

async function methodFaultOf(
  { methods }: CheckoutDependencies,
  { snapshot: { totals, language: locale, buyer }, method, issuer, restrictTo }: OrderRequest,
): Promise<CheckoutBlocker | null> {
  const question = { amount: totals.total, locale, country: buyer.country, sequence: 'oneoff' } as const
  const offered = await methodsHeldTo(methods, question, restrictTo)
  const chosen = offered.find(({ id }) => id === method)
  if (chosen === undefined) return fail('unknown_payment_method', { path: 'paymentMethod' })
  const isKnown = issuer === null || chosen.issuers.some(({ id }) => id === issuer)
  return isKnown ? null : fail('unknown_payment_method', { path: 'issuer' })
}

interface UnobtainableNames {
  readonly code: 'domain_taken' | 'premium_name'
  /** The items that ask for them. */
  readonly itemIds: readonly string[]
}

const maxConcurrent = 16
/** Time for the registrar, and for a register when the registrar does not answer. */
const lookupTimeoutMs = 4000
const maxMs = 5000

/** Looks up afresh what is to be registered. A name of which nothing can be learned in time is let through. */
export async function checkOrderedNames(
  dependencies: Pick<CheckoutDependencies, 'lookup' | 'catalogue'>,
  items: readonly PricedItem[],
): Promise<UnobtainableNames | null> {
  const wanted = items.flatMap((item) => namesToRegister(dependencies, item))
  const over = AbortSignal.timeout(maxMs)
  const taken: string[] = []
  const premium: string[] = []
  const waiting = wanted.values()
  const work = async () => {
    for (const { itemId, name } of waiting) {
      const state = await stateOf(dependencies, name, over)
      if (state === 'taken' || state === 'reserved') taken.push(itemId)
      if (state === 'premium') premium.push(itemId)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work))
  if (taken.length > 0) return { code: 'domain_taken', itemIds: taken }
  return premium.length > 0 ? { code: 'premium_name', itemIds: premium } : null
}

function namesToRegister(
  { catalogue }: Pick<CheckoutDependencies, 'catalogue'>,
  item: PricedItem,
): readonly { readonly itemId: string; readonly name: DomainName }[] {
  if (item.type !== 'domain' || item.priceType !== 'purchase') return []
  const name = orderableNameOf(item.parameters.sld, item.parameters.tld, catalogue)
  return name.ok ? [{ itemId: item.id, name: name.value }] : []
}

/** Never rejects, and never waits longer, whatever the lookup does. */
function stateOf(
  { lookup }: Pick<CheckoutDependencies, 'lookup'>,
  name: DomainName,
  over: AbortSignal,
): Promise<Finding['state']> {
  const signal = AbortSignal.any([over, AbortSignal.timeout(lookupTimeoutMs)])
  return new Promise((resolve) => {
    const giveUp = () => resolve('unknown')
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    lookup.lookUp(name, { signal, fresh: true }).then(({ state }) => resolve(state), giveUp)
  })
}
