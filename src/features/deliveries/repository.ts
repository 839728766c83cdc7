import type { Pool, PoolClient } from 'pg'
import { deliveryKindOf } from '#core/orders/delivery.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type {
  Delivery,
  DeliveryStore,
  HeldOrder,
  OpenedLine,
  ProvisioningEvent,
  ProvisioningEvents,
  ReportedLine,
  UnfinishedDelivery,
  UnverifiedOrder,
} from './delivery-ports.ts'

/** As the index `orders_transfer_codes` says it. */
export const hasTransferCode = `
  jsonb_path_exists(snapshot, '$.lines[*].parameters ? (exists (@.transferCode) || exists (@.sealedTransferCode))')`

const read = `
  select item_id as "itemId", state, hold_reason as "heldFor", hold_until as "heldUntil", note, step,
    step_until as "stepUntil", changed_at as "changedAt", needs, needed_by as "neededBy"
  from deliveries where order_id = $1`

const unfinished = `
  select number, snapshot, array_agg(item_id) as "itemIds"
  from orders join deliveries on order_id = orders.id
  where state in ('waiting', 'busy')
  group by orders.id order by paid_at`

const open = `
  insert into deliveries (order_id, item_id, state, hold_reason, hold_until, needs, needed_by)
  select $1, line.item_id, case when line.hold_reason is null then 'waiting' else 'held' end, line.hold_reason, line.hold_until,
    string_to_array(line.needs, ' '), line.needed_by
  from unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::timestamptz[])
    as line(item_id, hold_reason, hold_until, needs, needed_by)`

const findHeld = `
  select orders.id, number, snapshot, paid_at as "paidAt", email_verified_at is not null as "isEmailVerified", evidence, now(),
    exists (
      select from order_events where order_id = orders.id and kind in ('withdrawn', 'charged_back')
    ) as "isRevoked",
    amount_cents as amount, refunded_cents as refunded
  from orders join customers on customers.id = orders.customer_id join payments on payments.id = paid_payment_id
  where orders.customer_id = $1 and exists (select from deliveries where order_id = orders.id and state = 'held')
  order by orders.id`

const lockHeld = `select item_id as "itemId" from deliveries where order_id = $1 and state = 'held' for update`

const setHold = `
  update deliveries
  set state = case when $3::text is null then 'waiting' else 'held' end, hold_reason = $3, hold_until = $4,
    needs = string_to_array($5, ' '), needed_by = $6, changed_at = now()
  where order_id = $1 and item_id = $2 and (state, hold_reason) is distinct from ('held', $3)`

const lockReported = `
  select orders.id as "orderId", state, reported_at as "reportedAt", orders.language,
    jsonb_path_query_first(snapshot, '$.lines[*] ? (@.itemId == $item)', jsonb_build_object('item', item_id))
      ->> 'name' as name,
    customers.id as "customerId", customers.email, customers.first_name as "firstName"
  from orders join deliveries on order_id = orders.id join customers on customers.id = customer_id
  where number = $1 and item_id = $2
  for no key update of deliveries`

const addReport = 'insert into provisioning_reports (id, order_id) values ($1, $2) on conflict do nothing'

const setProgress = `
  update deliveries set state = $3, note = $4, reported_at = $5, step = $6, step_until = $7, changed_at = now(),
    needs = case when $8 then string_to_array($9, ' ') else needs end,
    needed_by = case when $8 then $10 else needed_by end
  where order_id = $1 and item_id = $2`

/** Names that failed need nothing any more, and neither does who withdrew. */
const findUnverified = `
  select orders.number as "orderNumber", orders.language, customers.id as "customerId", customers.email,
    customers.first_name as "firstName", paid_payment_id as "paymentId", site_locale as "siteLocale", names.list as names
  from orders join customers on customers.id = orders.customer_id join payments on payments.id = paid_payment_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('name', line ->> 'name', 'needs', needs) order by line ->> 'name') as list
      from deliveries join jsonb_array_elements(snapshot -> 'lines') as line on line ->> 'itemId' = item_id
      where deliveries.order_id = orders.id and needed_by = $2 and needs is not null and state <> 'failed'
    ) as names
  where orders.id = $1 and names.list is not null
    and not exists (select from order_events where order_id = orders.id and kind in ('withdrawn', 'charged_back'))`

const addEvent = 'insert into provisioning_events (order_id, type, payload) values ($1, $2, $3)'

