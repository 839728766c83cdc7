import { type ReactNode, useMemo } from 'react'
import { useLocale, useMessages } from 'use-intl'
import { Texts } from '#web/texts.tsx'

/** The texts of the app and those that came with a page. */
export function OwnTexts({ messages, children }: { readonly messages: object; readonly children: ReactNode }) {
  const known = useMessages()
  const all = useMemo(() => ({ ...known, ...messages }), [known, messages])
  return (
    <Texts locale={useLocale()} messages={all}>
      {children}
    </Texts>
  )
}
