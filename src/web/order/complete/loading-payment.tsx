import { useOrder } from '#web/order/order-context.ts'
import { ResultBanner } from './result-banner.tsx'

/** The page of a payment until the first response, in the layout that `OrderFacts` and `DeliverySteps` will fill. */
export function LoadingPayment() {
  const { h1, lead } = useOrder().pages.orderComplete
  return (
    <>
      <ResultBanner title={h1} lead={lead} drawing="glas" height={260} />
      <div className="wrap asking appears-late" aria-hidden="true">
        <div className="facts">
          <span className="skeleton long" />
          <span className="skeleton long" />
          <span className="skeleton long" />
          <span className="skeleton long" />
        </div>
        <div className="grid happens">
          <div className="bars rest">
            <span className="skeleton wide" />
            <span className="skeleton wide" />
            <span className="skeleton wide" />
          </div>
        </div>
      </div>
    </>
  )
}
