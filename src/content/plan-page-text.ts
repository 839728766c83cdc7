import type { FaqItem, PlanSize, TextLink } from '#content/home-text.ts'
import type { SiteLocale } from '#domain/locale.ts'

/** Rows of the comparison; what stands in them comes from the catalogue. */
export type ComparisonRow =
  | 'firstYear'
  | 'renewal'
  | 'sites'
  | 'storage'
  | 'mailboxes'
  | 'automaticUpdates'
  | 'backups'
  | 'staging'
  | 'freeMoving'

export interface ComparisonGroup {
  /** The first group, the two prices, has none. */
  readonly label?: string
  readonly rows: readonly { readonly row: ComparisonRow; readonly label: string }[]
}

export interface Feature {
  readonly title: string
  readonly text: string
  readonly drawing: 'glas' | 'kas' | 'plank' | 'post'
}

/** A page that sells three sizes of one family. Its h1 and lead are with the other pages. */
export interface PlanPageText<L extends SiteLocale> {
  readonly hero: {
    /** Leads to the plans on the same page. */
    readonly choose: string
    readonly second: TextLink<L>
  }
  readonly plans: {
    readonly h2: string
    readonly fit: Readonly<Record<PlanSize, string>>
  }
  readonly comparison: {
    readonly h2: string
    /** Head of the first column, for screen readers. */
    readonly rowHeading: string
    readonly groups: readonly ComparisonGroup[]
  }
  readonly features: readonly [Feature, Feature]
  readonly faq: {
    readonly h2: string
    readonly items: readonly FaqItem[]
  }
}

export type PlanPageId = 'wordpressHosting' | 'webhosting'

/** How the values of the catalogue are worded in a comparison. Numbers arrive formatted. */
export interface PlanValues {
  readonly yes: string
  readonly notIncluded: string
  readonly unlimited: string
  readonly free: string
  readonly gigabytes: (amount: string) => string
  readonly days: (amount: string) => string
  readonly sites: (count: number) => string
}
