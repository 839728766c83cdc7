import { shortNetworkOf } from '#core/net/networks.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Deps } from '#features/deps.ts'
import type { ListedSession } from './repository.ts'

/** The open sessions of the customer, the current one first. */
export async function listSessions(
  { sessions }: Deps,
  { customerId, sessionHash }: Caller,
): Promise<Result<readonly (ListedSession & { readonly isCurrent: boolean })[], 'login_required'>> {
  if (customerId === null) return fail('login_required')
  const listed = (await sessions.listOf(customerId)).map((session) => ({
    ...session,
    isCurrent: session.hash === sessionHash,
  }))
  return ok(listed.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)))
}

export async function logOut(
  { transaction }: Deps,
  { customerId, sessionHash }: Caller,
  source: string,
): Promise<void> {
  if (customerId === null || sessionHash === undefined) return
  await transaction(async ({ sessions, securityEvents }) => {
    if (await sessions.end(customerId, sessionHash)) {
      await securityEvents.add({ kind: 'logout', customerId, network: shortNetworkOf(source) })
    }
  })
}

/** Ends one of the customer's own sessions and forgets its device. Nothing happens if it has ended before. */
export async function endSession(
  { transaction }: Deps,
  { customerId }: Caller,
  { hash, source }: { readonly hash: string; readonly source: string },
): Promise<Result<null, 'login_required'>> {
  if (customerId === null) return fail('login_required')
  await transaction(async ({ sessions, securityEvents }) => {
    if (await sessions.end(customerId, hash, { forgetDevice: true })) {
      await securityEvents.add({ kind: 'session_ended', customerId, network: shortNetworkOf(source) })
    }
  })
  return ok(null)
}

/** Ends all sessions but the current one and forgets their devices. */
export async function endOtherSessions(
  { transaction }: Deps,
  { customerId, sessionHash }: Caller,
  source: string,
): Promise<Result<null, 'login_required'>> {
  if (customerId === null) return fail('login_required')
  await transaction(async ({ sessions, securityEvents }) => {
    const count = await sessions.endOthers(customerId, sessionHash ?? null)
    if (count > 0) {
      await securityEvents.add({
        kind: 'sessions_ended',
        customerId,
        network: shortNetworkOf(source),
        detail: String(count),
      })
    }
  })
  return ok(null)
}
