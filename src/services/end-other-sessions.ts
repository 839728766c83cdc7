import type { Accounts } from '#services/accounts.ts'
import type { Caller } from '#services/caller.ts'

/** Log out everywhere else. */
export async function endOtherSessions({ sessions }: Accounts, { customerId, sessionHash }: Caller): Promise<void> {
  if (customerId !== null) await sessions.endOthers(customerId, sessionHash ?? null)
}
