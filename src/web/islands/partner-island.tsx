import type { ReactNode } from 'react'
import { hydrateAtOnce } from '#web/islands/react-runtime.ts'
import type { IslandModule } from '#web/shell/islands.ts'
import { Texts } from '#web/texts.tsx'

/** An island of the partner programme, which speaks Dutch only. */
export function partnerIsland(messages: unknown, render: (props: unknown) => ReactNode): IslandModule['mount'] {
  return (element) =>
    hydrateAtOnce(
      element,
      <Texts locale="nl" messages={messages}>
        {render(JSON.parse(element.dataset['props'] ?? '{}'))}
      </Texts>,
    )
}
