import {
  array,
  boolean,
  custom,
  exactOptional,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { itemResponse } from '#contract/cart/cart-response.ts'
import { exactObject } from '#contract/basics/fields.ts'
import { paymentStatuses } from '#domain/orders/payment-status.ts'

/** 128 random bits as base64url, made by the server. */
export const paymentIdPattern = /^[A-Za-z0-9_-]{22}$/

/** Whatever a browser kept of who sent the buyer: what is no such thing is left out, and the sale goes on. */
const kept = custom<unknown>(() => true)

/** The body of `POST /api/carts/{cartId}/payments`. */
export const newPayment = exactObject({
  paymentMethod: pipe(string(), regex(/^[a-z0-9]{1,32}$/)),
  issuer: exactOptional(nullable(pipe(string(), regex(/^[A-Za-z0-9_-]{1,64}$/)))),
  affiliateId: exactOptional(kept),
  wctId: exactOptional(kept),
  consents: exactOptional(exactObject({ terms: boolean(), immediateStart: exactOptional(boolean()) })),
})
export type NewPayment = InferOutput<typeof newPayment>

export const deliveryResponse = object({
  itemId: string(),
  type: picklist(['domain', 'hosting', 'movingService']),
  /** `move`: a name that comes from elsewhere. */
  kind: picklist(['register', 'move', 'setUp', 'extra', 'movingService']),
  /** The domain name it is or is for, as people write it. */
  name: string(),
  title: string(),
  state: picklist(['held', 'waiting', 'busy', 'done', 'failed']),
  /** Why nothing happens yet. */
  heldFor: nullable(picklist(['email', 'withdrawal_period'])),
  /** ISO 8601. */
  heldUntil: nullable(string()),
  note: nullable(string()),
  changedAt: string(),
})
export type DeliveryResponse = InferOutput<typeof deliveryResponse>

/** What the owner sees beside how it goes. Money in euros. */
export const ownOrderResponse = object({
  /** To try again with. */
  cartId: string(),
  firstName: string(),
  email: string(),
  language: picklist(['nl', 'de', 'en']),
  customerType: picklist(['private', 'business']),
  isEmailVerified: boolean(),
  lines: array(
    object({
      itemId: string(),
      parentId: nullable(string()),
      type: picklist(['domain', 'hosting', 'movingService']),
      productSlug: string(),
      name: string(),
      title: string(),
      priceType: picklist(['purchase', 'transfer', 'renewal']),
      priceFrequency: nullable(string()),
      price: number(),
      discount: number(),
      renewal: nullable(number()),
    }),
  ),
  subtotal: number(),
  discount: number(),
  vat: number(),
  total: number(),
  /** What went back, including VAT. */
  refunded: number(),
  vatRate: number(),
  exemption: nullable(picklist(['reverse_charge', 'outside_eu'])),
  /** All that comes back, and when the first of it does; null when nothing does. */
  nextInvoice: nullable(object({ amount: number(), amountInclVat: number(), date: string() })),
  /** Null until it is paid. */
  invoiceNumber: nullable(string()),
  affiliateId: nullable(string()),
})

export const orderResponse = object({
  paidAt: nullable(string()),
  deliveries: array(deliveryResponse),
  own: exactOptional(ownOrderResponse),
})
export type OrderResponse = InferOutput<typeof orderResponse>

/** The answer of `POST /api/carts/{cartId}/payments` and `GET /api/carts/payments/{paymentId}`. */
export const paymentResponse = object({
  id: string(),
  status: picklist(paymentStatuses),
  /** In euros, including VAT. */
  amount: number(),
  currency: string(),
  /** Null: there was nothing to pay. */
  method: nullable(string()),
  /** Where to pay; null when that is over, or was never needed. */
  checkoutUrl: nullable(string()),
  orderNumber: string(),
  /** There only when the money came though another payment of the cart was first: it goes back. */
  comesBack: exactOptional(literal(true)),
  order: exactOptional(orderResponse),
})
export type PaymentResponse = InferOutput<typeof paymentResponse>

/** The answer of `GET /api/payment-methods`. */
export const paymentMethodsResponse = array(
  object({
    id: string(),
    name: string(),
    issuers: exactOptional(array(object({ id: string(), name: string() }))),
  }),
)
export type PaymentMethodsResponse = InferOutput<typeof paymentMethodsResponse>

/** With a refusal whose cause the buyer should see: which items, and what the cart costs now. */
export const refusedPayment = object({
  /** `cart_already_paid`: the payment that paid it. */
  paymentId: exactOptional(string()),
  /** `domain_taken`, `premium_name`: the items that cannot be had. */
  itemIds: exactOptional(array(string())),
  /** `price_changed`: what the items cost now. */
  items: exactOptional(array(itemResponse)),
  total: exactOptional(number()),
})
export type RefusedPayment = InferOutput<typeof refusedPayment>
