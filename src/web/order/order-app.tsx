import { Announcer } from '#web/cart/announcer.tsx'
import { RemovalProvider } from '#web/cart/removal.tsx'
import { usePathname } from '#web/order/order-address.ts'
import { OrderContext, orderPageIds, type OrderSetting } from '#web/order/order-context.ts'
import { OrderPage } from '#web/order/order-page.tsx'
import { useLapse } from '#web/order/use-lapse.ts'

export interface OrderAppProps extends OrderSetting {
  /** Path to render at build; the browser reads its own address. */
  readonly ssrPath?: string
}

/** The whole of `/order/*`: one page at a time, by its path in the language. */
export function OrderApp({ ssrPath, ...setting }: OrderAppProps) {
  useLapse()
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
