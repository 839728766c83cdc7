import { helpdeskPageDe } from '#content/de/helpdesk-page.ts'
import type { HelpdeskPageText } from '#content/helpdesk-page-text.ts'
import { helpdeskPageNl } from '#content/nl/helpdesk-page.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

const texts: Readonly<Record<SiteLocale, HelpdeskPageText>> = { nl: helpdeskPageNl, de: helpdeskPageDe }

export function helpdeskPageText(locale: SiteLocale): HelpdeskPageText {
  return texts[locale]
}

/** Articles that stand first, by id: what people need at the moment something must work. */
export const quickArticles = [
  'transfer-code',
  'mail-server-settings',
  'dns-records',
  'login-trouble',
  'invoices',
  'site-offline',
] as const
