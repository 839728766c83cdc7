import type { SiteLocale } from '#domain/basics/locale.ts'
import { accountAsidesDe } from '#content/de/account-asides.ts'
import { accountAsidesNl } from '#content/nl/account-asides.ts'

/** What to know while filling in a form about one's account. */
export interface AccountAside {
  readonly title: string
  readonly text: string
  /** With a way to log in below it. */
  readonly login?: true
}

export interface AccountAsides {
  readonly register: readonly AccountAside[]
  readonly forgotPassword: readonly AccountAside[]
  readonly setPassword: readonly AccountAside[]
  readonly verifyEmail: readonly AccountAside[]
}

export const accountAsides: Readonly<Record<SiteLocale, AccountAsides>> = { nl: accountAsidesNl, de: accountAsidesDe }
