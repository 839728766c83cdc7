import type { AddedResponse, CartResponse, ItemResponse } from './cart-response.ts'
import type { CartItem, ItemChoice, Totals } from '#core/cart/cart.ts'
import type { CartCoupon } from '#core/cart/coupon.ts'
import type { Locale } from '#core/locale/locale.ts'
import { type Cents, centsOfEuros, eurosOf, percentageOf } from '#core/money/money.ts'
import type { Price } from '#core/catalogue/price.ts'

/** An item at today's price; `changedFrom`, `renewalFrom`: the prices when it was added, if different. */
export type ItemView = CartItem & { readonly changedFrom?: Cents; readonly renewalFrom?: Cents }

export interface CartView {
  readonly id: string
  readonly anonymous: boolean
  readonly items: readonly ItemView[]
  readonly noLongerSold: readonly ItemChoice[]
  readonly totals: Totals
  readonly coupon?: CartCoupon
}

type WirePrice = ItemResponse['price']

export function cartResponseOf(cart: CartView, locale: Locale): CartResponse {
  return { id: cart.id, anonymous: cart.anonymous, ...contentsOf(cart, locale) }
}

/** The contents of a cart, without its id. */
export function contentsOf(cart: Pick<CartView, 'items' | 'noLongerSold' | 'totals' | 'coupon'>, locale: Locale) {
  const { subtotal, discount, vat, total, vatRate } = cart.totals
  return {
    items: cart.items.map((item) => itemResponseOf(item, locale)),
    subtotal: eurosOf(subtotal),
    discount: eurosOf(discount),
    vat: eurosOf(vat),
    total: eurosOf(total),
    vatRate: percentageOf(vatRate),
    ...(cart.noLongerSold.length > 0 && { noLongerSold: cart.noLongerSold.map(withoutPremiumPrice) }),
    ...(cart.coupon && { coupon: { ...cart.coupon, discount: eurosOf(cart.coupon.discount) } }),
  }
}

export function addedResponseOf(
  added: { readonly item: ItemView; readonly cart: CartView },
  locale: Locale,
): AddedResponse {
  return { item: itemResponseOf(added.item, locale), cart: cartResponseOf(added.cart, locale) }
}

export function itemResponseOf(item: ItemView, locale: Locale): ItemResponse {
  const { price, discount, discounts, renewal, changedFrom, renewalFrom, ...choice } = item
  const changed = changedFrom !== undefined && {
    priceChanged: {
      from: eurosOf(changedFrom),
      ...(renewalFrom !== undefined && { renewalFrom: eurosOf(renewalFrom) }),
    },
  }
  return {
    ...withoutPremiumPrice(choice),
    price: wirePriceOf(price),
    ...(discount && { discount: wirePriceOf(discount) }),
    discounts: discounts.map(({ label, amount, maxPerCustomer: _max, ...rest }) => ({
      ...rest,
      label: label[locale],
      amount: eurosOf(amount),
    })),
    renewal: renewal && wirePriceOf(renewal),
    ...changed,
  }
}

/** The price of a premium name is in `price`, as for all items. */
function withoutPremiumPrice<Choice extends ItemChoice>(choice: Choice): Choice {
  if (choice.type !== 'domain') return choice
  const { premiumPrice: _price, ...parameters } = choice.parameters
  return { ...choice, parameters }
}

/** For the cart in the browser: amounts in cents. The response has labels in one language, used for all. */
export function cartItemOf(answer: ItemResponse): CartItem {
  const { price, discount, discounts, renewal, priceChanged: _notice, ...choice } = answer
  return {
    ...choice,
    price: priceOf(price),
    ...(discount && { discount: priceOf(discount) }),
    discounts: discounts.map(({ label, amount, ...rest }) => ({
      ...rest,
      label: { nl: label, de: label, en: label },
      amount: centsOf(amount),
    })),
    renewal: renewal && priceOf(renewal),
  }
}

function wirePriceOf({ amount, periodical }: Price): WirePrice {
  return { amount: eurosOf(amount), ...(periodical !== undefined && { periodical: eurosOf(periodical) }) }
}

function priceOf({ amount, periodical }: WirePrice): Price {
  return { amount: centsOf(amount), ...(periodical !== undefined && { periodical: centsOf(periodical) }) }
}

function centsOf(euros: number): Cents {
  const amount = centsOfEuros(euros)
  if (amount === null) throw new RangeError(`not an amount in euros: ${euros}`)
  return amount
}
