import { type HolderFault, holderFaults, type HolderForm, normalizeHolder } from '#core/customers/holder.ts'
import { fail, type Failure, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Deps } from '#features/deps.ts'
import { isPhoneNumber } from '#platform/clients/number-checks.ts'
import type { StoredHolder } from './holders-repository.ts'

/** Enough for a web builder who registers names for many customers. */
export const maxHolders = 200

export async function listHolders(
  { holders }: Deps,
  { customerId }: Caller,
): Promise<Result<readonly StoredHolder[], 'login_required'>> {
  return customerId === null ? fail('login_required') : ok(await holders.listOf(customerId))
}

export type RefusedHolder =
  | Failure<'login_required' | 'not_found' | 'too_many_holders'>
  | (Failure<'validation_failed'> & { readonly faults: readonly HolderFault[] })

/** Adds a holder if `id` is null. Existing orders keep the details they were made with. */
export async function saveHolder(
  { holders }: Deps,
  { customerId }: Caller,
  id: string | null,
  form: HolderForm,
): Promise<{ readonly ok: true; readonly value: StoredHolder } | RefusedHolder> {
  if (customerId === null) return fail('login_required')
  const faults = holderFaults(form)
  if (faults.length > 0) return { ...fail('validation_failed'), faults }
  const holder = normalizeHolder(form)
  if (!isPhoneNumber(holder.phone)) {
    return { ...fail('validation_failed'), faults: [{ path: 'phone', code: 'malformed_phone' }] }
  }
  if (id !== null) return (await holders.change(customerId, id, holder)) ? ok({ ...holder, id }) : fail('not_found')
  const added = await holders.add(customerId, holder, maxHolders)
  return added === null ? fail('too_many_holders') : ok({ ...holder, id: added })
}

/** Succeeds if the holder is gone already. A cart that refers to it needs another holder. */
export async function removeHolder(
  { holders }: Deps,
  { customerId }: Caller,
  id: string,
): Promise<Result<null, 'login_required'>> {
  if (customerId === null) return fail('login_required')
  await holders.remove(customerId, id)
  return ok(null)
}
