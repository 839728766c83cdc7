import type { DomainPageText } from '#content/domain-page-text.ts'
import type { ArgumentText } from '#content/offer-text.ts'
import type { ComparisonText } from '#content/plan-page-text.ts'
import type { SoldPageText, WaysText } from '#content/sold-page-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** A message in a list of messages, as the receiver sees it. */
export interface SeenMessage {
  readonly from: string
  readonly subject: string
  readonly verdict: string
}

/** The page about mail at a name of one's own. */
export interface EmailPageText<L extends SiteLocale> extends SoldPageText<L> {
  readonly sender: {
    readonly h2: string
    readonly lead: string
    readonly inbox: string
    readonly messages: readonly [free: SeenMessage, own: SeenMessage]
    readonly points: readonly { readonly title: string; readonly text: string }[]
  }
  readonly comparison: ComparisonText
  readonly ways: WaysText
  readonly moving: DomainPageText['steps']
  readonly devices: {
    readonly h2: string
    readonly lead: string
    readonly rowHeading: string
    readonly columns: { readonly server: string; readonly port: string; readonly security: string }
    readonly receive: string
    readonly send: string
    readonly sendOtherwise: string
    readonly webmail: string
    readonly articles: string
  }
  readonly spam: ArgumentText
}
