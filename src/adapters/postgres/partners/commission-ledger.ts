import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import { onlyRow } from '#adapters/postgres/connection/rows.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Entry, OpenSale, SaleEvent } from '#domain/partners/commission-ledger.ts'
import type { PartnerDetails } from '#domain/partners/partner.ts'
import type {
  BookedEntry,
  BookedSale,
  CommissionLedger,
  LedgerStore,
  PartnerAccount,
  SoldOrder,
  TrackedOrder,
} from '#services/partners/partner-ports.ts'

const entryColumns = 'kind, pending_cents as pending, approved_cents as approved, paid_cents as paid'

/** Most orders were brought by nobody: their events need no booking. */
const passOver = `
  update order_events set counted_at = now() where id = any(array(
    select event.id from order_events as event join orders on orders.id = order_id
    where counted_at is null and affiliate_id is null and wct_id is null
    order by event.id limit 1000 for update of event skip locked))`

const due = `
  select order_id as "orderId" from (
    (select order_id from order_events where counted_at is null order by id limit $1)
    union
    (select order_id from partner_sales where approves_at <= now() order by approves_at limit $1)
  ) as orders_due limit $1`

const tracked = `
  select wct_id as "clickId", number as "orderNumber", snapshot, paid_at as "paidAt",
    (select json_agg(json_build_object('kind', kind, 'amount', amount_cents, 'at', happened_at))
     from order_events where order_id = orders.id) as events
  from orders where id = $1 and wct_id is not null and paid_at is not null`

/** So that no entry is of a sale that is not there yet. */
const atOneMoment = 'set transaction isolation level repeatable read, read only'

/** Of an order only which products are in it: the rest of it is none of the partner's business. */
const readSales = `
  select sale.id, sale.paid_at as "paidAt", commission_cents as commission,
    jsonb_path_query_array(snapshot, '$.lines[*].productSlug') as "productSlugs"
  from partner_sales as sale join orders on orders.id = order_id
  where partner = $1 and not is_own order by sale.paid_at, sale.id`

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
    coalesce(is_paid_by_partner, false) as "isPaidByPartner"
  from orders join customers on customers.id = customer_id left join payments on payments.id = paid_by
  where orders.id = $1`
const readEvents = `
  select id, kind, amount_cents as amount, happened_at as at, counted_at is not null as "isCounted"
  from order_events where order_id = $1 order by id`
const markCounted = 'update order_events set counted_at = now() where id = any($1) and counted_at is null'

const readSale = 'select commission_cents as commission from partner_sales where order_id = $1'
const partnerAt = `
  select email, vat_number as "vatNumber" from partners
  where number = $1 and confirmed_at <= $2 and (ended_at is null or ended_at > $2)`
const addSale = `
  insert into partner_sales (order_id, partner, commission_cents, is_own, paid_at) values ($1, $2, $3, $4, $5)`
const setApproval = 'update partner_sales set approves_at = $2 where order_id = $1 and approves_at is distinct from $2'

const entriesOf = `select ${entryColumns} from commission_entries where order_id = $1 order by id`
const addEntry = `
  insert into commission_entries (order_id, kind, pending_cents, approved_cents, paid_cents, payout_id)
  values ($1, $2, $3, $4, $5, $6)`

const lockPartner = 'select from partners where number = $1 for no key update'
const isBooked = `select from partner_payouts where partner = $1 and iban = $2 and amount_cents = $3 and paid_on = $4`
const openSales = `
  select order_id as "orderId", sum(approved_cents)::int as approved
  from commission_entries join partner_sales using (order_id)
  where partner = $1 group by order_id, paid_at having sum(approved_cents) <> 0 order by paid_at, order_id`
const addPayout =
  'insert into partner_payouts (partner, iban, amount_cents, paid_on) values ($1, $2, $3, $4) returning id'
const rememberAccount = 'update partners set iban = $2 where number = $1'

export function createCommissionLedger(pool: Pool): CommissionLedger {
  return {
    async due(limit) {
      await orUnavailable(pool.query(passOver))
      const { rows } = await orUnavailable(pool.query<{ orderId: string }>(due, [limit]))
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
      const { rows } = await orUnavailable(pool.query<Row>(tracked, [orderId]))
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

    async commissionOf(orderId) {
      const { rows } = await client.query<{ commission: Cents }>(readSale, [orderId])
      return rows[0]?.commission ?? null
    },

    async findPartnerAt(number, at) {
      const { rows } = await client.query<Pick<PartnerDetails, 'email' | 'vatNumber'>>(partnerAt, [number, at])
      return rows[0] ?? null
    },

    async addSale({ orderId, partner, commission, isOwn, paidAt }) {
      await client.query(addSale, [orderId, partner, commission, isOwn, paidAt])
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
      await client.query(lockPartner, [partner])
    },

    async isBooked(partner, { iban, amount, day }) {
      return (await client.query(isBooked, [partner, iban, amount, day])).rowCount === 1
    },

    async openSalesOf(partner) {
      return (await client.query<OpenSale>(openSales, [partner])).rows
    },

    async addPayout(partner, { iban, amount, day }) {
      const { rows } = await client.query<{ id: string }>(addPayout, [partner, iban, amount, day])
      await client.query(rememberAccount, [partner, iban])
      return onlyRow(rows).id
    },
  }
}
