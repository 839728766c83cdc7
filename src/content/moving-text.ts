import type { FaqItem } from '#content/home-text.ts'
import type { NextPagesText, ThreeYearsText } from '#content/offer-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PageIdIn } from '#site/pages.ts'

export interface MovingStep {
  readonly title: string
  readonly text: string
  /** Who does it, and how long it takes. */
  readonly who: string
}

export interface MovingSteps {
  readonly h2: string
  readonly lead: string
  /** Three, or four where a provider asks for one more. */
  readonly items: readonly MovingStep[]
}

/** What it takes to move: words in three columns, the first of which names the row. */
export interface MovingTable {
  readonly h2: string
  readonly lead?: string
  readonly head: readonly [string, string, string]
  readonly rows: readonly (readonly [string, string, string])[]
}

/** A page's own reason to exist, beside a drawing. */
export interface MovingReason {
  readonly h2: string
  readonly paragraphs: readonly string[]
  readonly drawing:
    | 'calathea'
    | 'glas'
    | 'kas'
    | 'kraam'
    | 'naam'
    | 'naam-be'
    | 'naam-de'
    | 'pilea'
    | 'plank'
    | 'post'
    | 'rank'
    | 'sans'
}

export interface WatchOut {
  readonly title: string
  readonly text: string
}

/** What we need to begin, and what cannot come along. */
export interface PackingList {
  readonly h2: string
  readonly bring: { readonly h3: string; readonly items: readonly string[] }
  readonly stays: { readonly h3: string; readonly items: readonly string[] }
}

/** Where customers of one provider find what a move needs. */
export interface CodePath {
  readonly h2: string
  /** What to click, in order. */
  readonly path: readonly string[]
  /** What to do when it looks different. */
  readonly otherwise: string
  /** Names and rules of this provider, for somebody who only looks something up. */
  readonly facts: readonly (readonly [term: string, says: string])[]
}

/** The cheapest package people move to; the page names its prices. */
export type SmallestPackage = 'webhosting-stek' | 'wordpress-stek'

/** A page for customers of one provider. Its h1 and lead are with the other pages. */
export interface MoverText {
  readonly smallest: SmallestPackage
  readonly steps: { readonly lead: string; readonly items: readonly MovingStep[] }
  readonly code: CodePath
  readonly duties: readonly (readonly [part: string, we: string, you: string])[]
  /** Whose name it is, and that there is no connection. */
  readonly mark: string
  readonly reason: MovingReason
  readonly watch: readonly WatchOut[]
  readonly bring: readonly string[]
  readonly stays: readonly string[]
  readonly faq: readonly FaqItem[]
  readonly next: NextPagesText<'nl'>['items']
}

export type MoverPageId = Extract<PageIdIn<'nl'>, `moveFrom${string}`>

/** What the pages about one provider say in the same words. */
export interface MoverWords {
  readonly stepsHeading: string
  readonly dutiesHeading: string
  readonly dutiesHead: readonly [string, string, string]
  readonly factsHeading: (provider: string) => string
  readonly watchHeading: (provider: string) => string
  readonly packingHeading: string
  readonly bringHeading: string
  readonly staysHeading: string
  readonly faqHeading: string
  readonly nextHeading: string
}

/** What every page about moving says in the same words. */
export interface MovingWords {
  /** Around the two prices of the smallest package. */
  readonly price: { readonly before: string; readonly between: string; readonly after: string }
  /** Beside the questions: back to the field for the name. */
  readonly ready: { readonly lead: string; readonly button: string }
}

export interface MoveWebsiteText {
  readonly steps: MovingSteps
  readonly luggage: MovingTable
  readonly reason: MovingReason
  readonly providers: {
    readonly h2: string
    readonly lead: string
    /** What each page tells first, in a line. */
    readonly lines: Readonly<Record<MoverPageId, string>>
    readonly elsewhere: { readonly title: string; readonly text: string; readonly link: string }
  }
  readonly packing: PackingList
  readonly years: ThreeYearsText
  readonly faq: { readonly h2: string; readonly items: readonly FaqItem[] }
  readonly next: NextPagesText<'nl'>
}

export interface MoveWordpressText<L extends SiteLocale> {
  readonly steps: MovingSteps
  readonly reason: MovingReason
  readonly luggage: MovingTable
  readonly shop: MovingReason
  readonly watch: { readonly h2: string; readonly items: readonly WatchOut[] }
  readonly packing: PackingList
  readonly years: ThreeYearsText
  readonly faq: { readonly h2: string; readonly items: readonly FaqItem[] }
  readonly next: NextPagesText<L>
}

/** What stands on the page about moving a name, beside what every page about names has. */
export interface MoveDomainText<L extends SiteLocale> {
  readonly choice: MovingTable
  readonly reason: MovingReason
  readonly watch: { readonly h2: string; readonly items: readonly WatchOut[] }
  readonly packing: PackingList
  readonly next: NextPagesText<L>
}
