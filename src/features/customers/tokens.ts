import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { customerColumns } from './customer-rows.ts'
import { mailedLinks } from '#core/retention/mailed-links.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { TokenPurpose, Tokens } from './customer-ports.ts'

const lifetimes: Readonly<Record<TokenPurpose, number>> = {
  verify_email: mailedLinks.verifyEmail.hours,
  set_password: mailedLinks.setPassword.hours,
}

const issue = `
  insert into customer_tokens (token_hash, purpose, customer_id, expires_at)
  values ($1, $2, $3, now() + make_interval(hours => $4))`

const holder = `
  select ${customerColumns} from customer_tokens as token join customers on customers.id = token.customer_id
  where token.token_hash = $1 and token.purpose = $2 and token.used_at is null and token.expires_at > now()`

/** A link that is too old opens no order, and an order that is too old shows nothing to whoever is not logged in. */
const confirmed = `
  select (
    select paid_payment_id from orders
    where customer_id = customers.id and token.expires_at > now() and paid_at > now() - make_interval(hours => $2)
    order by created_at desc limit 1) as "paymentId"
  from customer_tokens as token join customers on customers.id = token.customer_id
  where token.token_hash = $1 and token.purpose = 'verify_email' and token.used_at is not null
    and customers.email_verified_at is not null`

export function createTokens(pool: Pool): Tokens {
  return {
    async issue(customerId, purpose) {
      const token = newSecret()
      const values = [hashOf(token), purpose, customerId, lifetimes[purpose]]
      await pool.query({ name: 'issue_token', text: issue, values })
      return token
    },

    async holderOf(token, purpose) {
      const values = [hashOf(token), purpose]
      const { rows } = await pool.query<Customer>({ name: 'token_holder', text: holder, values })
      return rows[0] ?? null
    },

    async confirmedBy(token) {
      const values = [hashOf(token), mailedLinks.paymentStatus.hours]
      const { rows } = await pool.query<{ paymentId: string | null }>(confirmed, values)
      return rows[0] ?? null
    },
  }
}

/** 256 random bits: nobody guesses it, so a fast hash keeps it. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
