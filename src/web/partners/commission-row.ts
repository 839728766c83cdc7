import type { CommissionSlugs } from '#domain/partners/commission.ts'
import type { Cents } from '#domain/money/money.ts'

/** A row of the commission table, with its texts. */
export interface CommissionRow {
  readonly slugs: CommissionSlugs
  readonly name: string
  readonly amount: Cents
  /** Where it is sold. */
  readonly path: string
}
