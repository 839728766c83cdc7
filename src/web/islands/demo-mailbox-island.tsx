import { Mailbox } from '#web/demo/mailbox.tsx'
import { hydrateAtOnce } from '#web/islands/react-runtime.ts'
import { pageLocale } from '#web/page-locale.ts'
import type { IslandModule } from '#web/shell/islands.ts'
import { Texts } from '#web/texts.tsx'

const messages = {
  nl: () => import('virtual:messages/demo-mailbox/nl'),
  de: () => import('virtual:messages/demo-mailbox/de'),
}

const locale = pageLocale()
const texts = await messages[locale]()

export const mount: IslandModule['mount'] = (element) => {
  hydrateAtOnce(
    element,
    <Texts locale={locale} messages={texts.default}>
      <Mailbox />
    </Texts>,
  )
}
