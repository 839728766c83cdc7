import { taxOf } from '#domain/tax/vat.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { Caller } from '#services/basics/caller.ts'

/** The tax is worked out anew for every call: it follows from what the customer's row says now. */
export async function readCaller(
  { sessions, today }: Pick<AccountDependencies, 'sessions' | 'today'>,
  sessionId: string,
): Promise<Caller | null> {
  const session = await sessions.find(sessionId)
  if (session === null) return null
  return { customerId: session.customerId, tax: taxOf(session, today()), sessionHash: session.hash }
}
