import { type CartItem, withoutItem } from '#domain/cart/cart.ts'
import { type MovingIntake, movingParametersOf } from '#domain/cart/moving-intake.ts'
import { renewedItemsOf } from '#web/cart/renewed-items.ts'
import type { HostedName } from '#web/order/hosting/hosted-names.ts'

/** What is told about a move. */
export interface Told {
  readonly intake: MovingIntake
  /** Null: later. */
  readonly code: string | null
}

/** Items that make way for themselves with what was told. A name takes along all that hangs under it. */
export function intakeWishesOf(
  items: readonly CartItem[],
  { name, domain, moving }: Pick<HostedName, 'name' | 'domain' | 'moving'>,
  { intake, code }: Told,
): readonly CartItem[] {
  const parameters = movingParametersOf(name, intake)
  const told = (item: CartItem): CartItem => {
    if (item.id === moving?.id && item.type === 'movingService') return { ...item, parameters }
    return item.id === domain?.id && item.type === 'domain' ? withCode(item, code) : item
  }
  const changed = [domain, moving].filter((item) => item !== undefined && isChanged(item, told(item)))
  if (domain && changed.includes(domain)) {
    const left = withoutItem(items, domain.id)
    return renewedItemsOf(items.filter((item) => !left.includes(item)).map(told))
  }
  return renewedItemsOf(changed.flatMap((item) => (item ? told(item) : [])))
}

function withCode(item: CartItem & { readonly type: 'domain' }, code: string | null): CartItem {
  const { sld, tld } = item.parameters
  return { ...item, parameters: { sld, tld, ...(code !== null && { transferCode: code.trim() }) } }
}

function isChanged(before: CartItem, after: CartItem): boolean {
  return toldWith(before) !== toldWith(after)
}

function toldWith(item: CartItem): string {
  if (item.type === 'domain') return item.parameters.transferCode ?? ''
  return item.type === 'movingService' ? JSON.stringify([item.parameters.currentProvider, item.parameters.wishes]) : ''
}
