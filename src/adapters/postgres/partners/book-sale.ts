import type { PoolClient } from 'pg'
import { addJob } from '#adapters/postgres/jobs/add-job.ts'
import { addEntry, readEntries } from '#adapters/postgres/partners/entry-rows.ts'
import { commissionOf } from '#domain/partners/commission.ts'
import { approvalOf, balanceOf, entriesDue, type Sale, type SaleEvent } from '#domain/partners/commission-ledger.ts'
import { noCents } from '#domain/money/money.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import { isOwnPurchase, type PartnerDetails } from '#domain/partners/partner.ts'

/** Whoever books the same order waits until this is done. What is read after it is as it stands then. */
const hold = 'select from orders where id = $1 for no key update'

const readOrder = `
  select affiliate_id as "affiliateId", wct_id as "wctId", snapshot, email, now() as now,
    coalesce(is_paid_by_partner, false) as "isPaidByPartner"
  from orders join customers on customers.id = customer_id left join payments on payments.id = paid_by
  where orders.id = $1`

const readEvents = `
  select id, kind, amount_cents as amount, happened_at as at, counted_at is not null as "isCounted"
  from order_events where order_id = $1 order by id`
const markCounted = 'update order_events set counted_at = now() where id = any($1) and counted_at is null'

const readSale = 'select partner, commission_cents as commission from partner_sales where order_id = $1'
const partnerThen = `
  select number, email, vat_number as "vatNumber" from partners
  where number = $1 and confirmed_at <= $2 and (ended_at is null or ended_at > $2)`
const addSale = `
  insert into partner_sales (order_id, partner, commission_cents, is_own, paid_at) values ($1, $2, $3, $4, $5)`
const waitUntil = 'update partner_sales set approves_at = $2 where order_id = $1 and approves_at is distinct from $2'

interface HeldOrder {
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly snapshot: OrderSnapshot
  /** The buyer's, by now. */
  readonly email: string
  readonly isPaidByPartner: boolean
  readonly now: Date
}

type EventRow = SaleEvent & { readonly id: string; readonly isCounted: boolean }

/** All that is due of an order, in a transaction of its own: events are counted, and the entries they cause written. */
export async function bookSale(
  client: PoolClient,
  orderId: string,
  { hasPostback }: { readonly hasPostback: boolean },
): Promise<void> {
  await client.query(hold, [orderId])
  const { rows: orders } = await client.query<HeldOrder>(readOrder, [orderId])
  const { rows: events } = await client.query<EventRow>(readEvents, [orderId])
  const [order] = orders
  const paidAt = events.find(({ kind }) => kind === 'paid')?.at
  if (order && paidAt) {
    const commission = await commissionDecided(client, orderId, order, paidAt)
    if (commission !== null) {
      await bookEntries(client, orderId, saleOf(order.snapshot, events, { commission, paidAt }), order.now)
    }
    const isNews = events.some(({ isCounted }) => !isCounted)
    if (hasPostback && isNews && order.wctId !== null) {
      await addJob(client, { task: 'send_postback', payload: { orderId }, key: `postback ${orderId}` })
    }
  }
  await client.query(markCounted, [events.map(({ id }) => id)])
}

export function saleOf(
  { totals, buyer }: OrderSnapshot,
  events: readonly SaleEvent[],
  { commission = noCents, paidAt }: Pick<Sale, 'paidAt'> & Partial<Pick<Sale, 'commission'>>,
): Sale {
  return { commission, total: totals.total, customerType: buyer.customerType, paidAt, events }
}

/** Decided when the order is first looked at, and never again. Null: no partner brought it. */
async function commissionDecided(
  client: PoolClient,
  orderId: string,
  { affiliateId, snapshot, email, isPaidByPartner }: HeldOrder,
  paidAt: Date,
): Promise<Sale['commission'] | null> {
  if (affiliateId === null) return null
  const known = await client.query<Pick<Sale, 'commission'>>(readSale, [orderId])
  if (known.rows[0]) return known.rows[0].commission
  const { rows } = await client.query<Pick<PartnerDetails, 'email' | 'vatNumber'>>(partnerThen, [affiliateId, paidAt])
  const [partner] = rows
  if (partner === undefined) return null
  const { buyer, lines } = snapshot
  const isOwn = isPaidByPartner || isOwnPurchase(partner, { emails: [email, buyer.email], vatNumber: buyer.vatNumber })
  const commission = isOwn ? noCents : commissionOf(lines)
  await client.query(addSale, [orderId, affiliateId, commission, isOwn, paidAt])
  return commission
}

async function bookEntries(client: PoolClient, orderId: string, sale: Sale, now: Date): Promise<void> {
  const booked = await readEntries(client, orderId)
  const due = entriesDue(sale, booked, now)
  for (const entry of due) await addEntry(client, orderId, entry)
  const { pending } = balanceOf([...booked, ...due])
  await client.query(waitUntil, [orderId, pending > 0 ? approvalOf(sale.paidAt) : null])
}
