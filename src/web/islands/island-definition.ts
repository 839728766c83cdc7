import type { ComponentType } from 'react'
import type { MessageFiles } from '#web/message-slices.ts'

/** A component that takes over prerendered markup in the browser. Declared in `*-island.ts` beside the component. */
export interface IslandDefinition<Props = never> {
  /** Unique name, referenced in the markup. */
  readonly name: string
  /** The props are read from the markup, where `Island` serialized them. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly messages?: MessageFiles | undefined
  /** The component needs the cart and the session. */
  readonly withAccount: boolean
}

interface IslandOptions {
  /** Message files per language. */
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
