import { type Locale, type SiteLocale, siteLocaleOf } from '#domain/basics/locale.ts'
import { brand } from '#site/brand.ts'
import { pathOf } from '#site/links.ts'
import type { PageId, PageIdIn } from '#site/pages.ts'

export interface LinkParts {
  readonly origin: string
  /** Of the one link that needs it. */
  readonly token: string | null
  /** Where the invoice of an order is, for whoever holds the mail. */
  readonly invoicePath: (orderNumber: string) => string
}

export interface MailLinks {
  to(page: LinkedPage): string
  /** The token is behind the `#`: browsers send it to nobody, so no log can hold it. */
  withToken(page: LinkedPage): string
  /** How a payment goes, and a new attempt if it went wrong, in the language of the page it was made on. */
  toPayment(paymentId: string, siteLocale: SiteLocale): string
  toInvoice(orderNumber: string): string
  /** Pages of the partner programme are Dutch only. */
  withPartnerToken(page: 'partnerSignup' | 'partnerStatement'): string
  /** What a partner shares. */
  viaPartner(number: string): string
  readonly terms: string
}

type LinkedPage = PageIdIn<SiteLocale>

export function mailLinks({ origin, token, invoicePath }: LinkParts, language: Locale): MailLinks {
  const to = (page: LinkedPage) => origin + pathOf(page, siteLocaleOf(language))
  return {
    to,
    withToken: (page) => to(page) + tokenFor(page),
    withPartnerToken: (page) => origin + pathOf(page, 'nl') + tokenFor(page),
    viaPartner: (number) => `${origin}/?via=${number}`,
    toPayment: (paymentId, siteLocale) => `${origin}${pathOf('orderComplete', siteLocale)}?payment=${paymentId}`,
    toInvoice: (orderNumber) => origin + invoicePath(orderNumber),
    terms: origin + brand.termsPath,
  }

  function tokenFor(page: PageId): string {
    if (token === null) throw new Error(`The link to ${page} needs a token`)
    return `#token=${token}`
  }
}
