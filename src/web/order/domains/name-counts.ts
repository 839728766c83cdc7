import type { Lookup } from '#web/order/domains/name-lookups.ts'
import { checkedStateOf } from '#web/order/domains/name-state.ts'

/** How far the lookups of some names have come. */
export interface NameCounts {
  readonly total: number
  /** Known, or given up on. */
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
