import type { ReactNode } from 'react'
import { cart } from '#web/cart/cart.ts'
import { CartContext } from '#web/cart/use-cart.ts'
import { hydrateAtOnce } from '#web/islands/react-runtime.ts'
import { pageLocale } from '#web/page-locale.ts'
import { session } from '#web/session/session.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { Texts } from '#web/texts.tsx'

interface Loaded {
  readonly default: unknown
}

const locale = pageLocale()

/** Waits for the texts of an island about accounts, then says how to bring it to life, with cart and session. */
export async function accountIsland(
  messages: Readonly<Record<typeof locale, () => Promise<Loaded>>>,
  render: (props: unknown) => ReactNode,
): Promise<(element: HTMLElement) => void> {
  const texts = await messages[locale]()
  return (element) =>
    hydrateAtOnce(
      element,
      <Texts locale={locale} messages={texts.default}>
        <CartContext value={cart}>
          <SessionContext value={session}>{render(JSON.parse(element.dataset['props'] ?? '{}'))}</SessionContext>
        </CartContext>
      </Texts>,
    )
}
