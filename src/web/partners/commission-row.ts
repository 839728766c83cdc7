import type { CommissionSlugs } from '#core/partners/commission.ts'
import type { Cents } from '#core/money/money.ts'

/** A row of the commission table, with its texts. */
export interface CommissionRow {
  readonly slugs: CommissionSlugs
  readonly name: string
  /** What a sale for a year earns, from the cheapest product to the dearest. */
  readonly least: Cents
  readonly most: Cents
  /** Where it is sold. */
  readonly path: string
}
