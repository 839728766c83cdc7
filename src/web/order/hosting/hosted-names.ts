import { type CartItem, type DomainItem, childrenOf, nameOfItem } from '#core/cart/cart.ts'

/** A domain name with all cart items that belong to it. */
export interface HostedName {
  /** A-label form. */
  readonly name: string
  /** The registration or transfer in this cart; undefined for a name that stays elsewhere. */
  readonly domain: DomainItem | undefined
  readonly hosting: CartItem | undefined
  readonly extras: readonly CartItem[]
  readonly moving: CartItem | undefined
}

/** In the order in which the names were added to the cart. */
export function hostedNamesOf(items: readonly CartItem[]): readonly HostedName[] {
  const names = new Set(items.map(nameOfItem))
  return Array.from(names, (name) => hostedNameOf(name, items))
}

export function hostedNameOf(name: string, items: readonly CartItem[]): HostedName {
  const own = items.filter((item) => nameOfItem(item) === name)
  const domain = own.find((item) => item.type === 'domain')
  const isTop = ({ parentId }: CartItem) => parentId === null || parentId === domain?.id
  const hosting = own.find((item) => item.type === 'hosting' && isTop(item))
  return {
    name,
    domain,
    hosting,
    extras: hosting ? childrenOf<CartItem>(own, hosting.id) : [],
    moving: own.find(({ type }) => type === 'movingService'),
  }
}
