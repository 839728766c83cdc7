import { Client } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import type { DemoBank } from '#apps/demo/bank/bank.ts'
import { leftOf, refundedOf } from '#apps/demo/bank/ledger.ts'
import type { BankPayment } from '#features/demo/demo-bank.ts'
import type { Sink } from './sink.ts'

export interface Audit {
  readonly paid: number
  readonly refunded: number
  readonly unpaid: number
  /** Empty: everything is right. */
  readonly problems: readonly string[]
}

interface PaymentRow {
  readonly id: string
  readonly provider_id: string | null
  readonly status: string
  readonly amount_cents: number
  readonly refunded_cents: number
  readonly discrepancy: string | null
  readonly is_counted: boolean
  readonly total_cents: number
  readonly invoiced: number | null
  readonly credited: number
  readonly confirmations: number
  readonly announcements: number
  /** Events that tell what was refunded. */
  readonly ends: number
  readonly events: number
}

const payments = `
  select payment.id, provider_id, status, amount_cents, refunded_cents, discrepancy, total_cents,
    placed.paid_payment_id is not distinct from payment.id as is_counted,
    (select sum(total_cents)::int from invoices where order_id = placed.id and kind = 'invoice') as invoiced,
    coalesce((select -sum(total_cents)::int from invoices where order_id = placed.id and kind = 'credit'), 0) as credited,
    (select count(*)::int from mails where cause = 'order ' || placed.id || ' confirmed' and sent_at is not null)
      as confirmations,
    (select count(*)::int from provisioning_events where order_id = placed.id and type = 'order.paid' and sent_at is not null)
      as announcements,
    (select count(*)::int from provisioning_events
      where order_id = placed.id and type in ('order.ended', 'order.refunded') and sent_at is not null) as ends,
    (select count(*)::int from order_events where order_id = placed.id and kind = 'paid') as events
  from payments as payment join orders as placed on placed.id = payment.order_id`

const sums = `
  select (select count(*)::int from orders where paid_at is not null) as orders,
    (select count(*)::int from invoices where kind = 'invoice') as invoices,
    (select count(*)::int from invoices) as papers,
    (select coalesce(sum(last_number), 0)::int from invoice_series) as numbers,
    (select count(*)::int from jobs) as jobs,
    (select count(*)::int from cart_items join orders on orders.cart_id = cart_items.cart_id and paid_at is not null,
      jsonb_array_elements(snapshot -> 'lines') as line where line ->> 'itemId' = cart_items.id) as left_behind`

/** Holds what the shop wrote down against what the bank knows: to the cent, one for one. */
export async function audit(connection: Connection, bank: DemoBank, sink: Sink): Promise<Audit> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await compare(client, bank, sink)
  } finally {
    await client.end()
  }
}

async function compare(client: Client, bank: DemoBank, sink: Sink): Promise<Audit> {
  const problems: string[] = []
  const complain = (isRight: boolean, problem: string) => void (isRight || problems.push(problem))
  const { rows } = await client.query<PaymentRow>(payments)
  const atBank = new Map((await bank.latest(Number.POSITIVE_INFINITY)).map((payment) => [payment.id, payment]))
  const known = new Set(rows.map(({ provider_id }) => provider_id))
  for (const { id } of atBank.values()) complain(known.has(id), `${id} is at the bank and nobody here knows it`)
  for (const row of rows) {
    const payment = row.provider_id === null ? null : (atBank.get(row.provider_id) ?? null)
    complain(row.provider_id === null || payment !== null, `the bank does not know ${row.provider_id}`)
    for (const problem of problemsOf(row, payment)) problems.push(`${row.id} ${row.provider_id}: ${problem}`)
  }

  const wanted = [...atBank.values()].filter((payment) => payment.status === 'paid' && leftOf(payment) > 0).length
  const free = rows.filter(({ amount_cents }) => amount_cents === 0).length
  const { rows: totals } = await client.query<Record<string, number>>(sums)
  const { orders, invoices, papers, numbers, jobs, left_behind } = totals[0] ?? {}
  complain(orders === wanted + free, `${orders} paid orders for ${wanted} + ${free} payments`)
  complain(invoices === (orders ?? 0) - free, `${invoices} invoices for ${orders} orders, ${free} of them for nothing`)
  complain(papers === numbers, `${numbers} numbers were given to ${papers} invoices and credit notes`)
  complain(sink.countOf('mails/orderConfirmed') === orders, `${sink.countOf('mails/orderConfirmed')} mails arrived`)
  complain(sink.countOf('events/order.paid') === orders, `${sink.countOf('events/order.paid')} orders were announced`)
  complain(jobs === 0, `${jobs} jobs are left`)
  complain(left_behind === 0, `${left_behind} paid items are still in a cart`)
  const refunded = rows.filter(({ discrepancy }) => discrepancy === 'paid_duplicate').length
  return { paid: orders ?? 0, refunded, unpaid: rows.length - (orders ?? 0) - refunded, problems }
}

function problemsOf(row: PaymentRow, payment: BankPayment | null): readonly string[] {
  const status = payment?.status ?? (row.amount_cents === 0 ? 'paid' : 'expired')
  const isKept = status === 'paid' && (payment === null || leftOf(payment) > 0)
  const checks: readonly [isRight: boolean, problem: string][] = [
    [row.status === status, `${row.status} here, ${status} at the bank`],
    [row.amount_cents === row.total_cents, `${row.amount_cents} for an order of ${row.total_cents}`],
    [
      payment === null || payment.amount === row.amount_cents,
      `${row.amount_cents} here, ${payment?.amount} at the bank`,
    ],
    [payment === null || refundedOf(payment) === row.refunded_cents, `${row.refunded_cents} refunded here`],
    [
      row.is_counted === isKept,
      row.is_counted ? 'it counts, but the money went back' : 'it is paid and does not count',
    ],
    [row.discrepancy !== 'mismatch', 'a mismatch'],
    [(row.discrepancy === 'paid_duplicate') === (status === 'paid' && !isKept), `discrepancy ${row.discrepancy}`],
  ]
  const ofPaid: readonly [isRight: boolean, problem: string][] = [
    [row.invoiced === (row.amount_cents || null), `invoiced ${row.invoiced} of ${row.amount_cents}`],
    [row.credited === row.refunded_cents, `credited ${row.credited} of ${row.refunded_cents}`],
    [row.confirmations === 1, `${row.confirmations} confirmations`],
    [row.announcements === 1, `${row.announcements} announcements`],
    [row.ends > 0 === row.refunded_cents > 0, `${row.ends} ends, ${row.refunded_cents} refunded`],
    [row.events === 1, `${row.events} events`],
  ]
  return [...checks, ...(row.is_counted ? ofPaid : [])].flatMap(([isRight, problem]) => (isRight ? [] : [problem]))
}
