import type { SiteLocale } from '#domain/basics/locale.ts'
import { ExtensionList } from '#web/extension-list/extension-list.tsx'
import type { ExtensionListProps } from '#web/extension-list/extension-list-props.ts'
import { Island } from '#web/islands/island.tsx'
import { Texts } from '#web/texts.tsx'

interface Props {
  readonly locale: SiteLocale
  readonly messages: unknown
  readonly list: ExtensionListProps
}

export function ExtensionListIsland({ locale, messages, list }: Props) {
  return (
    <Island name="extension-list" props={{ ...list }}>
      <Texts locale={locale} messages={messages}>
        <ExtensionList {...list} />
      </Texts>
    </Island>
  )
}
