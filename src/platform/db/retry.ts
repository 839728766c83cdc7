import { setTimeout as pause } from 'node:timers/promises'

const maxAttempts = 4
const serializationFailure = '40001'
const deadlock = '40P01'

/**
 * Retries work that PostgreSQL rolled back because of a concurrent transaction. Nothing of it was stored, so a
 * statement outside a transaction, or a transaction as a whole, can be repeated.
 */
export async function retried<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !isCollision(error)) throw error
    }
    // The delay is random, so that the same transactions do not collide again.
    await pause(10 * 2 ** attempt * (0.5 + Math.random()))
  }
}

/** Repositories may have converted the error to `Unavailable` already. */
function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === serializationFailure || code === deadlock || isCollision(error.cause)
}
