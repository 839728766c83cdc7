import { type CartItem, withoutItem } from '#core/cart/cart.ts'
import {
  type MovingIntake,
  movingParametersOf,
  codeFaultOf,
  type IntakeFaults,
  intakeFaultsOf,
  intakeIn,
} from '#core/cart/moving-intake.ts'
import { transferFamilyOf } from '#core/names/transfers.ts'
import { withNewIds } from '#web/cart/item-ids.ts'
import type { HostedName } from './hosted-names.ts'

export interface IntakeAnswers {
  readonly intake: MovingIntake
  /** Transfer code; null to supply it later. */
  readonly code: string | null
}

/** New versions of the items that change with the answers. A domain is replaced with all its descendants. */
export function itemsWithIntake(
  items: readonly CartItem[],
  { name, domain, moving }: Pick<HostedName, 'name' | 'domain' | 'moving'>,
  { intake, code }: IntakeAnswers,
): readonly CartItem[] {
  const parameters = movingParametersOf(name, intake)
  const withAnswers = (item: CartItem): CartItem => {
    if (item.id === moving?.id && item.type === 'movingService') return { ...item, parameters }
    return item.id === domain?.id && item.type === 'domain' ? withCode(item, code) : item
  }
  const changed = [domain, moving].filter((item) => item !== undefined && isChanged(item, withAnswers(item)))
  if (domain && changed.includes(domain)) {
    const remaining = withoutItem(items, domain.id)
    return withNewIds(items.filter((item) => !remaining.includes(item)).map(withAnswers))
  }
  return withNewIds(changed.flatMap((item) => (item ? withAnswers(item) : [])))
}

function withCode(item: CartItem & { readonly type: 'domain' }, code: string | null): CartItem {
  const { sld, tld } = item.parameters
  return { ...item, parameters: { sld, tld, ...(code !== null && { transferCode: code.trim() }) } }
}

function isChanged(before: CartItem, after: CartItem): boolean {
  return answersOf(before) !== answersOf(after)
}

function answersOf(item: CartItem): string {
  if (item.type === 'domain') return item.parameters.transferCode ?? ''
  return item.type === 'movingService' ? JSON.stringify([item.parameters.currentProvider, item.parameters.wishes]) : ''
}

/** State of the form, which may be incomplete. */
export interface Draft extends MovingIntake {
  readonly when: 'now' | 'later' | null
  readonly code: string
}

/** Unsaved drafts by name: kept while other steps show, lost with the page. */
const drafts = new Map<string, Draft>()

export function draftOf({ name, domain, moving }: HostedName): Draft {
  const draft = drafts.get(name)
  if (draft) return draft
  const code = (domain?.type === 'domain' && domain.parameters.transferCode) || ''
  const intake = intakeIn(moving?.type === 'movingService' ? moving.parameters : {})
  return { ...intake, code, when: code === '' ? null : 'now' }
}

export function keepDraft(name: string, draft: Draft | null): void {
  if (draft) drafts.set(name, draft)
  else drafts.delete(name)
}

export function answersIn(draft: Draft): IntakeAnswers {
  return { intake: draft, code: draft.when === 'now' ? draft.code : null }
}

/** Checks only the fields that are shown: for a name that moves alone, just its transfer code. */
export function draftFaultsOf(draft: Draft, { name, moving }: Pick<HostedName, 'name' | 'moving'>): IntakeFaults {
  const isMoving = moving !== undefined
  const code = codeFaultOf(answersIn(draft).code, transferFamilyOf(name))
  return { ...(isMoving && intakeFaultsOf(draft)), ...(code && { code }) }
}
