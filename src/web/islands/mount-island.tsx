/// <reference types="vite/types/importMeta.d.ts" />
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { CartContext } from '#web/cart/use-cart.ts'
import { hydrateAtOnce } from './react-runtime.ts'
import { pageLocale } from '#web/page-locale.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { Texts } from '#web/texts.tsx'
import type { IslandDefinition } from './island-definition.ts'

/** Collected by file name, so that no list of islands has to be maintained. */
const definitions = import.meta.glob<IslandDefinition>('../**/*-island.ts', { eager: true, import: 'default' })
const islands = new Map(Object.values(definitions).map((island) => [island.name, island]))

async function accountContext() {
  const [{ cart }, { session }] = await Promise.all([import('#web/cart/cart.ts'), import('#web/session/session.ts')])
  return ({ children }: { readonly children: ReactNode }) => (
    <CartContext value={cart}>
      <SessionContext value={session}>{children}</SessionContext>
    </CartContext>
  )
}

/** Loads everything an island needs in parallel, then hydrates its markup. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] ?? ''
  const island = islands.get(name)
  if (!island) throw new Error(`There is no island called ${name}`)
  const locale = pageLocale()
  const [component, messages, context] = await Promise.all([
    island.load(),
    island.messages?.[locale]?.(),
    island.withAccount && accountContext(),
  ])
  const Component = component as ComponentType<Record<string, unknown>>
  const Context = context || Fragment
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>
  hydrateAtOnce(
    element,
    <Texts locale={locale} messages={messages?.default ?? {}}>
      <Context>
        <Component {...props} />
      </Context>
    </Texts>,
  )
}
