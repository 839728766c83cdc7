import type { SiteLocale } from '#core/locale/locale.ts'
import { helpdeskDe } from './helpdesk-de.ts'
import { helpdeskNl, type HelpdeskText } from './helpdesk-nl.ts'

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
