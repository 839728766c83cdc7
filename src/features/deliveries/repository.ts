import type { Pool, PoolClient } from 'pg'
import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { TransferStep } from '#core/names/transfers.ts'
import {
  type DeliveryKind,
  deliveryKindOf,
  type DeliveryState,
  type Hold,
  type HoldReason,
  type Progress,
  type Report,
} from '#core/orders/delivery.ts'
import type { HolderEvidence, VerificationNeed } from '#core/orders/holder-verification.ts'
import type { Buyer, OrderSnapshot } from '#core/orders/order.ts'
import type { OrderMessage, ProvisioningEvent, ProvisioningEventType } from '#platform/clients/provisioning.ts'

/** The progress of a line of a paid order. */
export interface Delivery {
  readonly itemId: string
  readonly state: DeliveryState
  readonly heldFor: HoldReason | null
  readonly heldUntil: Date | null
  readonly note: string | null
  /** The step a transfer has reached. */
  readonly step: TransferStep | null
  /** Deadline of the other party in a transfer. */
  readonly stepUntil: Date | null
  readonly changedAt: Date
  /** Proofs of the holder that the registry still requires, with their deadline; null if there are none */
  readonly needs: readonly VerificationNeed[] | null
  readonly neededBy: Date | null
}

export interface DeliveryReport extends Report {
  /** Stays the same when a report is sent again. */
  readonly id: string
  readonly orderNumber: string
  readonly itemId: string
  readonly note: string | null
  readonly step: TransferStep | null
  readonly until: Date | null
  /** Proofs of the holder that the registry still requires; null if none are left. Absent: unchanged. */
  readonly missing?: MissingVerification | null
}

/** A line that was handed over and is neither done nor failed. */
export interface UnfinishedDelivery {
  readonly orderNumber: string
  readonly itemId: string
  readonly kind: DeliveryKind
  readonly name: string
  /** Language of the customer. */
  readonly language: Locale
  readonly buyer: Buyer
}

/** A paid order with held lines, and the facts that decide whether they may start. */
export interface HeldOrder {
  readonly id: string
  readonly number: string
  readonly snapshot: OrderSnapshot
  readonly paidAt: Date
  readonly isEmailVerified: boolean
  /** null after the customer was erased */
  readonly evidence: HolderEvidence | null
  readonly now: Date
  /** The buyer withdrew, or the payment was charged back. */
  readonly isRevoked: boolean
  readonly amount: Cents
  readonly refunded: Cents
}

