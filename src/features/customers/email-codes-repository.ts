import { createHmac, randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import { emailKeyOf } from '#core/customers/email.ts'
import type { Customer } from '#core/customers/profile.ts'
import { emailCode } from '#core/retention/email-code.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import { accountLimits } from './account-limits.ts'

const replace = `
  update email_codes set code_hash = $2, tries = 0, issued_at = clock_timestamp(), expires_at = now() + make_interval(mins => $3)
  where mail_id = $1`

const insert = `
  insert into email_codes (mail_id, customer_id, code_hash, expires_at)
  values ($1, $4, $2, now() + make_interval(mins => $3))`

export type EmailCodes = ReturnType<typeof createEmailCodes>

interface Parts {
  readonly secret: string
  readonly rateLimits: RateLimits
}

/** The digits of mails that confirm an address. Only a keyed hash is stored. */
export function createEmailCodes(pool: Pool, { secret, rateLimits }: Parts) {
  const key = createHmac('sha256', secret).update('codes of addresses').digest()

  /** Bound to the customer and the address. */
  function hashOf({ id, email }: Pick<Customer, 'id' | 'email'>, code: string): Buffer {
    return createHmac('sha256', key)
      .update(`${id} ${emailKeyOf(email)} ${code}`)
      .digest()
  }

  return {
    hashOf,

    /**
     * Makes the digits of a mail. A mail that is sent again gets others, which do not count as another code.
     * @returns null if the customer has had the codes of this day
     */
    async issue(mailId: string, customer: Pick<Customer, 'id' | 'email'>): Promise<string | null> {
      const code = String(randomInt(10 ** emailCode.digits)).padStart(emailCode.digits, '0')
      const values = [mailId, hashOf(customer, code), emailCode.minutes]
      const replaced = await pool.query({ name: 'replace_email_code', text: replace, values })
      if (replaced.rowCount === 1) return code
      if ((await rateLimits.take(accountLimits.emailCodes, customer.id)) > 0) return null
      await pool.query({ name: 'issue_email_code', text: insert, values: [...values, customer.id] })
      return code
    },
  }
}
