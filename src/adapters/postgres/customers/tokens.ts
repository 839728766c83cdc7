import type { Pool } from 'pg'
import { customerColumns, customerOf, type CustomerRow } from '#adapters/postgres/customers/customer-rows.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { hashOf, newSecret } from './token-hash.ts'
import type { TokenPurpose, Tokens } from '#services/customers/tokens-port.ts'

const lifetimes: Readonly<Record<TokenPurpose, string>> = { verify_email: '24 hours', set_password: '1 hour' }

const issue = `
  insert into customer_tokens (token_hash, purpose, customer_id, expires_at)
  values ($1, $2, $3, now() + $4::interval)`

const holder = `
  select ${customerColumns} from customer_tokens as token join customers on customers.id = token.customer_id
  where token.token_hash = $1 and token.purpose = $2 and token.used_at is null and token.expires_at > now()`

export function createTokens(pool: Pool): Tokens {
  return {
    async issue(customerId, purpose) {
      const token = newSecret()
      const values = [hashOf(token), purpose, customerId, lifetimes[purpose]]
      await orUnavailable(pool.query({ name: 'issue_token', text: issue, values }))
      return token
    },

    async holderOf(token, purpose) {
      const values = [hashOf(token), purpose]
      const { rows } = await orUnavailable(pool.query<CustomerRow>({ name: 'token_holder', text: holder, values }))
      return rows[0] ? customerOf(rows[0]) : null
    },
  }
}
