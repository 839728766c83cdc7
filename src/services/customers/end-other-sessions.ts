import type { AccountDependencies } from './account-dependencies.ts'
import type { Caller } from '#services/basics/caller.ts'

/** Log out everywhere else. */
export async function endOtherSessions(
  { sessions }: AccountDependencies,
  { customerId, sessionHash }: Caller,
): Promise<void> {
  if (customerId !== null) await sessions.endOthers(customerId, sessionHash ?? null)
}
