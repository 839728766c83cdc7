import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { deletingOrders } from '#features/orders/cleaning-repository.ts'
import { keptData, type TableName } from '#core/retention/kept-data.ts'
import { emailKeyOf } from '#core/customers/email.ts'

/* An operator runs these statements for one person at a time, so they may read whole tables. */
const person = '(select $1::uuid as customer, $2::text as email, $3::text as partner) as person'

const ofOrders = 'order_id in (select id from orders where customer_id = customer)'
const ofPayments = `payment_id in (
  select payments.id from payments join orders on orders.id = order_id where customer_id = customer)`
const ofCarts = 'cart_id in (select id from carts where customer_id = customer)'

/** The condition for a person's rows in each table; null if its rows name no person. */
export const rowsOfPerson: Readonly<Record<TableName, string | null>> = {
  abuse_reports: 'lower(data.email) = person.email',
  affiliate_visits: null,
  article_remarks: null,
  article_votes: null,
  rate_limits: null,
  browser_reports: null,
  buyer_keys: ofOrders,
  cart_items: ofCarts,
  carts: 'customer_id = customer',
  commission_entries: 'order_id in (select order_id from partner_sales where partner_sales.partner = person.partner)',
  contact_messages: 'lower(data.email) = person.email',
  cookie_choices: null,
  coupon_uses: ofOrders,
  coupons: null,
  customer_tokens: 'customer_id = customer',
  customers: 'id = customer',
  declaration_links: `receipt in (select receipt from declarations where ${ofOrders})`,
  declarations: `(lower(data.email) = person.email or ${ofOrders})`,
  deliveries: ofOrders,
  delivery_ends: ofOrders,
  devices: 'customer_id = customer',
  demo_bank_entries: null,
  demo_mails: 'lower(recipient) = person.email',
  email_codes: 'customer_id = customer',
  funnel_counts: null,
  holders: 'customer_id = customer',
  invoice_series: null,
  invoices: ofOrders,
  jobs: null,
  mails: '(customer_id = customer or lower(recipient) = person.email)',
  name_answers: null,
  name_sources: null,
  number_series: null,
  operator_alerts: null,
  operator_changes: null,
  order_events: ofOrders,
  orders: 'customer_id = customer',
  partner_applications: 'email_key = person.email',
  partner_payouts: 'data.partner = person.partner',
  partner_sales: `(data.partner = person.partner or ${ofOrders})`,
  partner_tokens: 'data.partner = person.partner',
  partners: 'number = person.partner',
  payment_comparison: null,
  payment_reports: ofPayments,
  payments: ofOrders,
  price_releases: null,
  provisioning_events: ofOrders,
  provisioning_reports: null,
  refunds: ofPayments,
  removed_cart_items: ofCarts,
  schema_migrations: null,
  security_events: 'customer_id = customer',
  sessions: 'customer_id = customer',
  shared_carts: ofCarts,
  tax_evidence: ofOrders,
  vat_checks: 'customer_id = customer',
  visitor_keys: null,
}

interface Person {
  readonly customerId: string | null
  readonly emailKey: string
  readonly partner: string | null
}

const finding = `
  select (select id from customers where email_key = $1) as "customerId",
    (select number from partners where email_key = $1) as partner`

async function find(client: PoolClient, email: string): Promise<Person> {
  const emailKey = emailKeyOf(email)
  const { rows } = await client.query<Omit<Person, 'emailKey'>>(finding, [emailKey])
  return { customerId: null, partner: null, ...rows[0], emailKey }
}

const valuesOf = ({ customerId, emailKey, partner }: Person) => [customerId, emailKey, partner]

export type PersonalRows = Readonly<Partial<Record<TableName, readonly Readonly<Record<string, unknown>>[]>>>

/** All data about a person by table, without columns that are only hashes. */
export function readPersonalData(pool: Pool, email: string): Promise<PersonalRows> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    const values = valuesOf(await find(client, email))
    const data: Partial<Record<TableName, readonly Readonly<Record<string, unknown>>[]>> = {}
    for (const [table, condition] of Object.entries(rowsOfPerson) as [TableName, string | null][]) {
      if (condition === null) continue
      const text = `select to_jsonb(data) as row from ${table} as data, ${person} where ${condition}`
      const { rows } = await client.query<{ row: Record<string, unknown> }>(text, values)
      if (rows.length > 0) data[table] = rows.map(({ row }) => withoutHashes(row))
    }
    return data
  })
}

function withoutHashes(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !/(^|_)hash$|^wish$/.test(column)))
}

export type ErasureBlocker = 'open_payment' | 'undelivered' | 'unsent' | 'open_commission'
const blockers: Readonly<Record<ErasureBlocker, string>> = {
  open_payment: `
    select distinct number as what from ${person}, payments join orders on orders.id = order_id
    where customer_id = customer and status in ('open', 'pending', 'authorized')`,
  undelivered: `
    select distinct number as what from ${person}, deliveries join orders on orders.id = order_id
      join payments on payments.id = paid_payment_id
    where customer_id = customer and state in ('held', 'waiting', 'busy')
      and (refunded_cents < amount_cents or amount_cents = 0)
      and not exists (select from order_events where order_id = orders.id and kind in ('withdrawn', 'charged_back'))`,
  unsent: `
    select distinct number as what from ${person}, orders
    where customer_id = customer and (
      exists (select from provisioning_events where order_id = orders.id and sent_at is null)
      or exists (select from refunds join payments on payments.id = payment_id where order_id = orders.id and sent_at is null))`,
  open_commission: `
    select person.partner as what from ${person}, partner_sales join commission_entries using (order_id)
    where partner_sales.partner = person.partner
    group by person.partner having sum(pending_cents) <> 0 or sum(approved_cents) <> 0`,
}

