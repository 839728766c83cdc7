import { usePathname } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'

/** The head of a step whose content is still to come. */
export function StepPage() {
  const { pages } = useOrder()
  const path = usePathname()
  const text = Object.values(pages).find((page) => page.path === path)
  return (
    <>
      <h1>{text?.h1}</h1>
      <p className="lead">{text?.lead}</p>
    </>
  )
}
