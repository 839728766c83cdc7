import type { Pool } from 'pg'
import { createAttempts } from './attempts.ts'
import { createCustomers } from '#adapters/postgres/customers/customers.ts'
import { createSessions } from './sessions.ts'
import { createTokens } from './tokens.ts'
import { noLimits } from '#services/customers/attempts-port.ts'

/** All that an account keeps in the database. Without limits nobody is counted. */
export function createAccountStores(pool: Pool, { limits }: { readonly limits: boolean }) {
  return {
    customers: createCustomers(pool),
    sessions: createSessions(pool),
    tokens: createTokens(pool),
    attempts: limits ? createAttempts(pool) : noLimits,
  }
}
