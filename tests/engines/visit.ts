import type { Caller } from '#tests/e2e/account-forms.ts'
import type { Page } from './page.ts'

/** Somebody with a new browser profile, on one page of the shop, about to go somewhere. */
export interface Visit {
  readonly page: Page
  readonly openTab: () => Promise<Page>
  /** The shop without a browser: for what a journey does not try, and for the demo's mailbox. */
  readonly shop: Caller
  readonly isNarrow: boolean
  /** Waits for a complaint that a journey provokes, and takes all like it out. */
  readonly takeComplaints: (pattern: RegExp) => Promise<void>
  /** The same for what browsers report to the shop, if this one does. */
  readonly takeReports: (pattern: RegExp) => Promise<void>
}

export interface Journey {
  readonly title: string
  readonly width: 390 | 1440
  /** Whether pages may run scripts; they may unless it says otherwise. */
  readonly scripts?: false
  readonly go: (visit: Visit) => Promise<void>
}
