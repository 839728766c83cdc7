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
import type { EndReason, OrderEnd } from '#core/orders/order-ends.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type {
  EndMessage,
  OrderMessage,
  ProvisioningEvent,
  ProvisioningEventType,
} from '#platform/clients/provisioning.ts'

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
  /** Its earliest end. */
  readonly end: DeliveryEnd | null
}

export interface DeliveryEnd {
  readonly reason: EndReason
  /** null if it ends with the term of a transferred name, which is unknown */
  readonly lastDay: IsoDate | null
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

/** An end that the provisioning side was told of and has not reported. */
export interface UnreportedEnd extends Pick<UnfinishedDelivery, 'orderNumber' | 'itemId' | 'kind' | 'name'> {
  readonly reason: EndReason
  readonly lastDay: IsoDate | null
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
  /** The provisioning side was told of its end. */
  readonly isEnding: boolean
}

export interface LockedState {
  readonly state: DeliveryState
  /** The time of the newest report. */
  readonly reportedAt: Date | null
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
    step_until as "stepUntil", changed_at as "changedAt", needs, needed_by as "neededBy", (
      select jsonb_build_object('reason', reason, 'lastDay', last_day)
      from delivery_ends as ends where ends.order_id = deliveries.order_id and ends.item_id = deliveries.item_id
      order by last_day nulls last, created_at limit 1
    ) as end
  from deliveries where order_id = $1`

const unfinished = `
  select number, snapshot, array_agg(item_id) as "itemIds"
  from orders join deliveries on order_id = orders.id
  where state in ('waiting', 'busy')
  group by orders.id order by paid_at`

const unreportedEnds = `
  select number as "orderNumber", snapshot, ends.item_id as "itemId", reason, last_day::text as "lastDay"
  from delivery_ends as ends join orders on orders.id = ends.order_id
    join deliveries on deliveries.order_id = ends.order_id and deliveries.item_id = ends.item_id
  where state <> 'ended' order by ends.created_at`

const deliveredOrder = `
  select (
      select jsonb_agg(jsonb_build_object('itemId', line ->> 'itemId', 'name', line ->> 'name', 'state', state,
        'changedAt', changed_at, 'ends', (
          select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'lastDay', last_day) order by created_at), '[]')
          from delivery_ends as ends where ends.order_id = orders.id and ends.item_id = deliveries.item_id
        )))
      from jsonb_array_elements(snapshot -> 'lines') as line
        join deliveries on deliveries.order_id = orders.id and deliveries.item_id = line ->> 'itemId'
    ) as lines, (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'type', type, 'createdAt', created_at, 'sentAt', sent_at)
        order by position), '[]')
      from provisioning_events where order_id = orders.id
    ) as events
  from orders where number = $1 and paid_at is not null`

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

const findEnded = 'select item_id as "itemId" from delivery_ends where order_id = $1 and last_day <= $2'

const lockStates =
  'select item_id as "itemId", state, reported_at as "reportedAt" from deliveries where order_id = $1 for update'

const findEndsOf = 'select from delivery_ends where order_id = $1 and cause = $2 limit 1'

const addEnds = `
  insert into delivery_ends (order_id, item_id, cause, reason, last_day)
  select $1, line.item_id, $2, line.reason, line.last_day
  from unnest($3::text[], $4::text[], $5::date[]) as line(item_id, reason, last_day)
  on conflict do nothing returning item_id as "itemId"`

const setHold = `
  update deliveries
  set state = case when $3::text is null then 'waiting' else 'held' end, hold_reason = $3, hold_until = $4,
    needs = string_to_array($5, ' '), needed_by = $6, changed_at = now()
  where order_id = $1 and item_id = $2 and (state, hold_reason) is distinct from ('held', $3)`

const lockReported = `
  select orders.id as "orderId", state, reported_at as "reportedAt", orders.language,
    jsonb_path_query_first(snapshot, '$.lines[*] ? (@.itemId == $item)', jsonb_build_object('item', item_id))
      ->> 'name' as name,
    customers.id as "customerId", customers.email, customers.first_name as "firstName",
    exists (
      select from delivery_ends as ends where ends.order_id = orders.id and ends.item_id = deliveries.item_id
    ) as "isEnding"
  from orders join deliveries on order_id = orders.id join customers on customers.id = customer_id
  where number = $1 and item_id = $2
  for no key update of deliveries`

const addReport = 'insert into provisioning_reports (id, order_id) values ($1, $2) on conflict do nothing'

const setProgress = `
  update deliveries set state = $3, hold_reason = null, hold_until = null, note = $4, reported_at = $5, step = $6, step_until = $7, changed_at = now(),
    needs = case when $8 then string_to_array($9, ' ') else needs end,
    needed_by = case when $8 then $10 else needed_by end
  where order_id = $1 and item_id = $2`

/** Skips names that failed or ended, and orders that were withdrawn or charged back. */
const findUnverified = `
  select orders.number as "orderNumber", orders.language, customers.id as "customerId", customers.email,
    customers.first_name as "firstName", paid_payment_id as "paymentId", site_locale as "siteLocale", names.list as names
  from orders join customers on customers.id = orders.customer_id join payments on payments.id = paid_payment_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('name', line ->> 'name', 'needs', needs) order by line ->> 'name') as list
      from deliveries join jsonb_array_elements(snapshot -> 'lines') as line on line ->> 'itemId' = item_id
      where deliveries.order_id = orders.id and needed_by = $2 and needs is not null and state not in ('failed', 'ended')
    ) as names
  where orders.id = $1 and names.list is not null
    and not exists (select from order_events where order_id = orders.id and kind in ('withdrawn', 'charged_back'))`

const addEvent = 'insert into provisioning_events (order_id, type, payload) values ($1, $2, $3)'

const markUnsent = 'update provisioning_events set sent_at = null where order_id = $1'

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

/** Reads all ends that were not reported, for a demo provisioning side that stores nothing itself. */
export async function readUnreportedEnds(pool: Pool): Promise<readonly UnreportedEnd[]> {
  type Row = Omit<UnreportedEnd, 'kind' | 'name'> & { readonly snapshot: OrderSnapshot }
  const { rows } = await pool.query<Row>(unreportedEnds)
  return rows.flatMap(({ snapshot: { lines }, ...end }) =>
    lines
      .filter(({ itemId }) => itemId === end.itemId)
      .map((line) => ({ ...end, kind: deliveryKindOf(line, lines), name: line.name })),
  )
}

/** An order as operators see its delivery. Times are ISO 8601. */
export interface DeliveredOrder {
  readonly lines: readonly {
    readonly itemId: string
    readonly name: string
    readonly state: DeliveryState
    readonly changedAt: string
    readonly ends: readonly DeliveryEnd[]
  }[]
  readonly events: readonly {
    readonly id: string
    readonly type: ProvisioningEventType
    readonly createdAt: string
    readonly sentAt: string | null
  }[]
}

/** @returns null if there is no such order or it is not paid */
export async function readDeliveredOrder(pool: Pool, orderNumber: string): Promise<DeliveredOrder | null> {
  return (await pool.query<DeliveredOrder>(deliveredOrder, [orderNumber])).rows[0] ?? null
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

    /**
     * Locks the held items of an order. A second transaction waits, and finds none held any more.
     *
     * @returns those that have not ended
     */
    async lockHeld(orderId: string, today: IsoDate): Promise<ReadonlySet<string>> {
      const { rows: held } = await client.query<{ itemId: string }>(lockHeld, [orderId])
      // A statement of its own, because it has to see what a transaction wrote that held the lock before.
      const { rows: ended } = await client.query<{ itemId: string }>(findEnded, [orderId, today])
      return new Set(held.map(({ itemId }) => itemId)).difference(new Set(ended.map(({ itemId }) => itemId)))
    },

    /** Locks all items of an order: none starts, and no report about one is applied, until its end is stored. */
    async lockStates(orderId: string): Promise<ReadonlyMap<string, LockedState>> {
      const { rows } = await client.query<LockedState & { itemId: string }>(lockStates, [orderId])
      return new Map(rows.map(({ itemId, ...state }) => [itemId, state]))
    },

    /** @returns the items whose end by this cause is news */
    async addEnds(orderId: string, cause: string, ends: readonly OrderEnd[]): Promise<ReadonlySet<string>> {
      const items = ends.map(({ line }) => line.itemId)
      const values = [orderId, cause, items, ends.map(({ reason }) => reason), ends.map(({ lastDay }) => lastDay)]
      const { rows } = await client.query<{ itemId: string }>(addEnds, values)
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

    /** @returns the number of events that are to be sent, those that were sent before included */
    async markUnsent(orderId: string): Promise<number> {
      return (await client.query(markUnsent, [orderId])).rowCount ?? 0
    },

    async hasEnds(orderId: string, cause: string): Promise<boolean> {
      return (await client.query(findEndsOf, [orderId, cause])).rowCount !== 0
    },

    /** Adds a message for the provisioning side; a job sends it. */
    async addEvent(orderId: string, type: ProvisioningEventType, message: OrderMessage | EndMessage): Promise<void> {
      await client.query({ name: 'add_provisioning_event', text: addEvent, values: [orderId, type, message] })
    },
  }
}
