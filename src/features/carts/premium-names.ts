import type { ItemChoice, PremiumPrice } from '#core/cart/cart.ts'
import { type DomainName, orderableNameOf } from '#core/names/domain-name.ts'
import type { Asker, DomainLookup, Finding } from '#platform/clients/domain-lookup.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { Deps } from '#features/deps.ts'

/** Counted over all processes: the price of a premium name comes from the registrar. */
export const premiumLimits = {
  source: { name: 'premium prices source', max: 60, seconds: 600 },
} as const

/** Includes the time for the register when the registrar does not answer. */
const lookupTimeoutMs = 4000

/** Never rejects, and never waits longer than the timeout. @returns null if nothing was learned in time */
export function findingInTime(
  lookup: DomainLookup,
  name: DomainName,
  { over, priority, source }: Asker & { readonly over?: AbortSignal },
): Promise<Finding | null> {
  const timeout = AbortSignal.timeout(lookupTimeoutMs)
  const signal = over ? AbortSignal.any([over, timeout]) : timeout
  return new Promise((resolve) => {
    const giveUp = () => resolve(null)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    lookup.lookUp(name, { signal, priority, source }).then(resolve, giveUp)
  })
}

/** @returns null unless the item registers a name */
export function nameToRegister(catalogue: Catalogue, item: ItemChoice): DomainName | null {
  if (item.type !== 'domain' || item.priceType !== 'purchase') return null
  const name = orderableNameOf(item.parameters.sld, item.parameters.tld, catalogue)
  return name.ok ? name.value : null
}

/** @returns undefined if the name is not premium, or its price is not known */
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
 * The server looks up the price of a premium name and ignores a price in the request. A name at the usual price is no
 * longer marked as premium; a name whose lookup fails has no price and cannot be ordered.
 */
export async function withPremiumPrice<Item extends ItemChoice>(deps: Deps, item: Item, asker: Asker): Promise<Item> {
  const name = 'premium' in item.parameters ? nameToRegister(deps.catalogue, item) : null
  if (name === null) return item
  const finding = await findingInTime(deps.lookup, name, asker)
  const price = premiumPriceIn(finding)
  return price || finding?.state === 'available' ? withPremium(item, price) : item
}