const deleting = (table: TableName) =>
  `delete from ${table} as data using ${person} where ${rowsOfPerson[table] ?? 'false'}`

const erased = Object.entries(keptData).flatMap(([table, { onErasure }]) =>
  onErasure === 'deleted' ? [table as TableName] : [],
)

const unpaidOrders = deletingOrders(`
  customer_id = $1 and paid_at is null and not exists (
    select from payments where order_id = orders.id
      and (status = 'paid' or refunded_cents > 0 or charged_back_cents > 0))`)

/** The law requires name and address to stay in orders and invoices. Holders are in no invoice. */
const emptyOrders = `
  update orders set evidence = null, snapshot = jsonb_set(jsonb_set(without_wishes(without_transfer_codes(snapshot)),
    '{buyer,email}', '""'), '{buyer,phone}', '""') - 'holders'
  where customer_id = $1 and (snapshot #>> '{buyer,email}' <> '' or snapshot #>> '{buyer,phone}' <> '')`
const hasOrders = 'select from orders where customer_id = $1 limit 1'
const deleteChecks = 'delete from vat_checks where customer_id = $1'
const deleteCustomer = 'delete from customers where id = $1'
/** No log-in and no mail is possible with these values. The row is deleted with its last order. */
const emptyCustomer = `
  update customers set email = id || '@erased.invalid', email_key = id || '@erased.invalid', email_verified_at = null,
    password_hash = '$argon2id$erased', type = 'private', first_name = '-', last_name = '-', company_name = null,
    chamber_of_commerce_number = null, street = '-', house_number = '-', postal_code = '', city = '-', phone = '+10000000',
    vat_number = null, vat_state = null, vat_checked_at = null, provider_customer_id = null, changed_at = now(),
    last_active_at = 'epoch'
  where id = $1`
const deletePartner = `
  delete from partners where number = $1
    and not exists (select from partner_sales where partner = number)
    and not exists (select from partner_payouts where partner = number)`
const emptyPartner = `
  update partners set email = number || '@erased.invalid', email_key = number || '@erased.invalid', website = '-',
    ended_at = coalesce(ended_at, now())
  where number = $1`

const keptOrders = `
  select number, paid_at as "paidAt", snapshot ->> 'exemption' is null and snapshot #>> '{buyer,country}' <> 'NL' as "isAbroad",
    snapshot #>> '{buyer,customerId}' as "customerId"
  from orders where customer_id = $1 order by number`

export interface KeptOrder {
  readonly number: string
  readonly paidAt: Date | null
  /** Sold to a consumer in another member state. */
  readonly isAbroad: boolean
}

export type Erasure =
  | { readonly isDone: false; readonly blockers: readonly { readonly why: ErasureBlocker; readonly what: string }[] }
  | {
      readonly isDone: true
      /** Numbers of deleted rows by table. */
      readonly deleted: Readonly<Record<string, number>>
      readonly keptOrders: readonly KeptOrder[]
      /** Id at the payment provider, who has to delete the customer too. */
      readonly providerCustomerId: string | null
    }

/** Erases all data of a person in one transaction. Repeating it changes nothing. */
export function erasePerson(pool: Pool, email: string): Promise<Erasure> {
  return inTransaction(pool, async (client): Promise<Erasure> => {
    const subject = await find(client, email)
    const { customerId, partner } = subject
    const values = valuesOf(subject)
    const locked = await client.query<{ id: string | null }>(
      'select provider_customer_id as id from customers where id = $1 for update',
      [customerId],
    )
    await client.query('select from partners where number = $1 for update', [partner])
    const blocking: { why: ErasureBlocker; what: string }[] = []
    for (const [why, text] of Object.entries(blockers) as [ErasureBlocker, string][]) {
      const { rows } = await client.query<{ what: string }>(text, values)
      blocking.push(...rows.map(({ what }) => ({ why, what })))
    }
    if (blocking.length > 0) return { isDone: false, blockers: blocking }

    const deleted: Record<string, number> = {}
    const count = (table: string, rows: number | null) => {
      if (rows) deleted[table] = (deleted[table] ?? 0) + rows
      return rows ?? 0
    }
    for (const table of erased) count(table, (await client.query(deleting(table), values)).rowCount)
    while (count('orders', (await client.query(unpaidOrders, [customerId])).rowCount) > 0);
    const kept = (await client.query<KeptOrder>(keptOrders, [customerId])).rows
    if ((await client.query(hasOrders, [customerId])).rowCount === 0) {
      count('vat_checks', (await client.query(deleteChecks, [customerId])).rowCount)
      count('customers', (await client.query(deleteCustomer, [customerId])).rowCount)
    } else {
      await client.query(emptyOrders, [customerId])
      await client.query(emptyCustomer, [customerId])
    }
    count('partners', (await client.query(deletePartner, [partner])).rowCount)
    await client.query(emptyPartner, [partner])
    return { isDone: true, deleted, keptOrders: kept, providerCustomerId: locked.rows[0]?.id ?? null }
  })
}
