import type { SiteLocale } from '#domain/basics/locale.ts'
import { pathOf } from '#site/links.ts'
import { Island } from '#web/islands/island.tsx'
import { SiteSearch, type SiteSearchProps } from '#web/site-search/site-search.tsx'
import { Texts } from '#web/texts.tsx'

interface Props {
  readonly locale: SiteLocale
  readonly index: string
  readonly messages: unknown
}

export function SiteSearchIsland({ locale, index, messages }: Props) {
  const props: SiteSearchProps = { action: pathOf('helpdesk', locale), index, contact: pathOf('contact', locale) }
  return (
    <Island name="site-search" when="asked" props={{ ...props }}>
      <Texts locale={locale} messages={messages}>
        <SiteSearch {...props} />
      </Texts>
    </Island>
  )
}
