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
  title,
} from 'valibot'
import { itemResponse } from '#features/carts/schema/cart-response.ts'
import { exactObject, paymentIdPattern } from '#platform/schema/fields.ts'
import { endReasons } from '#core/orders/order-ends.ts'
import { verificationNeeds } from '#core/orders/holder-verification.ts'
import { transferFamilies, transferSteps } from '#core/names/transfers.ts'
import { paymentStatuses } from '#core/orders/payment-status.ts'

/** Attribution that a browser stored. Any value is accepted: an invalid one is ignored and does not block paying. */
const kept = custom<unknown>(() => true)

/** The body of `POST /api/carts/{cartId}/payments`. */
export const newPayment = pipe(
  exactObject({
    paymentMethod: pipe(string(), regex(/^[a-z0-9]{1,32}$/)),
    issuer: exactOptional(nullable(pipe(string(), regex(/^[A-Za-z0-9_-]{1,64}$/)))),
    affiliateId: exactOptional(kept),
    wctId: exactOptional(kept),
    consents: exactOptional(
      exactObject({
        terms: boolean(),
        immediateStart: exactOptional(boolean()),
        /** Renewals may be charged; absent or false: they are invoiced. */
        mandate: exactOptional(boolean()),
      }),
    ),
    /** Unsuccessful payment of the same cart: its consents count if the order has not changed. */
    retryOf: exactOptional(pipe(string(), regex(paymentIdPattern))),
  }),
  title('NewPayment'),
)
export type NewPayment = InferOutput<typeof newPayment>

export const deliveryResponse = pipe(
  object({
    itemId: string(),
    type: picklist(['domain', 'hosting', 'movingService']),
    /** `move`: transfer of a domain name from another provider. */
    kind: picklist(['register', 'move', 'setUp', 'extra', 'movingService']),
    /** The delivered domain name, or the name the delivery belongs to, in Unicode. */
    name: string(),
    title: string(),
    state: picklist(['held', 'waiting', 'busy', 'done', 'failed', 'ended']),
    /** Why and after which day (ISO 8601) it ends; null: with the term of a transferred name. */
    end: exactOptional(object({ reason: picklist(endReasons), lastDay: nullable(string()) })),
    /** Why delivery has not started; null when it is not held. */
    heldFor: nullable(picklist(['email', 'withdrawal_period'])),
    /** ISO 8601. */
    heldUntil: nullable(string()),
    note: nullable(string()),
    /** Progress of a transfer, the rules that apply, and the deadline of the other side (ISO 8601). */
    transfer: exactOptional(
      object({ step: picklist(transferSteps), family: picklist(transferFamilies), until: nullable(string()) }),
    ),
    changedAt: string(),
    /** Holder details that the registry still needs, and until when the name works without them (ISO 8601). */
    needs: exactOptional(array(picklist(verificationNeeds))),
    neededBy: exactOptional(string()),
  }),
  title('Delivery'),
)
export type DeliveryResponse = InferOutput<typeof deliveryResponse>

/** Details for the customer who ordered only. Amounts in euros. */
export const ownOrderResponse = pipe(
  object({
    /** The cart to retry the payment with. */
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
        /** Holder of the name, if it is not the buyer. */
        holder: exactOptional(string()),
        /** Name servers chosen by the buyer, as A-labels. */
        nameServers: exactOptional(array(string())),
      }),
    ),
    subtotal: number(),
    discount: number(),
    /** Discount of a coupon without VAT, which is part of `discount`, and the VAT it saves. */
    coupon: exactOptional(object({ code: string(), discount: number(), vat: number() })),
    vat: number(),
    total: number(),
    /** Including VAT. */
    refunded: number(),
    vatRate: number(),
    exemption: nullable(picklist(['reverse_charge', 'outside_eu'])),
    /** Sum of all renewals, and the date of the first; null when nothing renews. */
    nextInvoice: nullable(object({ amount: number(), amountInclVat: number(), date: string() })),
    /** null until the order is paid, and if it cost nothing */
    invoiceNumber: nullable(string()),
    /** Consents given with the order; null if not asked for */
    consents: object({ terms: boolean(), immediateStart: nullable(boolean()) }),
    /** Renewals may be charged with the method of this payment. */
    mandate: boolean(),
    affiliateId: nullable(string()),
  }),
  title('OwnOrder'),
)

export const orderResponse = pipe(
  object({
    paidAt: nullable(string()),
    deliveries: array(deliveryResponse),
    own: exactOptional(ownOrderResponse),
  }),
  title('Order'),
)
export type OrderResponse = InferOutput<typeof orderResponse>

/** The response of `POST /api/carts/{cartId}/payments` and `GET /api/carts/payments/{paymentId}`. */
export const paymentResponse = pipe(
  object({
    id: string(),
    status: picklist(paymentStatuses),
    /** In euros, including VAT. */
    amount: number(),
    currency: string(),
    /** Null: the total was zero. */
    method: nullable(string()),
    /** Where to pay; null when payment has ended or was not needed. */
    checkoutUrl: nullable(string()),
    orderNumber: string(),
    /** Present when another payment had already paid the cart: this one is refunded. */
    comesBack: exactOptional(literal(true)),
    order: exactOptional(orderResponse),
  }),
  title('Payment'),
)
export type PaymentResponse = InferOutput<typeof paymentResponse>

/** The response of `GET /api/payment-methods`. */
export const paymentMethodsResponse = pipe(
  array(
    object({
      id: string(),
      name: string(),
      issuers: exactOptional(array(object({ id: string(), name: string() }))),
      /** The order has renewals, and a payment by this method can set up the mandate to charge them. */
      mandate: exactOptional(literal(true)),
    }),
  ),
  title('PaymentMethods'),
)
export type PaymentMethodsResponse = InferOutput<typeof paymentMethodsResponse>

/** Extra fields of a refusal that the page shows: the items in question, and the current prices. */
export const refusedPayment = object({
  /** `cart_already_paid`: the payment that paid it. */
  paymentId: exactOptional(string()),
  /** `domain_taken`, `premium_name`, `register_busy`: the items that cannot be ordered, or not yet. */
  itemIds: exactOptional(array(string())),
  /** `holder_incomplete`: what the register of a name wants of its holder. */
  holders: exactOptional(array(object({ itemId: string(), field: string(), code: string() }))),
  /** `price_changed`: what the items cost now. */
  items: exactOptional(array(itemResponse)),
  total: exactOptional(number()),
})
export type RefusedPayment = InferOutput<typeof refusedPayment>

/** Empty for every outcome, because an error would only make the provider repeat the webhook. */
export const webhookResponse = object({})
