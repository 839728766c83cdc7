import type { DomainPageText } from '#content/domain-page-text.ts'
import type { FaqItem } from '#content/home-text.ts'
import type { CommissionSlugs } from '#domain/partners/commission.ts'

/** What the programme promises, as it is shown: days are numbers, amounts have their sign. */
export interface PartnerTerms {
  readonly cookieDays: string
  readonly approvalDays: string
  readonly most: string
  readonly minPayout: string
  /** What a name alone brings. */
  readonly nothing: string
}

interface Said {
  readonly title: string
  readonly text: string
}

/** The pages of the partner programme, which speaks Dutch only. */
export interface PartnerPageText {
  readonly join: string
  readonly openStatement: string
  readonly steps: DomainPageText['steps']
  readonly ladder: { readonly h2: string; readonly lead: string; readonly notes: readonly string[] }
  readonly rules: { readonly h2: string; readonly lead: string; readonly items: readonly Said[] }
  readonly view: {
    readonly h2: string
    readonly seen: { readonly h3: string; readonly items: readonly string[] }
    readonly unseen: { readonly h3: string; readonly items: readonly string[] }
  }
  readonly faq: { readonly h2: string; readonly lead: string; readonly items: readonly FaqItem[] }
  readonly signup: { readonly asides: readonly Said[]; readonly noScript: string }
  readonly statement: { readonly noScript: string }
}

/** Names of rungs that stand for more than one product. */
export type FamilyNames = Readonly<Partial<Record<CommissionSlugs, string>>>
