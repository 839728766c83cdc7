import type { Pool } from 'pg'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { cancelLater } from '#adapters/postgres/orders/give-up-attempts.ts'
import { attemptColumns, attemptOf, type AttemptRow } from '#adapters/postgres/orders/order-rows.ts'
import { findSame, onlyOne, placeOrder } from '#adapters/postgres/orders/place-order.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import type { Orders } from '#services/orders/orders-port.ts'

const paidCart = `
  select paid_by from carts where id = $1 and customer_id = $2 and closed_at is not null and paid_by is not null`

const withKey = `
  select ${attemptColumns}, orders.snapshot from payments join orders on orders.id = payments.order_id
  where payments.cart_id = $1 and orders.customer_id = $2 and payments.request_key = $3`

/** The webhook may have been quicker, and know more. */
const keep = `
  update payments set
    provider_id = coalesce(payments.provider_id, $2),
    checkout_url = case when coalesce(payments.provider_id, $2) = $2 then $3 else payments.checkout_url end
  from orders where payments.id = $1 and orders.id = payments.order_id
  returning ${attemptColumns}, payments.superseded_at is not null or payments.voided_at is not null as is_given_up`

const giveUp = `
  update payments set status = $2, failure_reason = $3, settled_at = now(), look_at = null
  where id = $1 and status = 'open' and provider_id is null`

const providerCustomer = `select provider_customer_id as id from customers where id = $1`

const keepProviderCustomer = `
  update customers set provider_customer_id = $2 where id = $1 and provider_customer_id is null`

export function createOrders(pool: Pool): Orders {
  return {
    async paymentOfClosedCart(cartId, customerId) {
      const { rows } = await ask<{ paid_by: string }>(paidCart, [cartId, customerId])
      return rows[0]?.paid_by ?? null
    },

    async withKey(cartId, customerId, requestKey) {
      const { rows } = await ask<AttemptRow & { snapshot: OrderSnapshot }>(withKey, [cartId, customerId, requestKey])
      return rows[0] ? { attempt: attemptOf(rows[0]), snapshot: rows[0].snapshot } : null
    },

    underWay: (wish) => orUnavailable(findSame(pool, wish)),

    place: (placement) => inTransaction(pool, (client) => placeOrder(client, placement)),

    keep: (attemptId, { id, checkoutUrl }) =>
      inTransaction(pool, async (client) => {
        const values = [attemptId, id, checkoutUrl]
        const row = onlyOne((await client.query<AttemptRow & { is_given_up: boolean }>(keep, values)).rows)
        if (row.is_given_up) await cancelLater(client, attemptId)
        return attemptOf(row)
      }),

    async giveUp(attemptId, status, reason) {
      await ask(giveUp, [attemptId, status, reason])
    },

    async providerCustomerOf(customerId) {
      const { rows } = await ask<{ id: string | null }>(providerCustomer, [customerId])
      return rows[0]?.id ?? null
    },

    async keepProviderCustomer(customerId, providerCustomerId) {
      await ask(keepProviderCustomer, [customerId, providerCustomerId])
    },
  }

  function ask<Row extends object>(text: string, values: readonly unknown[]) {
    return orUnavailable(pool.query<Row>(text, [...values]))
  }
}
