import { type ItemChoice, nameOfItem } from '#core/cart/cart.ts'
import type { TransferCodes } from './cart-ports.ts'
import type { AddedItem } from './cart-items.ts'
import type { PricedCart } from './priced-cart.ts'

/** As it is stored. From here on nobody reads the code, except for its owner and whoever moves the name. */
export function sealedItem<Item extends ItemChoice>(codes: TransferCodes, item: Item): Item {
  if (item.type !== 'domain' || item.parameters.transferCode === undefined) return item
  const { transferCode, ...parameters } = item.parameters
  return { ...item, parameters: { ...parameters, sealedTransferCode: codes.seal(nameOfItem(item), transferCode) } }
}

/** A code that does not open any more is none: its owner is asked again. */
export function openedItem<Item extends ItemChoice>(codes: TransferCodes, item: Item): Item {
  if (item.type !== 'domain' || item.parameters.sealedTransferCode === undefined) return item
  const { sealedTransferCode, ...parameters } = item.parameters
  const transferCode = codes.open(nameOfItem(item), sealedTransferCode)
  return { ...item, parameters: { ...parameters, ...(transferCode !== null && { transferCode }) } }
}

/** For whoever the cart is open to. */
export function openedCart(codes: TransferCodes, cart: PricedCart): PricedCart {
  return {
    ...cart,
    items: cart.items.map((item) => openedItem(codes, item)),
    noLongerSold: cart.noLongerSold.map((item) => openedItem(codes, item)),
  }
}

export function openedAnswer(codes: TransferCodes, { item, cart }: AddedItem): AddedItem {
  return { item: openedItem(codes, item), cart: openedCart(codes, cart) }
}
