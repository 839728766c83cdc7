import type { PoolClient } from 'pg'
import { ibanOf } from '#domain/partners/iban.ts'

const note = `
  update payments set is_paid_by_partner = true where id = $1 and exists (
    select from orders join partners on partners.number = affiliate_id
    where orders.id = payments.order_id and partners.iban = $2)`

/** The account itself is not kept: only whether it is that of the partner who is said to have brought the buyer. */
export async function notePayer(client: PoolClient, paymentId: string, account: string | undefined): Promise<void> {
  const iban = ibanOf(account ?? '')
  if (iban !== null) await client.query(note, [paymentId, iban])
}
