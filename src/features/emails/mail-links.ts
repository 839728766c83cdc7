import { type Locale, type SiteLocale, siteLocaleOf } from '#core/locale/locale.ts'
import { pathOf } from '#site/links.ts'
import { loginAnchor, type PageId, type PageIdIn } from '#site/pages.ts'
import { termsPathIn } from '#site/terms-path.ts'

export interface LinkParts {
  readonly origin: string
  /** For `withToken`; null in mails without such a link. */
  readonly token: string | null
}

export interface MailLinks {
  to(page: LinkedPage): string
  /** The token is in the fragment: browsers do not send it, so it ends up in no log. */
  withToken(page: LinkedPage): string
  /** For browsers without script, which cannot read the fragment: the token, to be typed on the page. */
  readonly code: string
  /** The payment's status page, in the language of the page it was made on. */
  toPayment(paymentId: string, siteLocale: SiteLocale): string
  /** Pages of the partner programme are Dutch only. */
  withPartnerToken(page: 'partnerSignup' | 'partnerStatement'): string
  /** The home page with the partner's number. */
  viaPartner(number: string): string
  /** The log-in step, from which the customer continues an open order. */
  readonly login: string
  readonly terms: string
}

type LinkedPage = PageIdIn<SiteLocale>

export function mailLinks({ origin, token }: LinkParts, language: Locale): MailLinks {
  const to = (page: LinkedPage) => origin + pathOf(page, siteLocaleOf(language))
  return {
    to,
    code: token ?? '',
    withToken: (page) => to(page) + tokenFor(page),
    withPartnerToken: (page) => origin + pathOf(page, 'nl') + tokenFor(page),
    viaPartner: (number) => `${origin}/?via=${number}`,
    toPayment: (paymentId, siteLocale) => `${origin}${pathOf('orderComplete', siteLocale)}?payment=${paymentId}`,
    login: `${to('orderAccount')}#${loginAnchor}`,
    terms: origin + termsPathIn(language),
  }

  function tokenFor(page: PageId): string {
    if (token === null) throw new Error(`The link to ${page} needs a token`)
    return `#token=${token}`
  }
}
