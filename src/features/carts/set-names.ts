import { type DomainParameters, nameOfItem, withoutRegistration } from '#core/cart/cart.ts'
import { dnsChoiceOf, type TypedDns } from '#core/names/name-servers.ts'
import { fail, type Failure, ok } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Deps } from '#features/deps.ts'
import type { StoredCart, StoredItem } from './items-repository.ts'
import { type PricedCart, pricedCartFor } from './priced-cart.ts'

/** The registration of a name in the cart, as it was typed. */
export interface NameSetting extends TypedDns {
  readonly itemId: string
  /** null: the customer is the holder */
  readonly holderId: string | null
}

interface PathFailure {
  readonly path: string
  readonly code: string
}

export type RefusedSettings =
  | Failure<'login_required' | 'not_found'>
  | (Failure<'validation_failed'> & { readonly faults: readonly PathFailure[] })

interface Accepted<Value> {
  readonly ok: true
  readonly value: Value
}

/** Sets holder and DNS of names in the cart. Whether the register accepts the holder is checked before payment. */
export async function setNames(
  deps: Deps,
  caller: Caller,
  cartId: string,
  settings: readonly NameSetting[],
): Promise<Accepted<PricedCart> | RefusedSettings> {
  if (caller.customerId === null) return fail('login_required')
  const stored = await deps.transaction(async ({ carts }): Promise<Accepted<StoredCart> | RefusedSettings> => {
    const [cart] = await carts.lock([cartId])
    if (!cart || cart.customerId !== caller.customerId) return fail('not_found')
    const { items, faults } = changedItems(cart, settings)
    if (faults.length > 0) return { ...fail('validation_failed'), faults }
    await carts.setParameters(cartId, items)
    return ok({ ...cart, items: cart.items.map((item) => items.find(({ id }) => id === item.id) ?? item) })
  })
  return stored.ok ? ok(await pricedCartFor(deps, caller, stored.value)) : stored
}

function changedItems(cart: StoredCart, settings: readonly NameSetting[]) {
  const faults: PathFailure[] = []
  const items: StoredItem[] = []
  for (const [index, { itemId, holderId, ...typed }] of settings.entries()) {
    const item = cart.items.find(({ id }) => id === itemId)
    if (item?.type !== 'domain') {
      faults.push({ path: `names.${index}.itemId`, code: 'unknown_item' })
      continue
    }
    const dns = dnsChoiceOf(nameOfItem(item), typed)
    if (!dns.ok) {
      faults.push(...dns.faults.map(({ path, code }) => ({ path: `names.${index}.${path}`, code })))
      continue
    }
    const parameters = withoutRegistration(item.parameters) as DomainParameters
    items.push({ ...item, parameters: { ...parameters, ...(holderId !== null && { holderId }), ...dns.value } })
  }
  return { items, faults }
}
