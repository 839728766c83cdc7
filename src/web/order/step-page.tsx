import { usePathname } from '#web/order/order-address.ts'
import { orderPageIds, useOrder } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'

/** The head of a step whose content is still to come. */
export function StepPage() {
  const { pages } = useOrder()
  const path = usePathname()
  const id = orderPageIds.find((each) => pages[each].path === path) ?? 'orderAccount'
  return (
    <OrderLayout id={id}>
      <h1>{pages[id].h1}</h1>
      <p className="lead">{pages[id].lead}</p>
    </OrderLayout>
  )
}
