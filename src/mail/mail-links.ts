import type { Locale, SiteLocale } from '#domain/locale.ts'
import { pathOf } from '#site/links.ts'
import type { PageIdIn } from '#site/pages.ts'

export interface LinkParts {
  readonly origin: string
  /** Of the one link that needs it. */
  readonly token: string | null
}

export interface MailLinks {
  to(page: LinkedPage): string
  /** The token is behind the `#`: browsers send it to nobody, so no log can hold it. */
  withToken(page: LinkedPage): string
}

type LinkedPage = PageIdIn<SiteLocale>

export function mailLinks({ origin, token }: LinkParts, language: Locale): MailLinks {
  const to = (page: LinkedPage) => origin + pathOf(page, siteLocaleOf(language))
  return {
    to,
    withToken(page) {
      if (token === null) throw new Error(`The link to ${page} needs a token`)
      return `${to(page)}#token=${token}`
    },
  }
}

/** There are no English pages: whoever reads English gets the Dutch ones. */
export function siteLocaleOf(language: Locale): SiteLocale {
  return language === 'de' ? 'de' : 'nl'
}
