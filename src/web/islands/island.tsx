import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './island-modules.tsx'
import { useSite } from '#web/site-context.tsx'
import { Texts } from '#web/texts.tsx'

interface Props {
  readonly name: IslandName
  /** `idle`: without anybody coming near; `asked`: the same when the address holds a question, `?q=`. */
  readonly when?: 'idle' | 'asked'
  readonly props: Readonly<Record<string, unknown>>
  readonly children: ReactElement
}

/** Marks prerendered markup that a React component takes over later, with the props it was rendered with. */
export function Island({ name, when, props, children }: Props) {
  const { locale, messages } = useSite()
  const html = renderToString(
    <Texts locale={locale} messages={messages}>
      {children}
    </Texts>,
  )
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
