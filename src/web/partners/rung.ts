import type { CommissionSlugs } from '#domain/commission.ts'
import type { Cents } from '#domain/money.ts'

/** A rung of the commission ladder, with the words of the page. */
export interface Rung {
  readonly slugs: CommissionSlugs
  readonly name: string
  readonly amount: Cents
  /** Where it is sold. */
  readonly path: string
}
