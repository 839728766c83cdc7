import type { SiteLocale } from '#core/locale/locale.ts'
import type { ArticleGroup } from '#site/articles.ts'
import type { PageText } from '#site/pages.ts'
import { helpdeskDe } from './helpdesk-de.ts'
import { helpdeskNl } from './helpdesk-nl.ts'

/** What people call a host about most, by the article that answers it. */
export const commonCalls = [
  'mail-not-arriving',
  'site-offline',
  'password-reset',
  'invoices',
  'move-stuck',
  'domain-quarantine',
  'hosting-ssl',
  'mail-spam',
  'hosting-full',
  'dns-ttl',
] as const
export type CommonCall = (typeof commonCalls)[number]

/** What the helpdesk and the pages of its articles say beside the articles. */
export interface HelpdeskText {
  readonly head: PageText
  readonly groups: Readonly<Record<ArticleGroup, string>>
  /** Above what people call about most. */
  readonly calls: string
  readonly callTexts: Readonly<Record<CommonCall, string>>
  /** Above the articles that stand first. */
  readonly quick: string
  /** Above all of them, by group. */
  readonly all: string
  /** In place of the search, where no script runs. */
  readonly noScript: string
  readonly contact: {
    readonly h2: string
    readonly lead: string
    readonly call: { readonly title: string; readonly hours: string }
    readonly write: { readonly title: string; readonly text: string }
    readonly status: { readonly title: string; readonly text: string; readonly link: string }
  }
  readonly article: {
    /** Above the list of its sections. */
    readonly sections: string
    readonly related: string
    readonly updated: (day: string) => string
    /** Above the ways to reach us. */
    readonly stuck: string
    readonly stuckLead: string
  }
  /** Above a few articles on another page. */
  readonly links: string
  /** Words of a question that say nothing about its subject. */
  readonly emptyWords: string
}

/** Articles and other pages show parts of it. */
export const helpdeskTexts: Readonly<Record<SiteLocale, HelpdeskText>> = { nl: helpdeskNl, de: helpdeskDe }

/** Articles that stand first, by id: what people need at the moment something must work. */
export const quickArticles = [
  'transfer-code',
  'mail-server-settings',
  'dns-records',
  'login-trouble',
  'order-messages',
  'support-times',
] as const
