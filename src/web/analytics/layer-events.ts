import { type CartItem, discountOfItem } from '#core/cart/cart.ts'
import { type Cents, cents, centsOfEuros, divideHalfUp, eurosOf, sumOf } from '#core/money/money.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import type { OrderResponse } from '#features/payments/schema/payment.ts'

/** An item as sent to the data layer: no domain name, no customer data. Amounts in euros without VAT. */
export interface LayerItem {
  readonly item_id: string
  readonly item_category: string
  /** Billing term. */
  readonly item_variant?: string
  readonly index?: number
  readonly price?: number
  readonly discount?: number
  readonly quantity: 1
}

interface Listed {
  readonly item_list_id: string
  readonly items: readonly LayerItem[]
}
interface Valued {
  readonly currency: 'EUR'
  readonly value: number
  readonly items: readonly LayerItem[]
}

/** All events of the data layer with all their fields. */
interface EcommerceEvents {
  readonly view_item_list: Listed
  readonly select_item: Listed
  readonly view_item: { readonly items: readonly LayerItem[] }
  readonly add_to_cart: Valued
  readonly remove_from_cart: Valued
  readonly view_cart: Valued
  readonly begin_checkout: Valued
  readonly add_payment_info: Valued & { readonly payment_type: string }
  readonly purchase: Valued & { readonly transaction_id: string; readonly tax: number }
  readonly refund: { readonly transaction_id: string; readonly currency: 'EUR'; readonly value: number }
}
export type LayerEvent =
  | {
      [Name in keyof EcommerceEvents]: { readonly event: Name; readonly ecommerce: EcommerceEvents[Name] }
    }[keyof EcommerceEvents]
  | { readonly event: 'search' | 'login' | 'sign_up' }

export function listedItem(slug: string, term?: string): LayerItem {
  return { item_id: slug, item_category: familyOf(slug), ...(term && { item_variant: term }), quantity: 1 }
}

/** Products on offer with their position. */
export function listOf(id: string, items: readonly LayerItem[]): Listed {
  return { item_list_id: id, items: items.map((item, index) => ({ ...item, index })) }
}

export function valueOfItems(items: readonly CartItem[]): Valued {
  return valueOf(
    items.map((item) => {
      const discount = discountOfItem(item)
      return { ...item, price: cents(chargeOf(item.price) - discount), discount }
    }),
  )
}

/** @returns null for viewers other than the buyer, so that only the buyer's browser reports the purchase */
export function purchaseOf(orderNumber: string, order: OrderResponse): EcommerceEvents['purchase'] | null {
  if (!order.own) return null
  const { lines, vat } = order.own
  const sold = lines.map((line) => {
    const discount = centsOfEuros(line.discount) ?? cents(0)
    return { ...line, price: cents((centsOfEuros(line.price) ?? 0) - discount), discount }
  })
  return { transaction_id: orderNumber, tax: vat, ...valueOf(sold) }
}

/** @returns null for viewers other than the buyer, and if nothing was refunded */
export function refundOf(orderNumber: string, order: OrderResponse): EcommerceEvents['refund'] | null {
  if (!order.own || order.own.refunded === 0) return null
  const { refunded, total, vat } = order.own
  const [back, all, tax] = [refunded, total, vat].map((euros) => centsOfEuros(euros) ?? cents(0))
  if (back === undefined || all === undefined || tax === undefined || all === 0) return null
  return { transaction_id: orderNumber, currency: 'EUR', value: eurosOf(divideHalfUp(back * (all - tax), all)) }
}

interface Sold {
  readonly productSlug: string
  readonly priceFrequency: string | null
  readonly price: Cents
  /** Discount already subtracted from `price`. */
  readonly discount: Cents
}

function valueOf(sold: readonly Sold[]): Valued {
  return {
    currency: 'EUR',
    value: eurosOf(sumOf(sold.map(({ price }) => price))),
    items: sold.map(({ productSlug, priceFrequency, price, discount }) => ({
      ...listedItem(productSlug, priceFrequency ?? 'once'),
      price: eurosOf(price),
      discount: eurosOf(discount),
    })),
  }
}

/** `webhosting-stek` is webhosting, `domain-co.uk` is a domain. */
function familyOf(slug: string): string {
  return slug.split('-', 1)[0] ?? slug
}
