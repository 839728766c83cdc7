import type { ItemChoice, PremiumPrice } from '#core/cart/cart.ts'
import { type DomainName, orderableNameOf } from '#core/names/domain-name.ts'
import type { DomainLookup, Finding } from '#platform/clients/domain-lookup.ts'
import type { CartDependencies } from './cart-dependencies.ts'

/** Counted over all processes: what a premium name costs is asked of somebody else. */
export const premiumLimits = {
  source: { name: 'premium prices source', max: 60, seconds: 600 },
} as const

type Shop = Pick<CartDependencies, 'lookup' | 'catalogue'>

/** Time for the registrar, and for a register when the registrar does not answer. */
const lookupTimeoutMs = 4000

/** What is known of a name in time. Never rejects, and never waits longer, whatever the lookup does. */
export function findingInTime(
  { lookup }: { readonly lookup: DomainLookup },
  name: DomainName,
  { over, fresh }: { readonly over?: AbortSignal; readonly fresh: boolean },
): Promise<Finding | null> {
  const timeout = AbortSignal.timeout(lookupTimeoutMs)
  const signal = over ? AbortSignal.any([over, timeout]) : timeout
  return new Promise((resolve) => {
    const giveUp = () => resolve(null)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    lookup.lookUp(name, { signal, fresh }).then(resolve, giveUp)
  })
}

/** The name that an item wants to register. */
export function nameToRegister({ catalogue }: Pick<Shop, 'catalogue'>, item: ItemChoice): DomainName | null {
  if (item.type !== 'domain' || item.priceType !== 'purchase') return null
  const name = orderableNameOf(item.parameters.sld, item.parameters.tld, catalogue)
  return name.ok ? name.value : null
}

/** Undefined: it is not premium, or nobody says what it costs. */
export function premiumPriceIn(finding: Finding | null): PremiumPrice | undefined {
  if (finding?.state !== 'premium' || finding.premium === undefined) return undefined
  const { firstYear, renewal } = finding.premium
  return { firstYear, renewal, checkedAt: finding.checkedAt }
}

export function withPremium<Item extends ItemChoice>(item: Item, premiumPrice: PremiumPrice | undefined): Item {
  if (item.type !== 'domain') return item
  const { premium: _premium, premiumPrice: _price, ...parameters } = item.parameters
  return { ...item, parameters: { ...parameters, ...(premiumPrice && { premium: true, premiumPrice }) } }
}

/**
 * What a premium name costs is asked by the server, whatever came with it. One that turns out to have the usual price is
 * no premium name any more; one of which nothing is learned has no price, and cannot be ordered.
 */
export async function withPremiumPrice<Item extends ItemChoice>(shop: Shop, item: Item): Promise<Item> {
  const name = 'premium' in item.parameters ? nameToRegister(shop, item) : null
  if (name === null) return item
  const finding = await findingInTime(shop, name, { fresh: false })
  const price = premiumPriceIn(finding)
  return price || finding?.state === 'available' ? withPremium(item, price) : item
}
