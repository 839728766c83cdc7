import { taxOf } from '#domain/customer-tax.ts'
import type { Accounts } from '#services/accounts.ts'
import type { Caller } from '#services/caller.ts'

/** The tax is worked out anew for every call: it follows from what the customer's row says now. */
export async function readCaller(
  { sessions, today }: Pick<Accounts, 'sessions' | 'today'>,
  sessionId: string,
): Promise<Caller | null> {
  const session = await sessions.find(sessionId)
  if (session === null) return null
  return { customerId: session.customerId, tax: taxOf(session, today()), sessionHash: session.hash }
}
