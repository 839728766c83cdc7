import type { Pool } from 'pg'
import { forgetting } from '#adapters/postgres/connection/rows.ts'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import { idleDays } from '#domain/customers/session-lifetime.ts'
import type { AccountCleaning } from '#services/customers/customer-ports.ts'

const sessions = forgetting('sessions', 'expires_at', 'now()')
const idleSessions = forgetting('sessions', 'last_used_at', `now() - interval '${idleDays} days'`)
/** As long as the browser keeps the cookie. */
const devices = forgetting('devices', 'last_used_at', `now() - interval '365 days'`)
const securityEvents = forgetting('security_events', 'happened_at', `now() - interval '90 days'`)
/** A used link is remembered for a while: who follows it again is told that all is well. */
const tokens = forgetting('customer_tokens', 'expires_at', `now() - interval '30 days'`)
const attempts = forgetting('attempts', 'window_ends_at', 'now()', '(blocked_until is null or blocked_until < now())')
/** One that could not be sent was given up after two days. What belongs to an order is kept as long as its books are. */
const mailAge = 'coalesce(sent_at, created_at)'
const mails = forgetting('mails', mailAge, `now() - interval '90 days'`, `cause not like 'order %'`)
const orderMails = forgetting('mails', mailAge, `now() - interval '7 years'`, `cause like 'order %'`)
const failedJobs = forgetting('jobs', 'failed_at', `now() - interval '90 days'`)
/** Evidence for the tax office, longer than it may ask for it. A customer's own stay as long as the customer does. */
const vatChecks = forgetting('vat_checks', 'checked_at', `now() - interval '10 years'`, 'customer_id is null')

export function createAccountCleaning(pool: Pool): AccountCleaning {
  const forget =
    (...statements: readonly string[]) =>
    async () => {
      let count = 0
      for (const statement of statements) count += (await orUnavailable(pool.query(statement))).rowCount ?? 0
      return count
    }
  return {
    forgetSessions: forget(sessions, idleSessions),
    forgetDevices: forget(devices),
    forgetSecurityEvents: forget(securityEvents),
    forgetTokens: forget(tokens),
    forgetAttempts: forget(attempts),
    forgetMails: forget(mails, orderMails),
    forgetFailedJobs: forget(failedJobs),
    forgetVatChecks: forget(vatChecks),
  }
}
