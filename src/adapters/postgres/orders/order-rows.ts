import type { Locale, SiteLocale } from '#domain/basics/locale.ts'
import { cents } from '#domain/money/money.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import type { Attempt } from '#services/orders/orders-port.ts'

/** At most one a cart, and the one a buyer is led to. */
export const isLive = `
  payments.status in ('open', 'pending', 'authorized')
  and payments.superseded_at is null and payments.voided_at is null`

/** What is read of an attempt, in a statement that has `payments` and `orders`. */
export const attemptColumns = `
  payments.id, payments.order_id, orders.number, payments.cart_id, payments.method, payments.issuer,
  payments.site_locale, orders.language, payments.amount_cents, payments.status, payments.provider_id,
  payments.provider_customer_id, case when ${isLive} then payments.checkout_url end as checkout_url, payments.created_at,
  payments.created_at > now() - interval '55 minutes' as is_fresh`

export interface AttemptRow {
  readonly id: string
  readonly order_id: string
  readonly number: string
  readonly cart_id: string
  readonly method: string | null
  readonly issuer: string | null
  readonly site_locale: SiteLocale
  readonly language: Locale
  readonly amount_cents: number
  readonly status: PaymentStatus
  readonly provider_id: string | null
  readonly provider_customer_id: string | null
  readonly checkout_url: string | null
  readonly created_at: Date
  readonly is_fresh: boolean
}

export function attemptOf(row: AttemptRow): Attempt {
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.number,
    cartId: row.cart_id,
    method: row.method,
    issuer: row.issuer,
    siteLocale: row.site_locale,
    language: row.language,
    amount: cents(row.amount_cents),
    status: row.status,
    providerId: row.provider_id,
    providerCustomerId: row.provider_customer_id,
    checkoutUrl: row.checkout_url,
    createdAt: row.created_at,
    isFresh: row.is_fresh,
  }
}
