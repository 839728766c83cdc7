import { useEffect } from 'react'
import { Announcer } from '#web/cart/announcer.tsx'
import { RemovalProvider } from '#web/cart/removal.tsx'
import { showLogin } from '#web/login/show-login.ts'
import { useSession } from '#web/session/use-session.ts'
import { usePathname } from './order-address.ts'
import { OrderContext, orderPageIds, type OrderSetting } from './order-context.ts'
import { OrderPage } from './order-page.tsx'

export interface OrderAppProps extends OrderSetting {
  /** Path to render at build; the browser reads its own address. */
  readonly ssrPath?: string
}

/** The whole of `/order/*`: one page at a time, by its path in the language. */
export function OrderApp({ ssrPath, ...setting }: OrderAppProps) {
  useSessionExpired()
  const path = usePathname(ssrPath)
  const id = orderPageIds.find((each) => setting.pages[each].path === path)
  return (
    <OrderContext value={setting}>
      <Announcer>
        <RemovalProvider>{id && <OrderPage key={id} id={id} />}</RemovalProvider>
      </Announcer>
    </OrderContext>
  )
}

/** Asks to log in again when the session expired during an order. */
function useSessionExpired(): void {
  const { lapsed } = useSession()
  useEffect(() => {
    if (lapsed) void showLogin()
  }, [lapsed])
}
