/** Rows of the comparison; what stands in them comes from the catalogue. */
export type ComparisonRow =
  | 'firstYear'
  | 'renewal'
  | 'sites'
  | 'shops'
  | 'pages'
  | 'products'
  | 'accounts'
  | 'storage'
  | 'mailboxes'
  | 'mailboxSize'
  | 'automaticUpdates'
  | 'backups'
  | 'staging'
  | 'freeMoving'

/** One value a package, in the order they stand: `true` is "yes", `false` is "not included", a text is itself. */
interface SaidRow {
  readonly label: string
  readonly values: readonly (boolean | string)[]
}

export interface ComparisonGroup {
  /** The first group, the two prices, has none. */
  readonly label?: string
  readonly rows: readonly ({ readonly row: ComparisonRow; readonly label: string } | SaidRow)[]
}

export interface ComparisonText {
  readonly h2: string
  /** Head of the first column, for screen readers. */
  readonly rowHeading: string
  readonly groups: readonly ComparisonGroup[]
}

export interface Feature {
  readonly title: string
  readonly text: string
  readonly drawing: 'glas' | 'kas' | 'plank' | 'post'
}

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
