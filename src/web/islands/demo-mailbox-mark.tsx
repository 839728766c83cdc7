import type { SiteLocale } from '#domain/basics/locale.ts'
import { Mailbox } from '#web/demo/mailbox.tsx'
import { Island } from '#web/islands/island.tsx'
import { Texts } from '#web/texts.tsx'

interface Props {
  readonly locale: SiteLocale
  readonly messages: unknown
}

export function DemoMailboxIsland({ locale, messages }: Props) {
  return (
    <Island name="demo-mailbox" when="idle" props={{}}>
      <Texts locale={locale} messages={messages}>
        <Mailbox />
      </Texts>
    </Island>
  )
}
