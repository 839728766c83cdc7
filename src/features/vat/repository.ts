import type { Pool, PoolClient } from 'pg'
import type { Locale } from '#core/locale/locale.ts'
import type { DatedVatAnswer } from '#platform/clients/vies/vat-register.ts'
import { onlyRow } from '#platform/db/rows.ts'

export interface VatCheck {
  readonly vatNumber: string
  readonly answer: DatedVatAnswer
}

/** The recipient of the mail about a VAT number. */
export interface VatCustomer {
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

const insert = `
  insert into vat_checks (customer_id, vat_number, state, request_identifier, holder_name, holder_address, reason,
    checked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning id`

const adoptRecent = `
  with answer as (
    select checks.* from vat_checks as checks join customers using (vat_number)
    where customers.id = $1 and checks.state = 'valid' and checks.checked_at > now() - interval '24 hours'
    order by checks.checked_at desc limit 1
  ), evidence as (
    insert into vat_checks (customer_id, vat_number, state, request_identifier, holder_name, holder_address, checked_at)
    select $1, vat_number, state, request_identifier, holder_name, holder_address, checked_at from answer
  )
  update customers set vat_state = 'valid', vat_checked_at = answer.checked_at from answer where customers.id = $1`

const settle = `
  update customers set vat_state = $3, vat_checked_at = $4, changed_at = now()
  where id = $1 and vat_number = $2 and vat_state = 'unknown'
  returning email, first_name as "firstName", language`

export type VatChecks = ReturnType<typeof createVatChecks>

/** Answers of the register, stored as evidence. */
export function createVatChecks(pool: Pool) {
  return {
    /** Stores an answer that no customer's tax depends on yet. Throws `Unavailable` in an outage. */
    async keep(check: VatCheck): Promise<void> {
      if (check.answer.isFresh) await pool.query(insert, valuesOf(null, check))
    },
  }
}

export type VatCheckStore = ReturnType<typeof vatCheckStore>

/** Checks of VAT numbers inside a transaction. */
export function vatCheckStore(client: PoolClient) {
  return {
    /**
     * Adopts an answer of the last 24 hours that the customer's number is valid, even if another customer requested it.
     * @returns false if there is none
     */
    async adoptRecent(customerId: string): Promise<boolean> {
      return (await client.query(adoptRecent, [customerId])).rowCount !== 0
    },

    /** @returns the id of the check */
    async add(customerId: string, check: VatCheck): Promise<string> {
      return onlyRow((await client.query<{ id: string }>(insert, valuesOf(customerId, check))).rows).id
    },

    /**
     * From now on the customer's tax depends on this answer.
     * @returns null if the customer has another number, or an answer, by now
     */
    async settle(customerId: string, { vatNumber, answer }: VatCheck): Promise<VatCustomer | null> {
      const { rows } = await client.query<VatCustomer>(settle, [customerId, vatNumber, answer.state, answer.at])
      return rows[0] ?? null
    },
  }
}

function valuesOf(customerId: string | null, { vatNumber, answer }: VatCheck): unknown[] {
  const identifier = answer.state === 'unknown' ? null : answer.requestIdentifier
  const holder = answer.state === 'valid' ? [answer.name, answer.address] : [null, null]
  const reason = answer.state === 'unknown' ? answer.reason : null
  return [customerId, vatNumber, answer.state, identifier, ...holder, reason, answer.at]
}
