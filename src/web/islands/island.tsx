import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandDefinition } from './island-definition.ts'
import { useSite } from '#web/site-context.tsx'
import { Texts } from '#web/texts.tsx'

interface Props<IslandProps> {
  readonly island: IslandDefinition<IslandProps>
  /** `idle`: hydrated when the page is idle. `asked`: the same, but only if the URL has a search (`?q=`). */
  readonly when?: 'idle' | 'asked'
  readonly props: IslandProps
  readonly children: ReactElement
}

/** Prerenders a component as an island, with its props serialized for hydration. */
export function Island<IslandProps>({ island, when, props, children }: Props<IslandProps>) {
  const { locale, messages } = useSite()
  const html = renderToString(
    <Texts locale={locale} messages={messages}>
      {children}
    </Texts>,
  )
  return (
    <div
      data-island={island.name}
      data-when={when}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
