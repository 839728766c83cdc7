import type { DomainPageText } from '#content/domain-page-text.ts'
import type { FaqItem, TextLink } from '#content/home-text.ts'
import type {
  ArgumentText,
  NextPagesText,
  NotIncludedText,
  PackagesText,
  ThreeYearsText,
  WordTableText,
} from '#content/offer-text.ts'
import type { ComparisonText, Feature } from '#content/plan-page-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** What every page that sells a package says. Its h1 and lead are with the other pages. */
interface OfferPageText<L extends SiteLocale> {
  readonly hero: {
    /** Leads to the packages on the same page. */
    readonly choose: string
    readonly second: TextLink<L>
  }
  readonly packages: PackagesText<L>
  readonly threeYears: ThreeYearsText
  readonly notIncluded: NotIncludedText<L>
  readonly faq: { readonly h2: string; readonly items: readonly FaqItem[] }
  readonly next: NextPagesText<L>
}

/** Room for whoever builds alone: what it costs later is the question. */
export interface WebhostingText<L extends SiteLocale> extends OfferPageText<L> {
  readonly freedom: ArgumentText
  readonly comparison: ComparisonText
  readonly features: readonly [Feature, Feature]
  /** Web hosting beside its neighbours. */
  readonly kinds: WordTableText
}

/** WordPress looked after: who does which work is the question. */
export interface WordpressHostingText<L extends SiteLocale> extends OfferPageText<L> {
  readonly care: ArgumentText
  readonly tasks: WordTableText
  readonly comparison: ComparisonText
  readonly features: readonly [Feature, Feature]
}

/** A first site: whether one can do it is the question. */
export interface WordpressSiteText<L extends SiteLocale> extends OfferPageText<L> {
  readonly steps: DomainPageText['steps']
  readonly themes: ArgumentText
  readonly blocks: ArgumentText
  readonly asks: ArgumentText
  /** WordPress beside the other way to get a site. */
  readonly ways: WordTableText
  readonly duties: WordTableText
}

/** A shop of one's own: payments, law and busy days are the question. */
export interface WoocommerceShopText<L extends SiteLocale> extends OfferPageText<L> {
  readonly own: ArgumentText
  readonly comparison: ComparisonText
  readonly settings: WordTableText
  readonly law: WordTableText
  readonly rebuild: ArgumentText
  /** WooCommerce beside the shop builder. */
  readonly ways: WordTableText
}
