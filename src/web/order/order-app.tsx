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
  /** Path to render at build; in the browser the path comes from the URL. */
  readonly ssrPath?: string
  /** In the browser, the session that has already started loading the page. */
  readonly session?: OrderSession
}

/** The app of `/order/*`: shows the page that belongs to the path. */
export function OrderApp({ ssrPath, session: begun, ...embedded }: OrderAppProps) {
  useSessionExpired()
  const [session] = useState(() => begun ?? createOrderSession())
  const setting = { ...embedded, pricedOn: useShopDay(embedded.pricedOn) }
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

/** Opens the log-in dialog when the session expires during an order. */
function useSessionExpired(): void {
  const { lapsed } = useSession()
  useEffect(() => {
    if (lapsed) void showLogin()
  }, [lapsed])
}

const dayCheckIntervalMs = 60_000

/** Today in the shop's time zone, updated at midnight. A clock earlier than the build date is wrong and ignored. */
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
