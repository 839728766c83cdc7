import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { onlyRow } from '#platform/db/rows.ts'
import type { Cents } from '#core/money/money.ts'
import type { OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import type { PartnerDetails } from '#core/partners/partner.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Entry, OpenSale, SaleEvent } from '#core/partners/commission-ledger.ts'

export interface BookedSale {
  /** An id of its own instead of the order number, so that it does not lead to the buyer. */
  readonly id: string
  readonly paidAt: Date
  readonly method: string | null
  readonly productSlugs: readonly OrderLine['productSlug'][]
  readonly commission: Cents
}

export interface BookedEntry extends Entry {
  readonly saleId: string
  readonly payoutId: string | null
  readonly bookedAt: Date
}

export interface Payout {
  readonly iban: string
  readonly amount: Cents
  readonly day: IsoDate
}

/** The sales, entries and payouts of a partner at one moment, the oldest first. */
export interface PartnerAccount {
  readonly sales: readonly BookedSale[]
  readonly entries: readonly BookedEntry[]
  readonly payouts: readonly (Payout & { readonly id: string })[]
}

/** A paid order that came with a tracking id, and its events. */
export interface TrackedOrder {
  readonly clickId: string
  readonly orderNumber: string
  readonly snapshot: OrderSnapshot
  readonly paidAt: Date
  readonly events: readonly SaleEvent[]
}

/** An order as the ledger sees it. */
export interface SoldOrder {
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly snapshot: OrderSnapshot
  /** The buyer's current address. */
  readonly email: string
  readonly isPaidByPartner: boolean
  readonly method: string | null
  readonly now: Date
  readonly events: readonly (SaleEvent & { readonly id: string; readonly isCounted: boolean })[]
}

export type SellingPartner = Pick<PartnerDetails, 'email' | 'vatNumber' | 'iban'>

export interface DecidedSale extends SellingPartner {
  readonly commission: Cents
  /** null: decided by the former rule */
  readonly cap: Cents | null
}

interface NewSale {
  readonly orderId: string
  readonly partner: string
  readonly commission: Cents
  readonly isOwn: boolean
  readonly paidAt: Date
}

const entryColumns = 'kind, pending_cents as pending, approved_cents as approved, paid_cents as paid'

/** Most orders have no partner: their events need no booking. */
const passOver = `
  update order_events set processed_at = now() where id = any(array(
    select event.id from order_events as event join orders on orders.id = order_id
    where processed_at is null and affiliate_id is null and wct_id is null
    order by event.id limit 1000 for update of event skip locked))`

const due = `
  select order_id as "orderId" from (
    (select order_id from order_events where processed_at is null order by id limit $1)
    union
    (select order_id from partner_sales where approval_due_at <= now() order by approval_due_at limit $1)
  ) as orders_due limit $1`

const tracked = `
  select wct_id as "clickId", number as "orderNumber", snapshot, paid_at as "paidAt",
    (select json_agg(json_build_object('kind', kind, 'amount', amount_cents, 'at', occurred_at))
     from order_events where order_id = orders.id) as events
  from orders where id = $1 and wct_id is not null and paid_at is not null`

/** One snapshot, so that no entry belongs to a sale that was not read. */
const atOneMoment = 'set transaction isolation level repeatable read, read only'

/** Reads only the products of an order: the rest is none of the partner's business. */
const readSales = `
  select sale.id, sale.paid_at as "paidAt", commission_cents as commission, method,
    jsonb_path_query_array(snapshot, '$.lines[*].productSlug') as "productSlugs"
  from partner_sales as sale join orders on orders.id = sale.order_id left join payments on payments.id = paid_payment_id
  where partner = $1 and not is_self_referral order by sale.paid_at, sale.id`

const readEntries = `
  select sale.id as "saleId", payout_id as "payoutId", booked_at as "bookedAt", ${entryColumns}
  from commission_entries as entry join partner_sales as sale using (order_id)
  where partner = $1 order by entry.id`

const readPayouts = `
  select id, iban, amount_cents as amount, paid_on::text as day from partner_payouts
  where partner = $1 order by paid_on, booked_at`

/** Separate from the reads that follow, so that they see the state after the lock was acquired. */
const lockOrder = 'select from orders where id = $1 for no key update'
const readOrder = `
  select affiliate_id as "affiliateId", wct_id as "wctId", snapshot, email, now() as now,
    coalesce(is_paid_by_partner, false) as "isPaidByPartner", method
  from orders join customers on customers.id = customer_id left join payments on payments.id = paid_payment_id
  where orders.id = $1`
const readEvents = `
  select id, kind, amount_cents as amount, occurred_at as at, processed_at is not null as "isCounted"
  from order_events where order_id = $1 order by id`
const markCounted = 'update order_events set processed_at = now() where id = any($1) and processed_at is null'

const readSale = `
  select commission_cents as commission, max_commission_cents as cap, email, vat_number as "vatNumber", iban
  from partner_sales join partners on number = partner where order_id = $1`
const partnerAt = `
  select email, vat_number as "vatNumber", iban from partners
  where number = $1 and confirmed_at <= $2 and (ended_at is null or ended_at > $2)`
const addSale = `
  insert into partner_sales (order_id, partner, commission_cents, max_commission_cents, is_self_referral, paid_at)
  values ($1, $2, $3, $3, $4, $5)`
const setCap = 'update partner_sales set max_commission_cents = $2 where order_id = $1'
const lockDecisions = `select pg_advisory_xact_lock(hashtextextended('new customers of partners', 0))`
/** Orders from before the keys were kept are found by the account of the shop only. */
const knownBuyer = `
  select exists (
    select from orders as placed
    cross join lateral (
      select id, paid_at from orders
      where customer_id = placed.customer_id and paid_at is not null and total_cents > 0
      union all
      select same.id, same.paid_at from buyer_keys as mine
        join buyer_keys as theirs using (key_hash) join orders as same on same.id = theirs.order_id
      where mine.order_id = placed.id
    ) as other
    where placed.id = $1 and other.id <> placed.id and (
      (other.paid_at, other.id) < (placed.paid_at, placed.id)
      or (select max_commission_cents from partner_sales where order_id = other.id) > 0)) as "isKnown"`
const paidFrom = 'select from buyer_keys where order_id = $1 and key_hash = any($2)'
const setApproval =
  'update partner_sales set approval_due_at = $2 where order_id = $1 and approval_due_at is distinct from $2'

const entriesOf = `select ${entryColumns} from commission_entries where order_id = $1 order by id`
const addEntry = `
  insert into commission_entries (order_id, kind, pending_cents, approved_cents, paid_cents, payout_id)
  values ($1, $2, $3, $4, $5, $6)`

const lockPartner = 'select iban from partners where number = $1 for no key update'
const owedElsewhere = `
  select from partners join partner_sales on partner = number join commission_entries using (order_id)
  where iban = $2 and number <> $1 group by number having sum(approved_cents) < 0`
const isBooked = `select from partner_payouts where partner = $1 and iban = $2 and amount_cents = $3 and paid_on = $4`
const openSales = `
  select order_id as "orderId", sum(approved_cents)::int as approved
  from commission_entries join partner_sales using (order_id)
  where partner = $1 group by order_id, paid_at having sum(approved_cents) <> 0 order by paid_at, order_id`
const addPayout =
  'insert into partner_payouts (partner, iban, amount_cents, paid_on) values ($1, $2, $3, $4) returning id'

export type CommissionLedger = ReturnType<typeof createCommissionLedger>

export function createCommissionLedger(pool: Pool) {
  return {
    /** @returns some orders with events that are not booked, or with commission to approve */
    async due(limit: number): Promise<readonly string[]> {
      await pool.query(passOver)
      const { rows } = await pool.query<{ orderId: string }>(due, [limit])
      return rows.map(({ orderId }) => orderId)
    },

    account: (partner: string): Promise<PartnerAccount> =>
      inTransaction(pool, async (client) => {
        await client.query(atOneMoment)
        const sales = await client.query<BookedSale>(readSales, [partner])
        const entries = await client.query<BookedEntry>(readEntries, [partner])
        const payouts = await client.query<PartnerAccount['payouts'][number]>(readPayouts, [partner])
        return { sales: sales.rows, entries: entries.rows, payouts: payouts.rows }
      }),

    /** @returns null if the order is not paid, or has no tracking id */
    async findTracked(orderId: string): Promise<TrackedOrder | null> {
      type Row = Omit<TrackedOrder, 'events'> & { readonly events: readonly TrackedEvent[] | null }
      type TrackedEvent = Omit<SaleEvent, 'at'> & { readonly at: string }
      const { rows } = await pool.query<Row>(tracked, [orderId])
      const [row] = rows
      return row ? { ...row, events: (row.events ?? []).map((event) => ({ ...event, at: new Date(event.at) })) } : null
    },
  }
}

export type LedgerStore = ReturnType<typeof ledgerStore>

/** Books commissions inside a transaction. */
export function ledgerStore(client: PoolClient) {
  return {
    /** Bookings of the same order wait until the transaction ends. */
    async lockOrder(orderId: string): Promise<SoldOrder | null> {
      await client.query(lockOrder, [orderId])
      const { rows } = await client.query<Omit<SoldOrder, 'events'>>(readOrder, [orderId])
      const { rows: events } = await client.query<SoldOrder['events'][number]>(readEvents, [orderId])
      return rows[0] ? { ...rows[0], events } : null
    },

    async markCounted(eventIds: readonly string[]): Promise<void> {
      await client.query(markCounted, [eventIds])
    },

    /** @returns a sale whose commission is decided, with the current details of its partner */
    async findSale(orderId: string): Promise<DecidedSale | null> {
      return (await client.query<DecidedSale>(readSale, [orderId])).rows[0] ?? null
    },

    /** @returns the partner that had this number at that moment */
    async findPartnerAt(number: string, at: Date): Promise<SellingPartner | null> {
      return (await client.query<SellingPartner>(partnerAt, [number, at])).rows[0] ?? null
    },

    /** First orders of one buyer are decided one after the other. */
    async lockDecisions(): Promise<void> {
      await client.query(lockDecisions)
    },

    /** Whether the buyer bought before, or another order of the same buyer earns a commission. */
    async isKnownBuyer(orderId: string): Promise<boolean> {
      return onlyRow((await client.query<{ isKnown: boolean }>(knownBuyer, [orderId])).rows).isKnown
    },

    /** Whether the money came from an account with one of these keys. */
    async isPaidFrom(orderId: string, accountKeys: readonly string[]): Promise<boolean> {
      return (await client.query(paidFrom, [orderId, accountKeys])).rowCount !== 0
    },

    async addSale({ orderId, partner, commission, isOwn, paidAt }: NewSale): Promise<void> {
      await client.query(addSale, [orderId, partner, commission, isOwn, paidAt])
    },

    async setCap(orderId: string, cap: Cents): Promise<void> {
      await client.query(setCap, [orderId, cap])
    },

    async entriesOf(orderId: string): Promise<readonly Entry[]> {
      return (await client.query<Entry>(entriesOf, [orderId])).rows
    },

    async addEntry(orderId: string, { kind, pending, approved, paid }: Entry, payoutId?: string): Promise<void> {
      await client.query(addEntry, [orderId, kind, pending, approved, paid, payoutId ?? null])
    },

    /** Sets the moment at which the sale is due again without an event; null for never. */
    async setApproval(orderId: string, at: Date | null): Promise<void> {
      await client.query(setApproval, [orderId, at])
    },

    /** Payouts of a partner are booked one after the other. @returns the account to transfer to */
    async lockPartner(partner: string): Promise<string | null> {
      return (await client.query<{ iban: string | null }>(lockPartner, [partner])).rows[0]?.iban ?? null
    },

    /** Whether another partner with this account has to pay back more than is approved. */
    async isOwedElsewhere(partner: string, iban: string): Promise<boolean> {
      return (await client.query(owedElsewhere, [partner, iban])).rowCount !== 0
    },

    async isBooked(partner: string, { iban, amount, day }: Payout): Promise<boolean> {
      return (await client.query(isBooked, [partner, iban, amount, day])).rowCount === 1
    },

    async openSalesOf(partner: string): Promise<readonly OpenSale[]> {
      return (await client.query<OpenSale>(openSales, [partner])).rows
    },

    /** @returns the id of the payout */
    async addPayout(partner: string, { iban, amount, day }: Payout): Promise<string> {
      const { rows } = await client.query<{ id: string }>(addPayout, [partner, iban, amount, day])
      return onlyRow(rows).id
    },
  }
}
