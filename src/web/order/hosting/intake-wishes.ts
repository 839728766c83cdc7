import { type CartItem, withoutItem } from '#domain/cart/cart.ts'
import {
  type MovingIntake,
  movingParametersOf,
  codeFaultOf,
  type IntakeFaults,
  intakeFaultsOf,
  intakeIn,
} from '#domain/cart/moving-intake.ts'
import { renewedItemsOf } from '#web/cart/renewed-items.ts'
import type { HostedName } from './hosted-names.ts'

/** What is told about a move. */
export interface Told {
  readonly intake: MovingIntake
  /** Null: later. */
  readonly code: string | null
}

/** Items that make way for themselves with what was told. A name takes along all that hangs under it. */
export function intakeWishesOf(
  items: readonly CartItem[],
  { name, domain, moving }: Pick<HostedName, 'name' | 'domain' | 'moving'>,
  { intake, code }: Told,
): readonly CartItem[] {
  const parameters = movingParametersOf(name, intake)
  const told = (item: CartItem): CartItem => {
    if (item.id === moving?.id && item.type === 'movingService') return { ...item, parameters }
    return item.id === domain?.id && item.type === 'domain' ? withCode(item, code) : item
  }
  const changed = [domain, moving].filter((item) => item !== undefined && isChanged(item, told(item)))
  if (domain && changed.includes(domain)) {
    const left = withoutItem(items, domain.id)
    return renewedItemsOf(items.filter((item) => !left.includes(item)).map(told))
  }
  return renewedItemsOf(changed.flatMap((item) => (item ? told(item) : [])))
}

function withCode(item: CartItem & { readonly type: 'domain' }, code: string | null): CartItem {
  const { sld, tld } = item.parameters
  return { ...item, parameters: { sld, tld, ...(code !== null && { transferCode: code.trim() }) } }
}

function isChanged(before: CartItem, after: CartItem): boolean {
  return toldWith(before) !== toldWith(after)
}

function toldWith(item: CartItem): string {
  if (item.type === 'domain') return item.parameters.transferCode ?? ''
  return item.type === 'movingService' ? JSON.stringify([item.parameters.currentProvider, item.parameters.wishes]) : ''
}

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
