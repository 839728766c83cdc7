import { setTimeout as pause } from 'node:timers/promises'

const maxAttempts = 4
const serializationFailure = '40001'
const deadlock = '40P01'

/**
 * Repeats what PostgreSQL rolled back only because of what others did at the same moment. Nothing of it has happened,
 * so that it can be done again: a statement outside a transaction, or the transaction as a whole.
 */
export async function retried<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !isCollision(error)) throw error
    }
    // Those who collided must not come back at the same moment.
    await pause(10 * 2 ** attempt * (0.5 + Math.random()))
  }
}

/** Stores may have told it as `Unavailable` already. */
function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === serializationFailure || code === deadlock || isCollision(error.cause)
}
