import { EmptySummary, LoadingSummary } from '#web/cart/placeholder-summary.tsx'
import { type OrderPageId, useOrder } from './order-context.ts'
import { StatusBanner } from './status-banner.tsx'

interface Props {
  readonly id: OrderPageId
  readonly heading: string
}

/** Placeholder of an order page in its final layout. Its heading is no `h1`, since the page already has one. */
export function LoadingOrder({ id, heading }: Props) {
  const { pages, accepts } = useOrder()
  return (
    <div className="wrap order">
      <div>
        <p className="h1">{heading}</p>
        {id === 'orderDomains' && (
          <>
            <div className="search" />
            <div className="if-unasked">
              <p className="lead">{pages[id].lead}</p>
              <p className="small muted accepts">{accepts}</p>
            </div>
          </>
        )}
        <div className="bars late" aria-hidden="true">
          <span className="skeleton wide" />
          <span className="skeleton wide" />
          <span className="skeleton wide" />
        </div>
      </div>
      <LoadingSummary />
    </div>
  )
}

/** Placeholder of the account step, which does not depend on the cart. */
export function LoadingAccountPage() {
  const { h1, lead } = useOrder().pages.orderAccount
  return (
    <div className="wrap order">
      <div>
        <LoadingAccount heading={h1} lead={lead} />
      </div>
      <div className="if-kept">
        <LoadingSummary />
      </div>
      <div className="if-empty">
        <EmptySummary />
      </div>
    </div>
  )
}

export function LoadingCompletePage() {
  const { h1, lead } = useOrder().pages.orderComplete
  return (
    <>
      <StatusBanner drawing="glas" height={260}>
        <h1>{h1}</h1>
        <p className="lead">{lead}</p>
      </StatusBanner>
      <div className="asking" />
    </>
  )
}

/** Placeholder of the account form until the session is known, in its final layout. */
export function LoadingAccount({ heading, lead }: { readonly heading: string; readonly lead?: string }) {
  return (
    <>
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <div className="bars tall late" aria-hidden="true">
        <span className="skeleton wide" />
        <span className="skeleton wide" />
        <span className="skeleton wide" />
        <span className="skeleton wide" />
        <span className="skeleton wide" />
        <span className="skeleton wide" />
      </div>
    </>
  )
}
