import { useEffect, useState, useSyncExternalStore } from 'react'
import type { IsoDate } from '#core/time/iso-date.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { Announcer } from '#web/cart/announcer.tsx'
import { RemovalProvider } from '#web/cart/removal.tsx'
import { showLogin } from '#web/login/show-login.ts'
import { useSession } from '#web/session/use-session.ts'
import { usePathname } from './order-address.ts'
import { OrderContext, orderPageIds, type OrderSetting } from './order-context.ts'
import { createOrderSession, type OrderSession, OrderSessionContext } from './order-session.ts'
import { OrderPage } from './order-page.tsx'

export interface OrderAppProps extends OrderSetting {
  /** Path to render at build; the browser reads its own address. */
  readonly ssrPath?: string
  /** The browser has begun to load the page before it renders it. */
  readonly session?: OrderSession
}

/** The whole of `/order/*`: one page at a time, by its path in the language. */
export function OrderApp({ ssrPath, session: begun, ...given }: OrderAppProps) {
  useSessionExpired()
  const [session] = useState(() => begun ?? createOrderSession())
  const setting = { ...given, pricedOn: useShopDay(given.pricedOn) }
  const path = usePathname(ssrPath)
  const id = orderPageIds.find((each) => setting.pages[each].path === path)
  return (
    <OrderContext value={setting}>
      <OrderSessionContext value={session}>
        <Announcer>
          <RemovalProvider>{id && <OrderPage key={id} id={id} />}</RemovalProvider>
        </Announcer>
      </OrderSessionContext>
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

const dayCheckIntervalMs = 60_000

/** Today in the shop, also past midnight. A clock that is behind the day of the build is wrong. */
function useShopDay(builtOn: IsoDate): IsoDate {
  const currentDay = () => {
    const today = shopDayOf(new Date())
    return today > builtOn ? today : builtOn
  }
  return useSyncExternalStore(subscribeToDay, currentDay, () => builtOn)
}

function subscribeToDay(onChange: () => void): () => void {
  const timer = setInterval(onChange, dayCheckIntervalMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
