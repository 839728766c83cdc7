import type { NameResult } from '#core/names/name-result.ts'
import type { Lookup } from './name-lookups.ts'

/** State of a row whose name is valid. */
export type CheckedState =
  | 'checking'
  | 'available'
  | 'taken'
  | 'premium'
  | 'reserved'
  /** The name may be free; the shop checks again before payment. */
  | 'unknown'
  /** The registry did not answer. */
  | 'unanswered'
  | 'failed'
  | 'tooFast'

export type RowAction = 'wait' | 'add' | 'move' | 'retry' | 'ask' | 'none'

/** For these reasons a retry would not help. */
const finallyUnknown = new Set(['not_confirmed', 'no_register', 'not_permitted'])

export function checkedStateOf(lookup: Lookup): CheckedState {
  if (lookup.kind === 'checking') return 'checking'
  if (lookup.kind === 'failed') return lookup.failure === 'tooFast' ? 'tooFast' : 'failed'
  return foundStateOf(lookup.found, lookup.isAgain)
}

/** A name whose registry does not answer can be ordered after one retry. */
function foundStateOf({ state, reason }: NameResult, isAgain: boolean): CheckedState {
  if (state === 'invalid') return 'reserved'
  if (state !== 'unknown' || isAgain || finallyUnknown.has(reason ?? '')) return state
  return 'unanswered'
}

/** Caveat on a state: the key of its text. */
export type Reservation = 'recheck' | 'not_confirmed' | 'no_register' | 'not_permitted' | 'unanswered'

export function reservationOf(lookup: Lookup): Reservation | null {
  if (lookup.kind !== 'found') return null
  const { state, recheck, reason } = lookup.found
  if (state === 'available') return recheck ? 'recheck' : null
  if (state !== 'unknown') return null
  return reason === 'not_confirmed' || reason === 'no_register' || reason === 'not_permitted' ? reason : 'unanswered'
}

const actions: Readonly<Record<CheckedState, RowAction>> = {
  checking: 'wait',
  available: 'add',
  taken: 'move',
  premium: 'ask',
  reserved: 'none',
  unknown: 'add',
  unanswered: 'retry',
  failed: 'retry',
  tooFast: 'retry',
}

/** The single action of a row. A premium name can be ordered only when its price is known. */
export function actionFor(state: CheckedState, isPriced: boolean): RowAction {
  return state === 'premium' && isPriced ? 'add' : actions[state]
}

/** Progress of a set of lookups. */
export interface NameCounts {
  readonly total: number
  /** Resolved or failed. */
  readonly done: number
  readonly free: number
  readonly taken: number
}

export function countNames(names: readonly string[], of: (name: string) => Lookup): NameCounts {
  const states = names.map((name) => checkedStateOf(of(name)))
  return {
    total: names.length,
    done: states.filter((state) => state !== 'checking').length,
    free: states.filter((state) => state === 'available').length,
    taken: states.filter((state) => state === 'taken').length,
  }
}

/** The holder's sale notice: a text and an optional link. */
export interface ForSale {
  readonly text: string
  readonly url: string | undefined
}

/**
 * The notice is untrusted, so only a plain https URL becomes a link.
 * @returns null if the name is not for sale
 */
export function forSaleOf(notice: string | undefined): ForSale | null {
  if (notice === undefined) return null
  const address = /(?:^|\s)(https:\/\/\S+)$/.exec(notice)?.[1]
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
  return url && url.username === '' ? { text: notice, url: url.href } : { text: notice, url: undefined }
}
