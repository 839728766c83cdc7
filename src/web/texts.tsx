import type { ReactNode } from 'react'
import { IntlProvider, type Messages } from 'use-intl'
import type { Locale } from '#core/locale/locale.ts'

interface Props {
  readonly locale: Locale
  /** A slice of the message catalogue, compiled at build. */
  readonly messages: unknown
  readonly children: ReactNode
}

/** Provides messages to components. A missing message is a bug and throws, so that no visitor sees its key. */
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
