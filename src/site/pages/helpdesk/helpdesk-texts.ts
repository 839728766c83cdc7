import type { SiteLocale } from '#core/locale/locale.ts'
import type { ArticleGroup } from '#site/articles.ts'
import type { PageText } from '#site/pages.ts'
import { helpdeskDe } from './helpdesk-de.ts'
import { helpdeskNl } from './helpdesk-nl.ts'

/** The most frequent reasons to call a host, by the article that answers each. */
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

/** Texts of the helpdesk page and around its articles. */
export interface HelpdeskText {
  readonly head: PageText
  readonly groups: Readonly<Record<ArticleGroup, string>>
  /** Heading above the most frequent reasons to call. */
  readonly calls: string
  readonly callTexts: Readonly<Record<CommonCall, string>>
  /** Heading above the articles for urgent problems. */
  readonly quick: string
  /** Heading above all articles by group. */
  readonly all: string
  /** Message in place of the search without JavaScript. */
  readonly noScript: string
  readonly contact: {
    readonly h2: string
    readonly lead: string
    readonly call: { readonly title: string; readonly hours: string }
    readonly write: { readonly title: string; readonly text: string }
    readonly status: { readonly title: string; readonly text: string; readonly link: string }
  }
  readonly article: {
    /** Heading above an article's table of contents. */
    readonly sections: string
    readonly related: string
    readonly updated: (day: string) => string
    /** Heading above the contact options. */
    readonly stuck: string
    readonly stuckLead: string
  }
  /** Heading above the articles on other pages. */
  readonly links: string
  /** Stop words of a search query. */
  readonly emptyWords: string
}

export const helpdeskTexts: Readonly<Record<SiteLocale, HelpdeskText>> = { nl: helpdeskNl, de: helpdeskDe }

/** Ids of the articles for urgent problems, which are listed first. */
export const quickArticles = [
  'transfer-code',
  'mail-server-settings',
  'dns-records',
  'login-trouble',
  'order-messages',
  'support-times',
] as const
