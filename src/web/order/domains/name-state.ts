import type { FoundName } from '#domain/names/found-name.ts'
import type { Lookup } from './name-lookups.ts'

/** What a row says of a name that can be a name. */
export type CheckedState =
  | 'checking'
  | 'available'
  | 'taken'
  | 'premium'
  | 'reserved'
  /** It may be free; whether it is, is found out before anybody pays. */
  | 'unknown'
  /** Its register did not answer. */
  | 'unanswered'
  /** We could not ask. */
  | 'failed'
  | 'tooFast'

export type RowAction = 'wait' | 'add' | 'move' | 'retry' | 'ask' | 'none'

/** For these no second question would help. */
const honestlyUnknown = new Set(['not_confirmed', 'no_register'])

export function checkedStateOf(lookup: Lookup): CheckedState {
  if (lookup.kind === 'checking') return 'checking'
  if (lookup.kind === 'failed') return lookup.trouble === 'tooFast' ? 'tooFast' : 'failed'
  return foundStateOf(lookup.found, lookup.isAgain)
}

/** A register that stays silent does not keep anybody from ordering. */
function foundStateOf({ state, reason }: FoundName, isAgain: boolean): CheckedState {
  if (state === 'invalid') return 'reserved'
  if (state !== 'unknown' || isAgain || honestlyUnknown.has(reason ?? '')) return state
  return 'unanswered'
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

/** One thing to do with it. */
export function actionFor(state: CheckedState): RowAction {
  return actions[state]
}
