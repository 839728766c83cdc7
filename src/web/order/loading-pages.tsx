import { EmptySummary, LoadingSummary } from '#web/cart/placeholder-summary.tsx'
import { type OrderPageId, useOrder } from './order-context.ts'
import { StatusBanner } from './status-banner.tsx'

interface Props {
  readonly id: OrderPageId
  readonly heading: string
}

/** An order page before its cart is known, in the shape it will have. Its heading is not one yet: the page has one. */
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

/** The step that shows with or without a cart, before the rest of it is there. */
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

/** A payment before the page that follows it is there. */
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

/** The step before anybody knows who is there, in the shape it will have. */
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
