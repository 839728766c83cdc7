import type { Pool } from 'pg'
import { createAttempts } from './attempts.ts'
import { createCustomers } from '#adapters/postgres/customers/customers.ts'
import { createSessions } from './sessions.ts'
import { createTokens } from './tokens.ts'
import { mailOutbox } from '#adapters/postgres/mails/mails.ts'
import { noLimits } from '#services/customers/customer-ports.ts'

/** All that an account keeps in the database. Without limits nobody is counted. */
export function createAccountStores(pool: Pool, { limits }: { readonly limits: boolean }) {
  return {
    customers: createCustomers(pool),
    sessions: createSessions(pool),
    tokens: createTokens(pool),
    mails: mailOutbox(pool),
    attempts: limits ? createAttempts(pool) : noLimits,
  }
}
