import { hydrateAtOnce } from '#web/islands/react-runtime.ts'
import type { IslandModule } from '#web/shell/islands.ts'
import { SiteSearch, type SiteSearchProps } from '#web/site-search/site-search.tsx'
import { Texts } from '#web/texts.tsx'
import { pageLocale } from '#web/page-locale.ts'

const messages = {
  nl: () => import('virtual:messages/site-search/nl'),
  de: () => import('virtual:messages/site-search/de'),
}

const locale = pageLocale()
const texts = await messages[locale]()

export const mount: IslandModule['mount'] = (element) => {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as SiteSearchProps
  hydrateAtOnce(
    element,
    <Texts locale={locale} messages={texts.default}>
      <SiteSearch {...props} />
    </Texts>,
  )
}
