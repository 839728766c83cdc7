import { type Locale, type SiteLocale, siteLocaleOf } from '#core/locale/locale.ts'
import { pathOf } from '#site/links.ts'
import { loginAnchor, type PageId, type PageIdIn } from '#site/pages.ts'
import { termsPathIn } from '#site/terms-path.ts'

/** What confirms the address that a mail goes to. */
export interface Confirmation {
  readonly token: string
  /** Six digits for the page of the order; null when the customer has had those of this day. */
  readonly code: string | null
}

export interface LinkParts {
  readonly origin: string
  /** For `withToken`; null in mails without such a link. */
  readonly token: string | null
  /** For `toConfirm`; null in other mails. */
  readonly confirmation: Confirmation | null
}

type LinkedPage = PageIdIn<SiteLocale>

export type MailLinks = ReturnType<typeof mailLinks>

export function mailLinks({ origin, token, confirmation }: LinkParts, language: Locale) {
  const to = (page: LinkedPage): string => origin + pathOf(page, siteLocaleOf(language))
  return {
    to,
    /** The token is in the fragment: browsers do not send it, so it ends up in no log. */
    withToken: (page: LinkedPage): string => to(page) + tokenFor(page, token),
    /** Confirms the address that the mail goes to. */
    toConfirm: (): string => to('verifyEmail') + tokenFor('verifyEmail', confirmation?.token ?? null),
    /** Confirms the address on the page of the order. */
    digits: confirmation?.code ?? null,
    /** The token to type in a browser without script, which cannot read the fragment. */
    code: token ?? '',
    /** The payment's status page, in the language of the page it was made on. */
    toPayment: (paymentId: string, siteLocale: SiteLocale): string =>
      `${origin}${pathOf('orderComplete', siteLocale)}?payment=${paymentId}`,
    /** Pages of the partner programme are Dutch only. */
    withPartnerToken: (page: 'partnerSignup' | 'partnerStatement'): string =>
      origin + pathOf(page, 'nl') + tokenFor(page, token),
    /** The home page with the partner's number. */
    viaPartner: (number: string): string => `${origin}/?via=${number}`,
    /** The log-in step, from which the customer continues an open order. */
    login: `${to('orderAccount')}#${loginAnchor}`,
    terms: origin + termsPathIn(language),
  }
}

function tokenFor(page: PageId, value: string | null): string {
  if (value === null) throw new Error(`The link to ${page} needs a token`)
  return `#token=${value}`
}