/** A line of an order, with the customer who receives e-mails about it. */
export interface ReportedLine extends Progress {
  readonly orderId: string
  readonly name: string
  readonly customerId: string
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

export interface OpenedLine {
  readonly itemId: string
  /** null if the line is handed over */
  readonly hold: Hold | null
  /** Proofs of the holder that the registry requires, if a name is handed over. */
  readonly missing: MissingVerification | null
}

export interface MissingVerification {
  readonly needs: readonly VerificationNeed[]
  readonly neededBy: Date
}

export interface UnverifiedOrder extends Pick<ReportedLine, 'customerId' | 'email' | 'firstName' | 'language'> {
  readonly orderNumber: string
  readonly paymentId: string
  readonly siteLocale: SiteLocale
  readonly names: readonly { readonly name: string; readonly needs: readonly VerificationNeed[] }[]
}

/** Must be the condition of the index `orders_transfer_codes`. */
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

/** Skips failed names, and orders that were withdrawn or charged back. */
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

/** Also deletes every transfer code that the event handed over, here and in the order. */
const markEventSent = `
  with sent as (
    update provisioning_events set sent_at = now(), payload = without_transfer_codes(payload)
    where id = $1 and sent_at is null
    returning order_id, array(select line ->> 'itemId' from jsonb_array_elements(payload -> 'lines') as line) as items
  )
  update orders set snapshot = without_transfer_codes(snapshot, items) from sent
  where orders.id = sent.order_id and ${hasTransferCode}`

/** Reads the deliveries of an order in no particular order: the lines of the order decide theirs. */
export async function readDeliveries(connection: Pool | PoolClient, orderId: string): Promise<readonly Delivery[]> {
  return (await connection.query<Delivery>({ name: 'read_deliveries', text: read, values: [orderId] })).rows
}

/** Reads all lines that were handed over and are not finished, for a demo provisioning side that stores nothing itself. */
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

export type ProvisioningEvents = ReturnType<typeof createProvisioningEvents>

/** Reads the events that the provisioning side has not received yet. */
export function createProvisioningEvents(pool: Pool) {
  return {
    /** @returns the oldest unsent event of an order, because events are sent in sequence */
    async next(orderId: string): Promise<ProvisioningEvent | null> {
      const statement = { name: 'next_provisioning_event', text: nextEvent, values: [orderId] }
      return (await pool.query<ProvisioningEvent>(statement)).rows[0] ?? null
    },

    async markSent(eventId: string): Promise<void> {
      await pool.query({ name: 'mark_provisioning_event_sent', text: markEventSent, values: [eventId] })
    },
  }
}

function needsOf({ missing }: Pick<OpenedLine, 'missing'>): string | null {
  return missing?.needs.join(' ') ?? null
}

export type DeliveryStore = ReturnType<typeof deliveryStore>

/** Reads and writes deliveries inside a transaction. */
export function deliveryStore(client: PoolClient) {
  return {
    async open(orderId: string, lines: readonly OpenedLine[]): Promise<void> {
      const reasons = lines.map(({ hold }) => hold?.reason ?? null)
      const ends = lines.map(({ hold }) => hold?.until ?? null)
      const missing = [lines.map((line) => needsOf(line)), lines.map((line) => line.missing?.neededBy ?? null)]
      const values = [orderId, lines.map(({ itemId }) => itemId), reasons, ends, ...missing]
      await client.query({ name: 'open_deliveries', text: open, values })
    },

    /** @returns the orders of a customer with held lines */
    async findHeld(customerId: string): Promise<readonly HeldOrder[]> {
      return (await client.query<HeldOrder>(findHeld, [customerId])).rows
    },

    /** Locks the held items of an order. A concurrent transaction waits, and then finds none held. */
    async lockHeld(orderId: string): Promise<ReadonlySet<string>> {
      const { rows } = await client.query<{ itemId: string }>(lockHeld, [orderId])
      return new Set(rows.map(({ itemId }) => itemId))
    },

    async setHold(orderId: string, line: OpenedLine): Promise<void> {
      const { itemId, hold, missing } = line
      const values = [orderId, itemId, hold?.reason ?? null, hold?.until ?? null, needsOf(line)]
      await client.query(setHold, [...values, missing?.neededBy ?? null])
    },

    /** @returns the names of an order whose holder must be verified by that deadline, or null if there are none left */
    async findUnverified(orderId: string, neededBy: Date): Promise<UnverifiedOrder | null> {
      return (await client.query<UnverifiedOrder>(findUnverified, [orderId, neededBy])).rows[0] ?? null
    },

    /** Locks a line, so that reports about it are applied one after the other. */
    async lockReported(orderNumber: string, itemId: string): Promise<ReportedLine | null> {
      const statement = { name: 'find_reported_line', text: lockReported, values: [orderNumber, itemId] }
      return (await client.query<ReportedLine>(statement)).rows[0] ?? null
    },

    /** @returns false if this report was applied before */
    async addReport(reportId: string, orderId: string): Promise<boolean> {
      const statement = { name: 'keep_report', text: addReport, values: [reportId, orderId] }
      return (await client.query(statement)).rowCount === 1
    },

    async setProgress(orderId: string, report: DeliveryReport): Promise<void> {
      const { itemId, state, note, at, step, until, missing } = report
      const needs = [missing !== undefined, needsOf({ missing: missing ?? null }), missing?.neededBy ?? null]
      const values = [orderId, itemId, state, note, at, step, until, ...needs]
      await client.query({ name: 'count_report', text: setProgress, values })
    },

    /** Adds a message for the provisioning side; a job sends it. */
    async addEvent(orderId: string, type: ProvisioningEventType, message: OrderMessage): Promise<void> {
      await client.query({ name: 'add_provisioning_event', text: addEvent, values: [orderId, type, message] })
    },
  }
}
