import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PageIdIn } from '#site/pages.ts'

/** Sizes of a plan; their names come from the catalogue. */
export type PlanSize = 'stek' | 'struik' | 'boom'

/** A link of a page's own text, to a page that exists in the same language. */
export interface TextLink<L extends SiteLocale> {
  readonly label: string
  readonly page: PageIdIn<L>
}

export interface FaqItem {
  readonly question: string
  readonly answer: string
}

export interface Offer<L extends SiteLocale> {
  readonly title: string
  readonly text: string
  readonly page: PageIdIn<L>
}

/** The home page. `extensions` is how many the catalogue counts, as it is shown: `1.900+`. */
export interface HomeText<L extends SiteLocale> {
  readonly search: {
    readonly label: string
    readonly placeholder: string
    readonly button: string
    readonly hint: string
  }
  readonly planter: {
    readonly note: string
    readonly allExtensions: (extensions: string) => string
  }
  readonly trust: readonly {
    readonly icon: 'tag' | 'move' | 'globe' | 'chat'
    readonly titleOf: (extensions: string) => string
    readonly text: string
  }[]
  readonly offers: {
    readonly h2: string
    readonly lead: string
    readonly tiles: Readonly<Record<'wordpress' | 'domain' | 'email' | 'webhosting' | 'website' | 'webshop', Offer<L>>>
    readonly note: string
  }
  readonly plans: {
    readonly h2: string
    readonly lead: string
    readonly fit: Readonly<Record<PlanSize, string>>
    /** Where they stand side by side, and over three years. */
    readonly all: TextLink<L>
  }
  readonly moving: MovingText<L>
  readonly faq: {
    readonly h2: string
    readonly all: TextLink<L>
    readonly items: readonly FaqItem[]
  }
}

/** The dark band with the cargo bike, on the home page and on the plan pages. */
export interface MovingText<L extends SiteLocale> {
  readonly h2: readonly [string, string]
  readonly lead: string
  readonly start: TextLink<L>
  readonly how?: TextLink<L>
  /** Before the row of providers; only in a language that has their pages. */
  readonly fromLabel?: string
}
