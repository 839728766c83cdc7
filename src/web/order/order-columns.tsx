import type { ReactNode } from 'react'
import { EmptySummary, LoadingSummary } from '#web/cart/summary-frame.tsx'
import { LoadingBars } from '#web/ui/loading-bars.tsx'
import { type OrderPageId, useOrder } from './order-context.ts'

interface ColumnsProps {
  readonly kind?: 'checkout' | 'alone'
  readonly children: ReactNode
  /** The second column: the cart, or its loading state by default. */
  readonly summary?: ReactNode
}

/** The two columns of every order page: the step, and the cart beside it. */
export function OrderColumns({ kind, children, summary = <LoadingSummary /> }: ColumnsProps) {
  return (
    <div className={kind ? `wrap order ${kind}` : 'wrap order'}>
      <div>{children}</div>
      {summary}
    </div>
  )
}

interface StepProps {
  readonly id: OrderPageId
  readonly heading: string
}

/** A step whose cart is loading. Its heading is no `h1`, because the empty cart beside it in the document has one. */
export function LoadingStep({ id, heading }: StepProps) {
  const { pages, accepts } = useOrder()
  return (
    <OrderColumns>
      <p className="heading-1">{heading}</p>
      {id === 'orderDomains' && (
        <>
          <div className="search" />
          <div className="if-unasked">
            <p className="lead">{pages[id].lead}</p>
            <p className="small muted accepts">{accepts}</p>
          </div>
        </>
      )}
      <LoadingBars count={3} />
    </OrderColumns>
  )
}

/** The account step before its code is loaded. It does not depend on the cart. */
export function LoadingAccountPage() {
  const { h1, lead } = useOrder().pages.orderAccount
  return (
    <OrderColumns
      summary={
        <>
          <div className="if-kept">
            <LoadingSummary />
          </div>
          <div className="if-empty">
            <EmptySummary />
          </div>
        </>
      }
    >
      <LoadingAccount heading={h1} lead={lead} />
    </OrderColumns>
  )
}

/** Head of an account form, and bars until the session is known. */
export function LoadingAccount({ heading, lead }: { readonly heading: string; readonly lead?: string }) {
  return (
    <>
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <LoadingBars count={6} isTall />
    </>
  )
}
