import { domainTextsDe, extensionListDe } from '#content/de/domain-pages.ts'
import type { DomainPageId, DomainPageText, ExtensionListText } from '#content/domain-page-text.ts'
import { domainTextsNl, extensionListNl } from '#content/nl/domain-pages.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

export function domainPageText(page: DomainPageId, locale: SiteLocale): DomainPageText {
  return locale === 'nl' ? domainTextsNl[page] : domainTextsDe[page]
}

export function extensionListText(locale: SiteLocale): ExtensionListText {
  return locale === 'nl' ? extensionListNl : extensionListDe
}
