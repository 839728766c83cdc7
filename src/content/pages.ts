import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PageText } from '#content/page-text.ts'
import { pagesDe } from '#content/de/pages.ts'
import { pagesNl } from '#content/nl/pages.ts'
import type { PageId } from '#site/pages.ts'

const texts: Readonly<Record<SiteLocale, Readonly<Partial<Record<PageId, PageText>>>>> = { nl: pagesNl, de: pagesDe }

/** What a page says of itself in a language it exists in. */
export function pageText(page: PageId, locale: SiteLocale): PageText {
  const text = texts[locale][page]
  if (!text) throw new Error(`The page ${page} has no text in ${locale}`)
  return text
}
