import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { giveUpAttempts } from '#adapters/postgres/orders/give-up-attempts.ts'
import { attemptColumns, attemptOf, type AttemptRow, isLive } from '#adapters/postgres/orders/order-rows.ts'
import { payOrder } from '#adapters/postgres/orders/pay-order.ts'
import { fingerprintOf } from '#domain/orders/order-snapshot.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import type { Attempt, OrderWish, Placement } from '#services/orders/orders-port.ts'

/** Whoever else pays, settles or changes this cart waits. Locks go cart, order, payment: always in this order. */
const hold = `
  select from carts where id = $1 and version = $2 and customer_id = $3 and closed_at is null for update`

const keyIsUsed = `select from payments where cart_id = $1 and request_key = $2`

const sameAgain = `
  select ${attemptColumns} from payments join orders on orders.id = payments.order_id
  where payments.cart_id = $1 and orders.content_hash = $2 and orders.paid_at is null
    and payments.method is not distinct from $3 and payments.issuer is not distinct from $4 and ${isLive}`

const unpaid = `
  select id from orders where cart_id = $1 and content_hash = $2 and paid_at is null
  order by created_at desc limit 1`

const writeOrder = `
  insert into orders (customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents, affiliate_id,
    wct_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`

const writePayment = `
  with payments as (
    insert into payments (id, order_id, cart_id, method, issuer, request_key, site_locale, amount_cents,
      provider_customer_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *
  )
  select ${attemptColumns} from payments join orders on orders.id = payments.order_id`

const payNothing = `
  update payments set status = 'paid', settled_at = now(), look_at = null where id = $1`

/** Inside a transaction. Null: the cart is another one by now. */
export async function placeOrder(client: PoolClient, placement: Placement): Promise<Attempt | null> {
  const { cartId, customerId, cartVersion, requestKey } = placement
  const { rowCount } = await client.query(hold, [cartId, cartVersion, customerId])
  if (rowCount === 0) return null
  if (requestKey !== null && (await client.query(keyIsUsed, [cartId, requestKey])).rowCount !== 0) return null
  const same = await findSame(client, placement)
  if (same !== null) return same
  await giveUpAttempts(client, cartId)
  const orderId = (await findUnpaid(client, placement)) ?? (await insertOrder(client, placement))
  const attempt = await insertPayment(client, orderId, placement)
  if (attempt.amount > 0) return attempt
  await client.query(payNothing, [attempt.id])
  await payOrder(client, { orderId, paymentId: attempt.id, at: attempt.createdAt })
  return { ...attempt, status: 'paid' }
}

/** The attempt under way for the same content by the same method. */
export async function findSame(
  connection: Pick<PoolClient, 'query'>,
  { cartId, snapshot, method, issuer }: OrderWish,
): Promise<Attempt | null> {
  const values = [cartId, hashOf(snapshot), method, issuer]
  const { rows } = await connection.query<AttemptRow>(sameAgain, values)
  return rows[0] ? attemptOf(rows[0]) : null
}

async function findUnpaid(client: PoolClient, { cartId, snapshot }: Placement): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(unpaid, [cartId, hashOf(snapshot)])
  return rows[0]?.id ?? null
}

async function insertOrder(client: PoolClient, placement: Placement): Promise<string> {
  const { customerId, cartId, cartVersion, snapshot } = placement
  const { language, totals, affiliateId, wctId } = snapshot
  const wish = [customerId, cartId, cartVersion, hashOf(snapshot), snapshot, language]
  const { rows } = await client.query<{ id: string }>(writeOrder, [...wish, totals.total, affiliateId, wctId])
  return onlyOne(rows).id
}

async function insertPayment(client: PoolClient, orderId: string, placement: Placement): Promise<Attempt> {
  const { cartId, method, issuer, requestKey, siteLocale, snapshot, providerCustomerId } = placement
  const id = randomBytes(16).toString('base64url')
  const wish = [id, orderId, cartId, method, issuer, requestKey, siteLocale]
  const { rows } = await client.query<AttemptRow>(writePayment, [...wish, snapshot.totals.total, providerCustomerId])
  return attemptOf(onlyOne(rows))
}

export function onlyOne<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that writes a row wrote none')
  return row
}

function hashOf(snapshot: OrderSnapshot): string {
  return createHash('sha256').update(fingerprintOf(snapshot)).digest('base64url')
}
