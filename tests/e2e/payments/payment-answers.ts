import type { Page } from '@playwright/test'
import type { DeliveryResponse, OrderResponse, PaymentResponse } from '#features/payments/schema/payment.ts'

type OwnOrder = NonNullable<OrderResponse['own']>

export const paymentId = 'A1b2C3d4E5f6G7h8I9j0K_'

/** A pending delivery. */
export function delivery(change: Partial<DeliveryResponse> = {}): DeliveryResponse {
  return {
    itemId: 'name',
    type: 'domain',
    kind: 'register',
    name: 'groenevingers.nl',
    title: '.nl-domeinnaam',
    state: 'waiting',
    heldFor: null,
    heldUntil: null,
    note: null,
    changedAt: '2026-11-15T10:00:00Z',
    ...change,
  }
}

export function ownOrder(change: Partial<OwnOrder> = {}): OwnOrder {
  return {
    cartId: 'c'.repeat(22),
    firstName: 'Saar',
    email: 'saar@wildetuin.nl',
    language: 'nl',
    customerType: 'private',
    isEmailVerified: true,
    lines: [],
    subtotal: 120.98,
    discount: 47,
    vat: 15.54,
    total: 89.52,
    refunded: 0,
    vatRate: 21,
    exemption: null,
    nextInvoice: { amount: 120.98, amountInclVat: 146.39, date: '2027-11-15' },
    invoiceNumber: '2026-000045',
    consents: { terms: true, immediateStart: true },
    mandate: false,
    affiliateId: null,
    ...change,
  }
}

/** A payment response, with the given part of its order. */
export function payment(change: Partial<PaymentResponse> = {}, order: Partial<OrderResponse> = {}): PaymentResponse {
  return {
    id: paymentId,
    status: 'paid',
    amount: 89.52,
    currency: 'EUR',
    method: 'ideal',
    checkoutUrl: null,
    orderNumber: '2026-000123',
    ...change,
    order: { paidAt: change.status ? null : '2026-11-15T10:00:00Z', deliveries: [], ...order },
  }
}

/** Answers payment requests in place of the shop; the answer can be changed while the page is open. */
export async function answerPayments(page: Page, first: PaymentResponse | number) {
  let said = first
  await page.route(/\/api\/carts\/payments\//, (route) =>
    typeof said === 'number'
      ? route.fulfill({ status: said, contentType: 'application/problem+json', body: `{"status":${said}}` })
      : route.fulfill({ json: said }),
  )
  return {
    say: (next: PaymentResponse | number) => {
      said = next
    },
  }
}
