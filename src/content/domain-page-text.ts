import type { FaqItem } from '#content/home-text.ts'

export const domainPageIds = ['registerDomain', 'buyDomain', 'checkDomain', 'moveDomain'] as const
export type DomainPageId = (typeof domainPageIds)[number]

export interface DomainStep {
  readonly title: string
  readonly text: string
  /** Who does it. */
  readonly who?: string
}

/** A page about names, below its search: the list of extensions, how it goes, what holds for whom, questions. */
export interface DomainPageText {
  readonly list: {
    /** `total` is how many the catalogue counts, as it is shown. */
    readonly h2: (total: string) => string
    readonly lead: string
  }
  readonly steps: {
    readonly h2: string
    readonly lead: string
    readonly items: readonly [DomainStep, DomainStep, DomainStep]
  }
  readonly table: {
    readonly h2: string
    readonly head: readonly [string, string, string]
    readonly rows: readonly (readonly [string, string, string])[]
  }
  readonly faq: {
    readonly h2: string
    readonly items: readonly FaqItem[]
  }
}

/** What every page about names says in the same words. */
export interface ExtensionListText {
  /** Leads to the page with all prices, which needs no script. */
  readonly allByPrice: (total: string) => string
  readonly byPrice: {
    readonly h2: string
    readonly lead: string
    readonly open: (total: string) => string
  }
}
