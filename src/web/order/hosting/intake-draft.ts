import {
  codeFaultOf,
  type IntakeFaults,
  intakeFaultsOf,
  intakeIn,
  type MovingIntake,
} from '#domain/cart/moving-intake.ts'
import type { HostedName } from '#web/order/hosting/hosted-names.ts'
import type { Told } from '#web/order/hosting/intake-wishes.ts'

/** The form as it stands, also half filled in. */
export interface Draft extends MovingIntake {
  readonly when: 'now' | 'later' | null
  readonly code: string
}

/** What was typed and not saved yet, by name: it outlives a look at another step, not the page. */
const drafts = new Map<string, Draft>()

export function draftOf({ name, domain, moving }: HostedName): Draft {
  const kept = drafts.get(name)
  if (kept) return kept
  const code = (domain?.type === 'domain' && domain.parameters.transferCode) || ''
  const intake = intakeIn(moving?.type === 'movingService' ? moving.parameters : {})
  return { ...intake, code, when: code === '' ? null : 'now' }
}

export function keepDraft(name: string, draft: Draft | null): void {
  if (draft) drafts.set(name, draft)
  else drafts.delete(name)
}

export function toldIn(draft: Draft): Told {
  return { intake: draft, code: draft.when === 'now' ? draft.code : null }
}

/** Only of what is asked: about a name that moves alone, no more than its code. */
export function draftFaultsOf(draft: Draft, isMoving: boolean): IntakeFaults {
  const code = codeFaultOf(toldIn(draft).code)
  return { ...(isMoving && intakeFaultsOf(draft)), ...(code && { code }) }
}
