import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { VatCheck, VatChecks } from '#services/tax/vat-checks-port.ts'

const insert = `
  insert into vat_checks (customer_id, vat_number, state, request_identifier, holder_name, holder_address, reason,
    checked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning id`

const settleState = `
  update customers set vat_state = $3, vat_checked_at = $4, changed_at = now()
  where id = $1 and vat_number = $2 and vat_state = 'unknown'
  returning email, first_name, language`

interface SettledRow {
  readonly email: string
  readonly first_name: string
  readonly language: Locale
}

export function createVatChecks(pool: Pool): VatChecks {
  return {
    async keep(check) {
      if (check.answer.isFresh) await orUnavailable(pool.query(insert, rowOf(null, check)))
    },

    settle: (customerId, check) => inTransaction(pool, (client) => settle(client, customerId, check)),
  }
}

/** A yes that was remembered counts like a fresh one; that nobody could be asked is no evidence of anything. */
async function settle(client: PoolClient, customerId: string, check: VatCheck): Promise<boolean> {
  const { vatNumber, answer } = check
  const { rows } = await client.query<SettledRow>(settleState, [customerId, vatNumber, answer.state, answer.at])
  const [customer] = rows
  if (!answer.isFresh && answer.state === 'unknown') return customer !== undefined
  const { rows: kept } = await client.query<{ id: string }>(insert, rowOf(customerId, check))
  if (customer === undefined) return false
  if (answer.state === 'unknown') return true
  await orderMail(client, {
    cause: `vatNumberChecked ${kept[0]?.id}`,
    to: customer.email,
    language: customer.language,
    customerId,
    template: 'vatNumberChecked',
    data: { firstName: customer.first_name, vatNumber, state: answer.state },
  })
  return true
}

function rowOf(customerId: string | null, { vatNumber, answer }: VatCheck): unknown[] {
  const identifier = answer.state === 'unknown' ? null : answer.requestIdentifier
  const holder = answer.state === 'valid' ? [answer.name, answer.address] : [null, null]
  const reason = answer.state === 'unknown' ? answer.reason : null
  return [customerId, vatNumber, answer.state, identifier, ...holder, reason, answer.at]
}
