import { type DomainName, orderableNameOf } from '#domain/names/domain-name.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import type { Finding } from '#services/names/domain-lookup-port.ts'
import type { PricedItem } from '#services/cart/priced-cart.ts'

export interface UnobtainableNames {
  readonly code: 'domain_taken' | 'premium_name'
  /** The items that ask for them. */
  readonly itemIds: readonly string[]
}

const maxConcurrent = 16
const lookupTimeoutMs = 2500
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
    lookup.look(name, { signal, fresh: true }).then(({ state }) => resolve(state), giveUp)
  })
}
