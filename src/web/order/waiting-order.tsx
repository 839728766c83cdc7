import { LoadingSummary } from '#web/cart/loading-summary.tsx'
import type { OrderPageId } from '#web/order/order-context.ts'

interface Props {
  readonly id: OrderPageId
  readonly heading: string
}

/** An order page before its cart is known, in the shape it will have. Its heading is not one yet: the page has one. */
export function WaitingOrder({ id, heading }: Props) {
  return (
    <div className="wrap order">
      <div>
        <p className="h1">{heading}</p>
        {id === 'orderDomains' && <div className="search" />}
        <div className="bars late" aria-hidden="true">
          <span className="sk wide" />
          <span className="sk wide" />
          <span className="sk wide" />
        </div>
      </div>
      <LoadingSummary />
    </div>
  )
}
