import type { CommissionSlugs } from '#core/partners/commission.ts'
import type { Cents } from '#core/money/money.ts'

export interface CommissionRow {
  readonly slugs: CommissionSlugs
  readonly name: string
  /** Commission for a one-year sale of the cheapest and the most expensive product. */
  readonly least: Cents
  readonly most: Cents
  /** Path of the product page. */
  readonly path: string
}
