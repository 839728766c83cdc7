import type { ReactNode } from 'react'
import { cart } from '#web/cart/cart.ts'
import { CartContext } from '#web/cart/use-cart.ts'
import { session } from '#web/session/session.ts'
import { SessionContext } from '#web/session/use-session.ts'

/** Cart and session, for the islands that need them. */
export function AccountContext({ children }: { readonly children: ReactNode }) {
  return (
    <CartContext value={cart}>
      <SessionContext value={session}>{children}</SessionContext>
    </CartContext>
  )
}
