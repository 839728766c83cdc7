import type { ReactNode } from 'react'
import { IntlProvider, type Messages } from 'use-intl'
import type { Locale } from '#core/locale/locale.ts'

interface Props {
  readonly locale: Locale
  /** A slice of the catalogue, compiled at build. */
  readonly messages: unknown
  readonly children: ReactNode
}

/** Gives components their texts. A missing text is a mistake of ours, never something a visitor should read. */
export function Texts({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} messages={messages as Messages} timeZone="Europe/Amsterdam" onError={fail}>
      {children}
    </IntlProvider>
  )
}

function fail(error: Error): never {
  throw error
}
