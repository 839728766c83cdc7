import type { PoolClient } from 'pg'
import { addEntry } from '#adapters/postgres/partners/entry-rows.ts'
import { type OpenSale, payoutLinesOf } from '#domain/partners/commission-ledger.ts'
import type { Payout, PayoutOutcome } from '#services/partners/commission-ledger-port.ts'

/** One transfer of a partner's is booked at a time. */
const hold = 'select from partners where number = $1 for no key update'

const bookedBefore = `
  select from partner_payouts where partner = $1 and iban = $2 and amount_cents = $3 and paid_on = $4`
const add = 'insert into partner_payouts (partner, iban, amount_cents, paid_on) values ($1, $2, $3, $4) returning id'

const openSales = `
  select order_id as "orderId", sum(approved_cents)::int as approved
  from commission_entries join partner_sales using (order_id)
  where partner = $1 group by order_id, paid_at having sum(approved_cents) <> 0 order by paid_at, order_id`

/** So that nobody pays from it and earns by that. */
const rememberAccount = 'update partners set iban = $2 where number = $1'

/** Part of the caller's transaction. */
export async function payOut(
  client: PoolClient,
  partner: string,
  { iban, amount, day }: Payout,
): Promise<PayoutOutcome> {
  await client.query(hold, [partner])
  const values = [partner, iban, amount, day]
  if ((await client.query(bookedBefore, values)).rowCount === 1) return 'booked_before'
  const { rows: sales } = await client.query<OpenSale>(openSales, [partner])
  const lines = payoutLinesOf(amount, sales)
  if (lines === null) return 'more_than_approved'
  const { rows } = await client.query<{ id: string }>(add, values)
  await client.query(rememberAccount, [partner, iban])
  for (const { orderId, ...entry } of lines) await addEntry(client, orderId, entry, rows[0]?.id)
  return 'booked'
}
