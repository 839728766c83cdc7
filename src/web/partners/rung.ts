import type { CommissionSlugs } from '#domain/partners/commission.ts'
import type { Cents } from '#domain/money/money.ts'

/** A rung of the commission ladder, with the words of the page. */
export interface Rung {
  readonly slugs: CommissionSlugs
  readonly name: string
  readonly amount: Cents
  /** Where it is sold. */
  readonly path: string
}
