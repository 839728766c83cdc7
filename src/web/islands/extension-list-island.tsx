import { ExtensionList } from '#web/extension-list/extension-list.tsx'
import type { ExtensionListProps } from '#web/extension-list/extension-list-props.ts'
import { hydrateAtOnce } from '#web/islands/react-runtime.ts'
import { pageLocale } from '#web/page-locale.ts'
import type { IslandModule } from '#web/shell/islands.ts'
import { Texts } from '#web/texts.tsx'

const messages = {
  nl: () => import('virtual:messages/extension-list/nl'),
  de: () => import('virtual:messages/extension-list/de'),
}

const locale = pageLocale()
const texts = await messages[locale]()

export const mount: IslandModule['mount'] = (element) => {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as ExtensionListProps
  hydrateAtOnce(
    element,
    <Texts locale={locale} messages={texts.default}>
      <ExtensionList {...props} />
    </Texts>,
  )
}
