import { type CartItem, type DomainChoice, nameOfItem } from '#core/cart/cart.ts'
import { type Extension, slugOfExtension } from '#core/catalogue/extension.ts'
import { frequencyOfYears } from '#core/catalogue/frequency.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import { normalTransferCode, transferCodeFaultOf, transferFamilyOf } from '#core/names/transfers.ts'
import type { CartView } from '#web/cart/cart-store.ts'

/** A domain name that may be ordered; its id is assigned when it is added. */
export type NameChoice = Omit<DomainChoice, 'id'>

export function nameChoiceOf(
  name: DomainName,
  extension: Extension,
  priceType: 'purchase' | 'transfer',
  { code = '', isPremium = false }: { readonly code?: string; readonly isPremium?: boolean } = {},
): NameChoice {
  const { sld, tld } = name
  const typed = normalTransferCode(transferFamilyOf(tld), code)
  // An invalid transfer code is not sent: the field shows the error, and the name is added without a code.
  const transferCode = transferCodeFaultOf(transferFamilyOf(tld), typed) === null ? typed : ''
  return {
    parentId: null,
    type: 'domain',
    parameters: {
      sld,
      tld,
      ...(isPremium && { premium: true }),
      ...(priceType === 'transfer' && transferCode !== '' && { transferCode }),
    },
    productSlug: slugOfExtension(tld),
    priceType,
    priceFrequency: frequencyOfYears(extension.minYears),
  }
}

export function itemOfName(items: readonly CartItem[], name: string): (CartItem & { type: 'domain' }) | undefined {
  return items.find(
    (item): item is CartItem & { type: 'domain' } => item.type === 'domain' && nameOfItem(item) === name,
  )
}

export function placeInCart({ items, pending }: CartView, name: string): 'absent' | 'adding' | 'added' {
  const item = itemOfName(items, name)
  if (item === undefined) return 'absent'
  return pending.has(item.id) ? 'adding' : 'added'
}
