import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { onlyRow } from '#platform/db/rows.ts'
import type { Entry, OpenSale, SaleEvent } from '#core/partners/commission-ledger.ts'
import type {
  BookedEntry,
  BookedSale,
  CommissionLedger,
  DecidedSale,
  LedgerStore,
  PartnerAccount,
  SellingPartner,
  SoldOrder,
  TrackedOrder,
} from './partner-ports.ts'

const entryColumns = 'kind, pending_cents as pending, approved_cents as approved, paid_cents as paid'

/** Most orders were brought by nobody: their events need no booking. */
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

/** So that no entry is of a sale that is not there yet. */
const atOneMoment = 'set transaction isolation level repeatable read, read only'

/** Of an order only which products are in it: the rest of it is none of the partner's business. */
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

/** What is read after it is as it stands then. */
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

export function createCommissionLedger(pool: Pool): CommissionLedger {
  return {
    async due(limit) {
      await pool.query(passOver)
      const { rows } = await pool.query<{ orderId: string }>(due, [limit])
      return rows.map(({ orderId }) => orderId)
    },

    account: (partner) =>
      inTransaction(pool, async (client) => {
        await client.query(atOneMoment)
        const sales = await client.query<BookedSale>(readSales, [partner])
        const entries = await client.query<BookedEntry>(readEntries, [partner])
        const payouts = await client.query<PartnerAccount['payouts'][number]>(readPayouts, [partner])
        return { sales: sales.rows, entries: entries.rows, payouts: payouts.rows }
      }),

    async findTracked(orderId) {
      type Row = Omit<TrackedOrder, 'events'> & { readonly events: readonly TrackedEvent[] | null }
      type TrackedEvent = Omit<SaleEvent, 'at'> & { readonly at: string }
      const { rows } = await pool.query<Row>(tracked, [orderId])
      const [row] = rows
      return row ? { ...row, events: (row.events ?? []).map((event) => ({ ...event, at: new Date(event.at) })) } : null
    },
  }
}

export function ledgerStore(client: PoolClient): LedgerStore {
  return {
    async lockOrder(orderId) {
      await client.query(lockOrder, [orderId])
      const { rows } = await client.query<Omit<SoldOrder, 'events'>>(readOrder, [orderId])
      const { rows: events } = await client.query<SoldOrder['events'][number]>(readEvents, [orderId])
      return rows[0] ? { ...rows[0], events } : null
    },

    async markCounted(eventIds) {
      await client.query(markCounted, [eventIds])
    },

    async findSale(orderId) {
      return (await client.query<DecidedSale>(readSale, [orderId])).rows[0] ?? null
    },

    async findPartnerAt(number, at) {
      return (await client.query<SellingPartner>(partnerAt, [number, at])).rows[0] ?? null
    },

    async lockDecisions() {
      await client.query(lockDecisions)
    },

    async isKnownBuyer(orderId) {
      return onlyRow((await client.query<{ isKnown: boolean }>(knownBuyer, [orderId])).rows).isKnown
    },

    async isPaidFrom(orderId, accountKeys) {
      return (await client.query(paidFrom, [orderId, accountKeys])).rowCount !== 0
    },

    async addSale({ orderId, partner, commission, isOwn, paidAt }) {
      await client.query(addSale, [orderId, partner, commission, isOwn, paidAt])
    },

    async setCap(orderId, cap) {
      await client.query(setCap, [orderId, cap])
    },

    async entriesOf(orderId) {
      return (await client.query<Entry>(entriesOf, [orderId])).rows
    },

    async addEntry(orderId, { kind, pending, approved, paid }, payoutId) {
      await client.query(addEntry, [orderId, kind, pending, approved, paid, payoutId ?? null])
    },

    async setApproval(orderId, at) {
      await client.query(setApproval, [orderId, at])
    },

    async lockPartner(partner) {
      return (await client.query<{ iban: string | null }>(lockPartner, [partner])).rows[0]?.iban ?? null
    },

    async isOwedElsewhere(partner, iban) {
      return (await client.query(owedElsewhere, [partner, iban])).rowCount !== 0
    },

    async isBooked(partner, { iban, amount, day }) {
      return (await client.query(isBooked, [partner, iban, amount, day])).rowCount === 1
    },

    async openSalesOf(partner) {
      return (await client.query<OpenSale>(openSales, [partner])).rows
    },

    async addPayout(partner, { iban, amount, day }) {
      const { rows } = await client.query<{ id: string }>(addPayout, [partner, iban, amount, day])
      return onlyRow(rows).id
    },
  }
}
