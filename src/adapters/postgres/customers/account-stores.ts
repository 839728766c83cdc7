import type { Pool } from 'pg'
import { createAttempts } from '#adapters/postgres/attempts/attempts.ts'
import { createCustomers } from '#adapters/postgres/customers/customers.ts'
import { createSessions } from '#adapters/postgres/sessions/sessions.ts'
import { createTokens } from '#adapters/postgres/tokens/tokens.ts'
import { noLimits } from '#services/ports/attempts.ts'

/** All that an account keeps in the database. Without limits nobody is counted. */
export function createAccountStores(pool: Pool, { limits }: { readonly limits: boolean }) {
  return {
    customers: createCustomers(pool),
    sessions: createSessions(pool),
    tokens: createTokens(pool),
    attempts: limits ? createAttempts(pool) : noLimits,
  }
}
