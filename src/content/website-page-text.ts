import type { DomainPageText } from '#content/domain-page-text.ts'
import type { ArgumentText } from '#content/offer-text.ts'
import type { ComparisonText } from '#content/plan-page-text.ts'
import type { SoldPageText, TwoListsText, WaysText } from '#content/sold-page-text.ts'

/** The page about the website builder, which exists in Dutch only. */
export interface WebsitePageText extends SoldPageText<'nl'> {
  readonly argument: ArgumentText
  readonly ways: WaysText
  readonly comparison: ComparisonText
  readonly steps: DomainPageText['steps']
  readonly leaving: TwoListsText & { readonly advice: string; readonly adviceLink: string }
}