const nextEvent = `
  select id, type, created_at as "createdAt", payload as message
  from provisioning_events where order_id = $1 and sent_at is null
  order by position limit 1`

/** With it goes every code that it handed over, here and in the order. */
const markEventSent = `
  with sent as (
    update provisioning_events set sent_at = now(), payload = without_transfer_codes(payload)
    where id = $1 and sent_at is null
    returning order_id, array(select line ->> 'itemId' from jsonb_array_elements(payload -> 'lines') as line) as items
  )
  update orders set snapshot = without_transfer_codes(snapshot, items) from sent
  where orders.id = sent.order_id and ${hasTransferCode}`

/** How far the lines of an order are, in no order: that of the order's lines counts. */
export async function readDeliveries(connection: Pool | PoolClient, orderId: string): Promise<readonly Delivery[]> {
  return (await connection.query<Delivery>({ name: 'read_deliveries', text: read, values: [orderId] })).rows
}

/** All that was handed over and is not finished: for a demo provisioning side that stores nothing itself. */
export async function readUnfinishedDeliveries(pool: Pool): Promise<readonly UnfinishedDelivery[]> {
  interface UnfinishedOrder {
    readonly number: string
    readonly snapshot: OrderSnapshot
    readonly itemIds: readonly string[]
  }
  const { rows } = await pool.query<UnfinishedOrder>(unfinished)
  return rows.flatMap(({ number, snapshot: { lines, language, buyer }, itemIds }) =>
    lines
      .filter(({ itemId }) => itemIds.includes(itemId))
      .map((line) => {
        const { itemId, name } = line
        return { orderNumber: number, itemId, kind: deliveryKindOf(line, lines), name, language, buyer }
      }),
  )
}

export function createProvisioningEvents(pool: Pool): ProvisioningEvents {
  return {
    async next(orderId) {
      const question = { name: 'next_provisioning_event', text: nextEvent, values: [orderId] }
      const { rows } = await pool.query<ProvisioningEvent>(question)
      return rows[0] ?? null
    },

    async markSent(eventId) {
      const question = { name: 'mark_provisioning_event_sent', text: markEventSent, values: [eventId] }
      await pool.query(question)
    },
  }
}

function needsOf({ missing }: Pick<OpenedLine, 'missing'>): string | null {
  return missing?.needs.join(' ') ?? null
}

export function deliveryStore(client: PoolClient): DeliveryStore {
  return {
    async open(orderId, lines) {
      const reasons = lines.map(({ hold }) => hold?.reason ?? null)
      const ends = lines.map(({ hold }) => hold?.until ?? null)
      const missing = [lines.map((line) => needsOf(line)), lines.map((line) => line.missing?.neededBy ?? null)]
      const values = [orderId, lines.map(({ itemId }) => itemId), reasons, ends, ...missing]
      await client.query({ name: 'open_deliveries', text: open, values })
    },

    async findHeld(customerId) {
      return (await client.query<HeldOrder>(findHeld, [customerId])).rows
    },

    async lockHeld(orderId) {
      const { rows } = await client.query<{ itemId: string }>(lockHeld, [orderId])
      return new Set(rows.map(({ itemId }) => itemId))
    },

    async setHold(orderId, line) {
      const { itemId, hold, missing } = line
      const held = [hold?.reason ?? null, hold?.until ?? null]
      await client.query(setHold, [orderId, itemId, ...held, needsOf(line), missing?.neededBy ?? null])
    },

    async findUnverified(orderId, neededBy) {
      return (await client.query<UnverifiedOrder>(findUnverified, [orderId, neededBy])).rows[0] ?? null
    },

    async lockReported(orderNumber, itemId) {
      const question = { name: 'find_reported_line', text: lockReported, values: [orderNumber, itemId] }
      return (await client.query<ReportedLine>(question)).rows[0] ?? null
    },

    async addReport(reportId, orderId) {
      const question = { name: 'keep_report', text: addReport, values: [reportId, orderId] }
      return (await client.query(question)).rowCount === 1
    },

    async setProgress(orderId, { itemId, state, note, at, step, until, missing }) {
      const said = [missing !== undefined, needsOf({ missing: missing ?? null }), missing?.neededBy ?? null]
      const values = [orderId, itemId, state, note, at, step, until, ...said]
      await client.query({ name: 'count_report', text: setProgress, values })
    },

    async addEvent(orderId, type, message) {
      await client.query({ name: 'add_provisioning_event', text: addEvent, values: [orderId, type, message] })
    },
  }
}
