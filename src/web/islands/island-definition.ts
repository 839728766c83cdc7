import type { ComponentType } from 'react'
import type { MessageFiles } from '#web/message-slices.ts'

/** A component that takes over prerendered markup in the browser. Declared in `*-island.ts` beside the component. */
export interface IslandDefinition<Props = never> {
  /** Unique: the markup carries it. */
  readonly name: string
  /** Its props come from the markup, where `Island` wrote them. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly messages?: MessageFiles | undefined
  /** The component needs cart and session. */
  readonly withAccount: boolean
}

interface IslandOptions {
  /** The interface texts it shows, in a file for each language. */
  readonly messages?: MessageFiles
  readonly withAccount?: boolean
}

export function defineIsland<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { messages, withAccount = false }: IslandOptions = {},
): IslandDefinition<Props> {
  return { name, load, messages, withAccount }
}
